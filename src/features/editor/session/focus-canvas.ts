import { isDialogOpen } from '#src/lib/dom/is-dialog-open.ts'
import { isTextField } from '#src/lib/dom/is-text-field.ts'

export function canvasOf(page: Document = document): HTMLElement | null {
  return page.querySelector<HTMLElement>('[role=application]')
}

/** The focus comes anew, so that it shows a ring only after keys: a field that had it would hand its own on. */
export function focusCanvas() {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
  canvasOf()?.focus()
}

/** The canvas has the keys, too, once what had them went with what was done. */
export function focusCanvasIfNothing() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && !isDialogOpen()) focusCanvas()
  })
}

/** What one press of the mouse chooses, and is then done with. */
const CHOSEN_BY_PRESS = '[role=option], [role=radio], [role=switch], input[type=radio], input[type=checkbox], label'

/** After a choice by the mouse the canvas has the keys again, so that arrows and Delete mean what was changed. */
export function focusCanvasAfterChoice({ detail, target }: { detail: number; target: EventTarget }) {
  // keys press too, and whoever goes by them stays where they are
  if (detail === 0 || !(target instanceof Element) || !target.closest(CHOSEN_BY_PRESS)) return
  // a label gives its field the focus only after the press
  requestAnimationFrame(() => {
    if (!isDialogOpen() && !isTextField(document.activeElement)) focusCanvas()
  })
}
