/*
 * The service worker of the simulated server: this part, and below it the worker of msw, unchanged. It is one file
 * because `importScripts` would be refused by the Trusted Types policy that the worker's own headers carry.
 * Made by `npx tsx mocks/transport/worker/build-worker.ts`; edit `mocks/transport/worker/heal.js` instead.
 *
 * It does five things before msw's worker sees a request or a message:
 * - a page that is loaded anew, or opened in another tab, comes from any host: also from one that knows files alone,
 * such as
 *   `python3 -m http.server`, and says 404 to the address of a page;
 * - what the simulated server does not answer (scripts, styles, other origins) goes straight to the network, instead
 *   of to the page and back;
 * - when the browser has killed this worker and started it again, msw's part has forgotten which pages it serves, and
 *   would let their calls through to a server that is not there. A page that still runs the simulated server says so
 *   when it is asked, and is served again;
 * - a film is asked for in parts, with a header that the page would drop on its way to the simulated server, because a
 *   request of a media element may carry it and one made by a script for such an element may not;
 * - a page that is about to be left is served until it is gone: it may still be asked whether to leave and stay, and
 * its
 *   last calls would otherwise go to a server that is not there.
 */

/**
 * How long a page may take to say that it runs the simulated server, milliseconds: it may be busy, and where it asked
 * there is nobody else.
 */
const PING_TIMEOUT = 10_000
/** How often it is looked whether a page that is being left is gone, milliseconds, and how many times. */
const GONE_INTERVAL = 500
const GONE_LOOKS = 20

addEventListener('fetch', (event) => {
  const { request, clientId } = event
  if (isPage(request)) {
    event.stopImmediatePropagation()
    event.respondWith(pageOf(request))
    return
  }
  if (!isSimulated(request)) {
    event.stopImmediatePropagation()
    return
  }
  event.stopImmediatePropagation()
  event.respondWith(clientId === '' || activeClientIds.has(clientId) ? answer(event) : heal(event))
})

/** A page of the console, and no file: what is one has a dot in its name. */
function isPage({ mode, method, url }) {
  return mode === 'navigate' && method === 'GET' && !new URL(url).pathname.split('/').pop().includes('.')
}

/** What the host has at an address, or the console's own page if it has nothing there. */
async function pageOf(request) {
  const response = await fetch(request)
  return response.status === 404 ? fetch(self.registration.scope) : response
}

/**
 * What the simulated server says. A page that is gone has none any more; what the host would say instead is for nobody.
 */
async function answer(event) {
  const response = await handleRequest(withRange(event), crypto.randomUUID(), Date.now())
  return event.clientId === '' || (await self.clients.get(event.clientId)) ? response : Response.error()
}

addEventListener('message', (event) => {
  if (event.data !== 'CLIENT_CLOSED') return
  event.stopImmediatePropagation()
  event.waitUntil(forgetWhenGone(event.source.id))
})

/**
 * Forgets a page once it is gone. The worker stays where it is, also after the last page, which msw would have it
 * leave: while one page gives way to the next there may be none for a moment, and the next would begin without it.
 */
async function forgetWhenGone(clientId) {
  for (let look = 0; look < GONE_LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, GONE_INTERVAL))
    if (await self.clients.get(clientId)) continue
    activeClientIds.delete(clientId)
    return
  }
}

/** Calls of the API and pictures below the console's own folder. */
function isSimulated({ url, mode }) {
  const { origin, pathname } = new URL(url)
  const folder = new URL(self.registration.scope).pathname
  return (
    mode !== 'navigate' &&
    origin === self.location.origin &&
    (pathname.startsWith('/api/') || pathname.startsWith(`${folder}cdn/`))
  )
}

async function heal(event) {
  const client = await self.clients.get(event.clientId)
  if (!client) return Response.error()
  if (!(await answersPing(client))) return fetch(event.request)
  activeClientIds.add(client.id)
  return answer(event)
}

/** The same event for msw's part, with a request that keeps its range. */
function withRange(event) {
  const { request, clientId } = event
  const range = request.headers.get('Range')
  if (range === null) return event
  return { clientId, request: new Request(request.url, { headers: { Range: range }, signal: request.signal }) }
}

function answersPing(client) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), PING_TIMEOUT)
    client.postMessage('MOCK_PING', [port2])
  })
}
