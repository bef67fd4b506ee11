import type { Page } from '@playwright/test'

/**
 * The places in which a page, or the browser for it, keeps one of these texts: storage of every kind, cookies, caches,
 * the page itself.
 */
export async function leftoversOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const places = await page.evaluate(gather)
  const all = {
    ...places,
    cookies: JSON.stringify(
      (await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
    ),
  }
  return Object.entries(all)
    .filter(([, content]) => texts.some((text) => content.includes(text)))
    .map(([place]) => place)
}

async function gather(): Promise<Record<string, string>> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error as Error))
    })
  const records: unknown[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store)
      records.push(await done(rows.getAllKeys()), await done(rows.getAll()))
    }
    database.close()
  }
  const cached: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      cached.push(request.url, (await (await cache.match(request))?.text()) ?? '')
  }
  return {
    'local storage': JSON.stringify({ ...localStorage }),
    'session storage': JSON.stringify({ ...sessionStorage }),
    IndexedDB: JSON.stringify(records),
    caches: cached.join('\n'),
    page:
      document.documentElement.outerHTML +
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join('\n'),
    address: location.href + JSON.stringify(history.state),
    window: window.name,
  }
}
