import { useLayoutEffect, useReducer, type RefObject } from 'react'

/** What is wrong: a field, or a message where a group of fields or a table has none to be marked. */
const INVALID = '[aria-invalid=true], [role=alert]'

/**
 * Brings the first thing that is wrong in a form into view, with the focus if it takes one. Call what it returns
 * together with the change of state that shows the messages: it acts once they are there, and before anything else can
 * be typed.
 */
export function useShowFirstInvalid(form: RefObject<HTMLElement | null>): () => void {
  const [asked, show] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (asked === 0) return
    const first = form.current?.querySelector<HTMLElement>(INVALID)
    first?.scrollIntoView({ block: 'nearest' })
    first?.focus()
  }, [asked, form])
  return show
}
