export function canvasOf(page: Document = document): HTMLElement | null {
  return page.querySelector<HTMLElement>('[role=application]')
}

export function focusCanvas() {
  canvasOf()?.focus()
}
