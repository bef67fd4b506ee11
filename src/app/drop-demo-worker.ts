/** The service worker of the simulated server. */
const DEMO_WORKER = /\/mockServiceWorker\.js$/

/**
 * Takes away the service worker that a demo at the same address has left: it would stand in the way of every call, and
 * its file may be gone. This page needs no reload, since the worker lets pass what belongs to no simulated server.
 */
export async function dropDemoWorker() {
  try {
    // the one that this page is in the reach of; there is none without a secure connection
    const registration = await navigator.serviceWorker?.getRegistration()
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing
    if (worker && DEMO_WORKER.test(worker.scriptURL)) await registration?.unregister()
  } catch {
    // a browser that refuses to say has none
  }
}
