import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import path from 'node:path'
import { API_ORIGIN, folderOf } from '../../scripts/builds.mjs'
import { serve, type Site } from '../../scripts/serve.mjs'
import { ADMIN, PASSWORD } from './accounts.ts'
import { keepViolations, mockInPages, mockOverHttp, violationsInPages, type Mock } from './mock-control.ts'
import { announceCalls } from './page-calls.ts'
import { startMockProcess, type MockProcess } from './mock-process.ts'
import { startWitness, type Witness } from '../proxy/prism-witness.ts'
import { rowsOfTen, signedInOverHttp, signedInPage } from './signed-in.ts'
import { watchProblems, type Problems } from './problems.ts'
import { quietSwitches } from './quiet-switches.ts'
import { root } from './sources.ts'
import { decideAtOnce } from './decide-at-once.ts'

export interface ConsoleOptions {
  /** Where the simulated server runs: in the page of the demo build, or as an HTTP server that the real build calls. */
  server: 'browser' | 'http'
  /**
   * How the demo is reached: `lan` is plain http at a name of the network, where browsers have no service worker,
   * clipboard or locks.
   */
  reach: 'local' | 'lan'
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string>

interface WorkerFixtures {
  /** The build that is tested, served as a static host would serve it. */
  site: Site
  /** The HTTP server of this worker; undefined in the project `mock`. */
  backend: (MockProcess & Partial<Witness>) | undefined
  /** What a browser has stored after an account has signed in, made once for each. */
  signedInStates: Map<string, Promise<StorageState>>
}

export interface PageOptions {
  /** Whether pages are painted, which takes a sixth of a journey (R89): where one looks at what was painted. */
  painted: boolean
}

interface TestFixtures extends PageOptions {
  /**
   * The account that is signed in when the first page opens; without one the journey signs in, which takes a page more.
   */
  signedInAs: string | undefined
  /** The HTTP server with nothing left of earlier tests. */
  freshBackend: WorkerFixtures['backend']
  /** The simulated server, the same in both projects. */
  mock: Mock
  /** What must not happen; checked at the end of every test. */
  problems: Problems
  /** Opens a path of the console such as `/terminalManage?page=1`, below whatever base path it has. */
  open: (path: string, page?: Page) => Promise<void>
  /** Signs in through the login page, and waits for the page that it leads to. */
  signIn: (account?: string, password?: string, page?: Page) => Promise<void>
}

/** The command of Prism, when it is to judge all calls: npm run test:long:proxy. */
const PRISM = process.env.PRISM_CLI

export const LAN_NAME = 'console.test'

/**
 * Playwright's `test` for journeys: a console on a server of its own for each worker, with nothing left of earlier
 * tests. A test fails on every exception, console message, policy violation, foreign request and breach of the contract
 * that it has not allowed.
 */
export const test = base.extend<TestFixtures, ConsoleOptions & WorkerFixtures>({
  server: ['browser', { scope: 'worker', option: true }],

  reach: ['local', { scope: 'worker', option: true }],

  painted: [true, { option: true }],

  // somebody may look at what has failed once, or from the beginning
  context: async ({ context, painted, headless }, use, { retry }) => {
    if (!painted && headless && retry === 0) await context.addInitScript(paintNothing)
    await decideAtOnce(context)
    await rowsOfTen(context)
    await use(context)
  },

  signedInAs: [undefined, { option: true }],

  signedInStates: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  freshBackend: async ({ backend }, use) => {
    if (backend) await mockOverHttp(backend.origin).reset()
    await use(backend)
  },

  storageState: async (
    { browser, signedInAs: account, signedInStates, site, freshBackend, locale, timezoneId },
    use,
  ) => {
    if (account === undefined) return use(undefined)
    // a server of its own for all tests of a worker has forgotten who is signed in
    if (freshBackend) return use(await signedInOverHttp(freshBackend.origin, site.url, account))
    const state =
      signedInStates.get(account) ??
      signedInPage(browser, site.url, account, { locale, timezoneId, reducedMotion: 'reduce' })
    signedInStates.set(account, state)
    return use(await state)
  },

  site: [
    async ({ server, reach }, use) => {
      // by hand: CONSOLE_URL=http://127.0.0.1:5173/ npx playwright test --project=mock, for a development server
      const running = server === 'browser' ? process.env.CONSOLE_URL : undefined
      const site = running
        ? { url: running, missing: [], close: () => Promise.resolve() }
        : await serve(path.join(root, folderOf(server === 'http' ? 'real' : 'demo')), {
            effort: 4,
            ...(reach === 'lan' && { name: LAN_NAME }),
          })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],

  backend: [
    async ({ server }, use) => {
      const process = server === 'http' ? await startMockProcess() : undefined
      const backend = process && PRISM ? await startWitness(process, PRISM) : process
      await use(backend)
      await backend?.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  // the address of the server is part of the build; each worker leads it to the server of its own
  launchOptions: [
    async ({ launchOptions, backend }, use) => {
      const { host } = new URL(API_ORIGIN)
      const rules = [`MAP ${LAN_NAME} 127.0.0.1`, ...(backend ? [`MAP ${host} 127.0.0.1:${backend.port}`] : [])]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(',')}`] })
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  problems: [
    async ({ context, site, server, reach }, use) => {
      const origins = [new URL(site.url).origin, ...(server === 'http' ? [API_ORIGIN] : [])]
      const problems = await watchProblems(context, origins)
      if (server === 'browser') await keepViolations(context)
      // a header that counts on secure connections alone; the host sends it always
      if (reach === 'lan') problems.allow(/Cross-Origin-Opener-Policy header has been ignored/)
      site.missing.length = 0
      // a call on its way when its page is left may pass the service worker by; nobody sees that answer, and none is
      // counted
      const answered = new Set<string>()
      context.on('response', (response) => {
        // the simulated server says 404 too, of what is not there, but says no more; nor is an answer to the worker one
        // to the page
        const ofHost =
          response.status() === 404 &&
          response.headers()['content-type'] === 'text/plain' &&
          response.request().serviceWorker() === null
        if (ofHost) answered.add(`${response.request().method()} ${new URL(response.url()).pathname}`)
      })
      await use(problems)
      const violations = server === 'browser' ? await violationsInPages(context) : []
      // what no material is called is a missing file of the host where no service worker stands before it
      const asked = reach === 'lan' ? site.missing.filter((request) => !request.includes('/cdn/')) : site.missing
      const escaped = asked
        .filter((request) => answered.has(request))
        .map((request) => `the host was asked in vain: ${request}`)
      expect([...problems.found(), ...violations.map((text) => `contract violated: ${text}`), ...escaped]).toEqual([])
    },
    { auto: true },
  ],

  mock: [
    async ({ context, freshBackend: backend, reach }, use) => {
      if (reach === 'lan') await announceCalls(context)
      const mock = backend ? mockOverHttp(backend.origin) : mockInPages(context)
      if (!backend) await mock.set(quietSwitches)
      await use(mock)
      if (!backend) return
      const { violations } = await mock.report()
      expect(violations, 'violations of the contract').toEqual([])
      expect(await backend.violations?.(), 'violations of the contract that Prism sees').toEqual(PRISM && [])
    },
    { auto: true },
  ],

  open: async ({ page: firstPage }, use) => {
    await use(async (target, page = firstPage) => {
      await page.goto(target.replace(/^\//, ''))
    })
  },

  signIn: async ({ page: firstPage, open }, use) => {
    await use(async (account = ADMIN, password = PASSWORD, page = firstPage) => {
      if (!page.url().includes('/login')) await open('/login', page)
      await page.getByLabel('账号', { exact: true }).fill(account)
      await page.getByLabel('密码', { exact: true }).fill(password)
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page).not.toHaveURL(/\/login/)
    })
  },
})

/** The page is laid out, and everything is found and pressed as ever. Runs in the page. */
function paintNothing() {
  const transparent = new CSSStyleSheet()
  transparent.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets.push(transparent)
}

export { expect } from '@playwright/test'
export { ADMIN, PASSWORD } from './accounts.ts'
