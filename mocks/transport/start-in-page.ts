import { setupWorker } from 'msw/browser'
import type { MockServer } from '../server/create-mock-server.ts'
import { mswHandler } from './msw-handler.ts'

/**
 * Answers the calls of this page without a service worker, by msw's interceptors of `fetch` and `XMLHttpRequest`. Gives
 * how to stop. msw listens in the page itself if there is no service worker to be seen, so none is to be seen while it
 * starts.
 */
export async function startInPage(server: Pick<MockServer, 'handle'>): Promise<() => void> {
  const worker = setupWorker(mswHandler(server))
  const hidden = Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker')
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  try {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  } finally {
    if (hidden) Object.defineProperty(Navigator.prototype, 'serviceWorker', hidden)
  }
  return () => worker.stop()
}
