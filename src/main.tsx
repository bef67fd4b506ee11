import './app/trusted-types.ts'
import { deployment } from './api/deployment.ts'
import { dropDemoWorker } from './app/drop-demo-worker.ts'
import { start } from './app/start.tsx'
import { session, startSession } from './api/session.ts'
import { isZone, setMomentZone, setServerZone } from './domain/server-zone.ts'
import { takeParameters } from './lib/dom/take-parameters.ts'

// the first is known while building, which leaves the simulated server out; the second when the page is opened
if (import.meta.env.VITE_API_BASE_URL || deployment.apiBaseUrl) {
  void dropDemoWorker()
  // one that this browser does not know is spoken of in the header
  if (deployment.serverZone !== undefined && isZone(deployment.serverZone)) setServerZone(deployment.serverZone)
  if (deployment.momentZone !== undefined && isZone(deployment.momentZone)) setMomentZone(deployment.momentZone)
  start({
    baseUrl: deployment.apiBaseUrl?.replace(/(?<!\/)\/+$/, '') ?? '',
    passwordSalt: deployment.passwordSalt,
    uploadOrigins: deployment.uploadOrigins?.split(','),
  })
} else {
  // what an address asks of the simulated server is taken before the router reads the address
  const asked = takeParameters(['mock', 'scenario'])
  const address = location.href
  const hooks = {
    account: () => (session.token === undefined ? undefined : session.account),
    enter: startSession,
    refresh: () => running.queryClient.invalidateQueries(),
    go: (address: string) => running.router.history.push(address),
  }
  // without a server the simulated one runs in the page; it loads beside the console, and calls wait for it
  const mock = import('#mocks/browser.ts').then(({ startMock }) =>
    startMock({ base: import.meta.env.BASE_URL, address, asked, hooks }),
  )
  const running = start({ demo: mock })
}
