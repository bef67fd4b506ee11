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
  // oxlint-disable-next-line react/set-state-in-effect -- the library clears it in an effect of its own, before this
  useEffect(() => begin(), [])
  return [text, setText] as const
}
