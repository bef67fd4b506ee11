/*
 * What is open over a page belongs to it: menus, dialogs, questions. It closes when the page is left, by another page
 * or by a move in the history of the browser (N20). What stands in the address, such as a preview, follows that.
 */

let page = new AbortController()

/**
 * Aborted when the page that is shown now is left. What asks something after a wait takes it before, so that it asks
 * nothing over another page.
 */
export const thisPage = (): AbortSignal => page.signal

/** `arrival`: of the page that was left before, which stood until the next one came. */
export function leaveThisPage(arrival?: 'arrival') {
  const left = page
  page = new AbortController()
  left.abort(arrival)
}
