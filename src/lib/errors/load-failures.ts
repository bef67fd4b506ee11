/*
 * Code that was to be loaded and did not come: offline, or a newer version has replaced it on the server. The build
 * announces each such failure before it throws it.
 */

/** What is said of code that did not come; there is a button to load the page anew, or the browser's own. */
export const LOAD_FAILED = '页面加载失败，请检查网络后重试；如果系统刚刚更新过，请刷新页面'

const failures = new WeakSet<Error>()
/** Addresses of style sheets that did not come, each with the request under way that asks for it again. */
const missingStyles = new Map<string, Promise<void> | undefined>()

export function watchLoadFailures() {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      missingStyles.set(target.href, undefined)
      target.remove()
    },
    true,
  )
}

/**
 * Asks once more for style sheets that did not come: what loads code asks for each only once. Screens that load at the
 * same time share a request. Rejects when one is missing still.
 */
export async function loadMissingStyles(): Promise<void> {
  await Promise.all(
    Array.from(missingStyles, ([href, underWay]) => {
      const loading = underWay ?? loadStyle(href)
      missingStyles.set(href, loading)
      return loading
    }),
  )
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
    link.addEventListener('load', () => {
      missingStyles.delete(href)
      resolve()
    })
    link.addEventListener('error', () => reject(new Error(`No style sheet at ${href}`)))
    document.head.append(link)
  })
}

export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && failures.has(error)
}
