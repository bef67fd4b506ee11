/*
 * Code that was to be loaded and did not come: offline, or a newer version has replaced it on the server. The build
 * announces each such failure before it throws it.
 */

/** What is said of code that did not come; there is a button to load the page anew, or the browser's own. */
export const LOAD_FAILED = '页面加载失败，请检查网络后重试；如果系统刚刚更新过，请刷新页面'

const failures = new WeakSet<Error>()

/** Begins to take note of them. */
export function watchLoadFailures() {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
  // a style sheet that did not come is taken out of the page, or else the next try believes that it is there
  window.addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.remove(), true)
}

/** Whether what was thrown is such a failure. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && failures.has(error)
}
