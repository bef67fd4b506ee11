/** Whether a dialog is open anywhere in the page: it has the keys, and what opens by itself waits for it. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null
}

export function isModalOpen(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]') !== null
}
