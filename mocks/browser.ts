/*
 * Starts the simulated server in the page: behind a service worker, or in the page itself where there is none.
 */
import { setupWorker } from 'msw/browser'
import { createMockServer, type MockServer } from './server/create-mock-server.ts'
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT, demoAccounts, type DemoAccount } from './db/demo-company.ts'
import { createIndexedDbStore } from './transport/indexed-db-store.ts'
import { createIndexedDbFiles } from './transport/indexed-db-files.ts'
import { mswHandler } from './transport/msw-handler.ts'
import { packageAt } from './media/packages.ts'
import { showBadge } from './panel/badge.ts'
import type { ConsoleHooks } from './panel/context.ts'
import { keepLog } from './panel/earlier-log.ts'
import { GUIDE_KEY } from './panel/guide/guide-key.ts'
import { keptText } from './panel/kept-text.ts'
import { LEFT_KEY } from './panel/left-key.ts'
import { createPageMedia } from './transport/page-media.ts'
import type { CallReport } from './server/report.ts'
import { withScenario } from './scenarios.ts'
import { readScene } from './scene.ts'
import { startInPage } from './transport/start-in-page.ts'
import { wait } from './server/waits.ts'
import { readPatch, type Switches, type SwitchesPatch } from './server/switches.ts'
import { bridgeUploads } from './transport/upload-bridge.ts'

/** What tests and the panel may do with the simulated server of a page, as `window.__mock`. */
export interface MockControl {
  readonly switches: Switches
  /** Changes switches and remembers the change until `reset`. */
  setSwitches(patch: SwitchesPatch): Promise<void>
  /** What was changed of the switches. */
  stored(): SwitchesPatch
  /** Puts another change of switches in place of what was remembered, for the next load of the page. */
  store(patch: SwitchesPatch | undefined): void
  report(): CallReport
  clearReport(): void
  /** Epoch milliseconds of the simulated clock. */
  now(): number
  advance(milliseconds: number): Promise<void>
  setRate(rate: number): Promise<void>
  /** The last code that was sent to a phone. */
  smsCode(phone: string): Promise<string | undefined>
  /** Forgets everything that was done, and all changed switches. The page should be loaded anew afterwards. */
  reset(): Promise<void>
}

export interface StartedMock {
  passwordSalt: string
  /** The accounts that the login page offers. */
  accounts: readonly DemoAccount[]
  password: string
  smsCode: MockControl['smsCode']
  control: MockControl
  /** Begins the tour that plays by itself. */
  tour(): Promise<void>
  /** Gives an account the codes of a role in place of its own; without a role it has its own back. */
  viewAs(account: string, role?: { name: string; codes: string[] }): Promise<void>
  /** The name of the role that an account is seen as. */
  viewedAs(account: string): string | undefined
}

declare global {
  interface Window {
    __mock?: MockControl
  }
}

/** The accounts that may sign in. */
const accounts = demoAccounts.filter(({ enabled }) => enabled)
const SWITCHES_KEY = 'mock.switches'
const VIEW_KEY = 'mock.viewAs'

export interface MockSetup {
  /** The folder of the console, with slashes around it. */
  base: string
  /** The page that was opened, wherever it leads. */
  address: string
  /** What it asked for: the parameters `mock` (a scene as JSON) and `scenario` (the name of one), taken out of it. */
  asked: URLSearchParams
  hooks: ConsoleHooks
}

/**
 * Starts the simulated server; resolves when calls are answered. Switches come from local storage (`mock.switches`) and
 * from the address, which is stored.
 */
