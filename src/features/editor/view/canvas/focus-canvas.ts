/** The canvas, which has the keys of the editor. */
export function canvasOf(page: Document = document): HTMLElement | null {
  return page.querySelector<HTMLElement>('[role=application]')
}

/** Gives the focus to the canvas, where there is one. */
export function focusCanvas() {
  canvasOf()?.focus()
}
