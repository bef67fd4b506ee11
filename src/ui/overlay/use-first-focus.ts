import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus to what is marked with `data-autofocus` in a question. A dialog does that when it opens; one question
 * may follow another in the same dialog.
 */
export function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true }), [])
  return body
}