export async function startMock({ base, address, asked, hooks }: MockSetup): Promise<StartedMock> {
  const named = readScene(asked)
  const overlays = createIndexedDbStore('adscreen-demo')
  // the tour makes its data anew: where something was done it asks first
  const isTour = named?.switches.scenario?.name === 'tour' && !named.fresh && named.as === undefined
  const question = isTour ? await import('./panel/guide/ask-tour.ts').catch(() => undefined) : undefined
  const asks = (await question?.isUsed(overlays)) === true
  const scene = asks ? undefined : named
  if (scene) store(scene.switches)
  const pageMedia = createPageMedia(createIndexedDbFiles('adscreen-demo-files'))
  let inPage = !('serviceWorker' in navigator)
  const server = createMockServer({
    base,
    switches: storedPatch(),
    store: overlays,
    files: pageMedia.files,
    readClip: async ({ url }) => (await fetch(url)).blob(),
    firstFrame: async (film) => (await import('./media/first-frame.ts')).firstFrame(film),
    whenIdle: (work) =>
      // not in every browser
      'requestIdleCallback' in window ? void requestIdleCallback(work) : void setTimeout(work, 1000),
    // timers of a page that nobody looks at go once a second
    pause: async () => {
      if (!document.hidden) await wait(0)
    },
    // a service worker answers no new window, and downloads open one
    media: (path) => (inPage || packageAt(path) ? pageMedia.address(path) : path),
  })
  // private windows of some browsers have service workers, and refuse them
  inPage ||= !(await startWorker(server, base))
  if (inPage) {
    await pageMedia.begin()
    await startInPage(server)
  }
  // after msw, which takes the place of XMLHttpRequest in the page
  bridgeUploads(server)

  const control = controlOf(server)
  window.__mock = control
  keepLog(server)
  const panel = { base, server, control, hooks, accounts, store: overlays, files: pageMedia.files }
  // another world knows no session of the one before; who is signed in stays so, as when the panel begins a scene
  const stays = scene?.switches.scenario && hooks.account()
  if (scene && (scene.fresh || scene.clock || scene.as || scene.switches.scenario)) {
    const { beginScene, enterAs } = await import('./panel/begin-scene.ts')
    await beginScene(scene, panel)
    if (stays && !scene.as) await enterAs(stays, panel)
    if (scene.as) {
      // without a session the console may have left the page for login already
      location.replace(address)
      return new Promise(() => {})
    }
  }
  if (isFirst()) void import('./panel/begin-scene.ts').then(({ leaveInBrowser }) => leaveInBrowser(panel))
  // whoever comes for the tour has to see its steps
  showBadge(panel, isTour && server.switches().scenario.name === 'tour')
  if (asks) question?.askTour(panel)
  const tour = async (goesOn = false) => (await import('./panel/guide/guide.ts')).openGuide(panel, goesOn)
  // one that was under way goes on after a reload; when its code does not come, it is over
  if (keptText(GUIDE_KEY) !== null) void tour(true).catch(() => undefined)
  window.addEventListener('storage', ({ key }) => {
    if (key === SWITCHES_KEY) void server.setSwitches(storedPatch())
  })
  return {
    passwordSalt: DEMO_PASSWORD_SALT,
    password: DEMO_PASSWORD,
    accounts,
    smsCode: control.smsCode,
    control,
    tour: () => tour(),
    ...roleViews(control),
  }
}

/** Who is seen as which role: the codes are a switch, the name stands beside it. */
function roleViews(control: MockControl): Pick<StartedMock, 'viewAs' | 'viewedAs'> {
  return {
    async viewAs(account, role) {
      const { [account]: _, ...functionIds } = control.switches.scenario.functionIds
      if (role) functionIds[account] = role.codes
      localStorage.setItem(VIEW_KEY, JSON.stringify([account, role?.name]))
      await control.setSwitches({ scenario: { functionIds } })
    },
    viewedAs(account) {
      const [whose, name] = Object.values(parse(localStorage.getItem(VIEW_KEY) ?? '') as object) as string[]
      return whose === account && control.switches.scenario.functionIds[account] ? name : undefined
    },
  }
}

/** How long a registered service worker may take to start answering for this page, in milliseconds. */
const BEGIN_MS = 5_000

/** Whether the service worker could be started. */
async function startWorker(server: MockServer, base: string): Promise<boolean> {
  const worker = setupWorker(mswHandler(server))
  try {
    await Promise.race([
      worker.start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
      }),
      beginsLate(),
    ])
    navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
      if (data === 'MOCK_PING') ports[0]?.postMessage('MOCK_PONG')
    })
    return true
  } catch {
    // what the attempt has already taken hold of would keep the next one from starting
    worker.stop()
    return false
  }
}

/** WebKit may never tell a page that a worker is active which was being activated when the page came. */
async function beginsLate(): Promise<never> {
  await navigator.serviceWorker.ready
  await wait(BEGIN_MS)
  throw new Error('The service worker does not begin')
}

function controlOf(server: MockServer): MockControl {
  return {
    get switches() {
      return server.switches()
    },
    stored: storedPatch,
    store,
    async setSwitches(change) {
      const stored = storedPatch()
      const patch = withScenario(change)
      store({
        ...stored,
        ...patch,
        scenario: { ...stored.scenario, ...patch.scenario },
        simulation: { ...stored.simulation, ...patch.simulation },
      })
      await server.setSwitches(patch)
    },
    report: () => server.report(),
    clearReport: () => server.clearReport(),
    now: () => server.clock.now(),
    advance: (milliseconds) => server.advance(milliseconds),
    setRate: (rate) => server.setRate(rate),
    smsCode: (phone) => server.smsCode(phone),
    async reset() {
      store(undefined)
      await server.reset()
    },
  }
}

function isFirst(): boolean {
  try {
    return localStorage.getItem(LEFT_KEY) === null
  } catch {
    return false
  }
}

function storedPatch(): SwitchesPatch {
  try {
    return readPatch(parse(localStorage.getItem(SWITCHES_KEY) ?? '{}'))
  } catch {
    return {}
  }
}

function store(patch: SwitchesPatch | undefined) {
  try {
    if (patch === undefined) localStorage.removeItem(SWITCHES_KEY)
    else localStorage.setItem(SWITCHES_KEY, JSON.stringify(patch))
  } catch {
    // a browser that refuses storage keeps the switches until the next reload only
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
