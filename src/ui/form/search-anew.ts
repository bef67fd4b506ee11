import type { FocusEvent, MouseEvent } from 'react'

/** For a field that is searched by typing: what it has is selected as it is entered, so that typing begins anew. */
export const searchAnew = {
  onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
  /** A press would put the caret in the middle of it. */
  onMouseDown(event: MouseEvent<HTMLInputElement>) {
    const input = event.currentTarget
    if (event.button !== 0 || document.activeElement === input) return
    event.preventDefault()
    input.focus()
  },
}
