/** Whether a dialog is open anywhere in the page: it has the keys, and what opens by itself waits for it. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null
}

/** Whether one is open that keeps the rest of the page from being used. */
export function isModalOpen(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]') !== null
}
