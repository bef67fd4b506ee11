import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What is typed into a field of the library that is searched by typing; begins with what has been typed before the
 * field was there, which the library clears when it comes.
 */
export function useSearchText(typed: string | undefined) {
  const [text, setText] = useState('')
  const begin = useEffectEvent(() => {
    if (typed !== undefined) setText(typed)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the library's own effect clears it just before
  useEffect(() => begin(), [])
  return [text, setText] as const
}
