import './app/trusted-types.ts'
import { start } from './app/start.tsx'
import { session, startSession } from './api/session.ts'
import { takeParameters } from './lib/take-parameters.ts'

const baseUrl = import.meta.env.VITE_API_BASE_URL

if (baseUrl) {
  start({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    passwordSalt: import.meta.env.VITE_PASSWORD_SALT,
    uploadOrigins: import.meta.env.VITE_UPLOAD_ORIGINS?.split(','),
  })
} else {
  // what an address asks of the simulated server is taken before the router reads the address
  const asked = takeParameters(['mock', 'scenario'])
  const address = location.href
  const hooks = {
    account: () => (session.token === undefined ? undefined : session.account),
    enter: startSession,
    refresh: () => running.refresh(),
  }
  // without a server the simulated one runs in the page; it loads beside the console, and calls wait for it
  const mock = import('#mocks/browser.ts').then(({ startMock }) => startMock({ base: import.meta.env.BASE_URL, address, asked, hooks }))
  const running = start({ demo: mock })
}
