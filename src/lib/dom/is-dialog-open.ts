/**
 * Whether a dialog is open over the page: it has the keys, and what opens by itself waits for it. One beside the page's
 * content (`ui/overlay/inspector.tsx`) leaves both to the page.
 */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]:not([data-beside])') !== null
}

export function isModalOpen(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]') !== null
}
