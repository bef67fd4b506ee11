import './app/trusted-types.ts'
import { start } from './app/start.tsx'

const baseUrl = import.meta.env.VITE_API_BASE_URL

if (baseUrl) {
  start({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    passwordSalt: import.meta.env.VITE_PASSWORD_SALT,
    uploadOrigins: import.meta.env.VITE_UPLOAD_ORIGINS?.split(','),
  })
} else {
  // without a server the simulated one runs in the page; it loads beside the console, and calls wait for it
  const mock = import('#mocks/browser.ts').then(({ startMock }) => startMock({ base: import.meta.env.BASE_URL }))
  start({ demo: mock })
}
