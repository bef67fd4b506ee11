import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * What is typed into a field of the library that is searched by typing; begins with what has been typed before the
 * field was there, which the library clears when it comes. The caret stays where it was in that.
 */
export function useSearchText(typed: string | undefined) {
  const [text, setText] = useState('')
  const begin = useEffectEvent(() => {
    if (typed !== undefined) setText(typed)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the library's own effect clears it just before
  useEffect(() => begin(), [])

  useKeptCaret(typed, text)
  return [text, setText] as const
}

/** The caret stays where it was in what had been typed when the field that shows it stands in the place of another. */
export function useKeptCaret(typed: string | undefined, text: string | undefined) {
  // while this is drawn for the first time, the field before it has the focus
  const [caret] = useState(() => caretOf(document.activeElement))
  const isKept = useRef(false)
  useLayoutEffect(() => {
    const field = document.activeElement
    if (isKept.current || typed === undefined || text !== typed || !(field instanceof HTMLInputElement)) return
    isKept.current = true
    if (caret && field.value === typed) field.setSelectionRange(...caret)
  }, [text, typed, caret])
}

function caretOf(field: Element | null) {
  return field instanceof HTMLInputElement ? ([field.selectionStart, field.selectionEnd] as const) : undefined
}
