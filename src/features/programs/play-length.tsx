import { useEffect, useMemo, useState } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { formatDuration } from '#src/domain/units.ts'
import { saidSeconds } from '#src/scene/model/said-seconds.ts'

/** How long an ad lasts (E2). What reads its elements is loaded for the rare content that does not say it. */
export function PlayLength({ content }: Pick<Program, 'content'>) {
  const said = useMemo(() => saidSeconds(content), [content])
  const [read, setRead] = useState<{ content: typeof content; seconds: number | undefined }>()
  useEffect(() => {
    if (said !== 'unsaid') return undefined
    let isGone = false
    import('#src/scene/model/content-seconds.ts').then(
      ({ contentSeconds }) => {
        if (!isGone) setRead({ content, seconds: contentSeconds(content) })
      },
      // without it the card says less
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [said, content])
  const seconds = said === 'unsaid' ? (read && read.content === content ? read.seconds : undefined) : said
  return <span>{formatDuration(seconds)}</span>
}
