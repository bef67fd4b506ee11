import { notifications } from '@mantine/notifications'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { forgetActivities } from '#src/api/activities.ts'
import { preloadCalls } from '#src/api/call.ts'
import { configureApi } from '#src/api/config.ts'
import { hashPassword } from '#src/api/password.ts'
import { createQueryClient } from '#src/api/query.ts'
import { endSession, session, startSession } from '#src/api/session.ts'
import { App } from '#src/app/app.tsx'
import { reportError } from '#src/app/report-error.ts'
import { createAppRouter, type AppRouter } from '#src/app/router.tsx'
import { watchSession } from '#src/app/session-watch.ts'
import { updatePowerMemory } from '#src/features/devices/power/power-memory.ts'
import { preferences } from '#src/features/shell/preferences.ts'
import { dropUploads } from '#src/features/uploads/use-upload-queue.ts'
import { keepKeysOfComposition } from '#src/lib/dom/composing.ts'
import { openPages } from '#src/lib/url/open-pages.ts'
import { noteServerDate } from '#src/lib/time/server-clock.ts'
import { missingCode } from '#src/ui/feedback/missing-code.ts'
import { createMockServer, type MockServer } from '#mocks/server/create-mock-server.ts'
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT } from '#mocks/db/demo-company.ts'
import { firstFrame } from '#mocks/media/first-frame.ts'
import { createMemoryFiles } from '#mocks/transport/file-store.ts'
import { createPageMedia } from '#mocks/transport/page-media.ts'
import type { LogEntry } from '#mocks/server/report.ts'
import { startInPage } from '#mocks/transport/start-in-page.ts'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { findViolations } from '#mocks/server/violations.ts'
import { bridgeUploads } from '#mocks/transport/upload-bridge.ts'
import { createBrowserTab, type BrowserTab } from './browser-tab.ts'
import { advance, advanceInput, turn } from './clock.ts'
import { ADMIN } from './accounts.ts'
import { quietSwitches } from './quiet-switches.ts'
import { EPOCH, NOW } from './read-world.ts'

export interface ConsoleSetup {
  /** The address, such as `/terminalManage?q=橱窗`. */
  at: string
  /** Who is signed in, the administrator unless it says otherwise; `null` is nobody. */
  account?: string | null
  /** The simulated server's switches: faults, permissions, scenario and so on. */
  switches?: SwitchesPatch
}

export interface TestServer extends MockServer {
  /** The calls of one operation so far. */
  calls(operationId: string): LogEntry[]
  /** Sends a call past the console, as somebody else would at another screen. Gives `data` of its success. */
  send<Data = unknown>(method: string, path: string, body?: unknown, account?: string): Promise<Data>
  /** Signs somebody in past the console. Gives the token. */
  signIn(account: string): Promise<string>
}

export interface RenderedConsole {
  /** Presses, types and chooses as a person does. */
  user: UserEvent
  server: TestServer
  router: AppRouter
  /** The address: path and query. */
  at(): string
  /** What the address bar of the browser shows. */
  shown(): string
  /** Goes to another address, as by a link. */
  goto(address: string): Promise<void>
  /** Goes back, as by the browser's button. */
  back(): void
  /** What a reload of the page does: everything begins anew but the server, the session and what is stored. */
  reload(): Promise<void>
  /** Lets time pass (ms), for the console and the server. */
  advance(milliseconds: number): Promise<void>
}

interface Mounted {
  tab: BrowserTab
  router: AppRouter
  unmount(): void
}

let current: MockServer | undefined
let mounted: Mounted | undefined
const violations: string[] = []

/** What people type that goes without the blanks around it, whatever the server would do with them. */
const TYPED = ['name', 'addr', 'remark', 'client', 'reason']

async function lookAtTexts(request: Request) {
  if (request.method === 'GET' || !request.headers.get('content-type')?.includes('json')) return
  const body: object = await request.json()
  for (const field of TYPED) {
    const text: unknown = Reflect.get(body, field)
    if (typeof text === 'string' && text !== text.trim())
      violations.push(`${request.method} ${request.url}: ${field} has blanks around it`)
  }
}

function answer(request: Request) {
  if (!current) return Promise.resolve(undefined)
  void lookAtTexts(request.clone())
  return current.handle(request)
}

/** Calls are answered by the server of the test that runs; between two tests nobody answers. */
const answering = startInPage({ handle: answer }).then(() =>
  bridgeUploads({
    handle: (request, transfer) => current?.handle(request, transfer) ?? Promise.resolve(undefined),
    transfer: (method, url) => current?.transfer(method, url),
  }),
)

/**
 * Opens the whole console at an address, signed in, on a simulated server of its own. One for each test; what it leaves
 * behind is cleared away after the test.
 */
export async function renderConsole({ at, account = ADMIN, switches }: ConsoleSetup): Promise<RenderedConsole> {
  await Promise.all([answering, preloadCalls()])
  const media = createPageMedia(createMemoryFiles())
  await media.begin()
  const server = createMockServer({
    switches: { ...quietSwitches, scenario: { epoch: EPOCH } },
    files: media.files,
    media: (path) => media.address(path),
    readClip: async ({ url }) => (await fetch(url)).blob(),
    firstFrame,
    findViolations,
    onViolation: (violation) => violations.push(JSON.stringify(violation)),
  })
  current = server
  const { faults, ...rest } = switches ?? {}
  await server.setSwitches(rest)
  configureApi({ passwordSalt: DEMO_PASSWORD_SALT, baseUrl: '', demo: undefined, uploadOrigins: undefined })
  if (account !== null) startSession(await tokenOf(server, account), account)
  server.clearReport()
  if (faults) await server.setSwitches({ faults })
  mounted = await mount(createBrowserTab(at))
  return {
    user: userEvent.setup({ delay: 1, advanceTimers: advanceInput }),
    server: {
      ...server,
      calls: (operationId) => server.report().log.filter((entry) => entry.operationId === operationId),
      async send(method, path, body, as = ADMIN) {
        const envelope = await ask(server, method, path, body, await tokenOf(server, as))
        if (envelope.code !== 1) throw new Error(`${method} ${path}: ${envelope.msg}`)
        return envelope.data as never
      },
      signIn: (account) => tokenOf(server, account),
    },
    get router() {
      return theConsole().router
    },
    at: () => theConsole().router.state.location.href,
    shown: () => theConsole().tab.href(),
    async goto(address) {
      theConsole().router.history.push(address)
      await theConsole().router.load()
    },
    back: () => theConsole().tab.back(),
    async reload() {
      const { tab, unmount } = theConsole()
      unmount()
      dropUploads()
      forgetActivities()
      // has in memory what is stored, as when it begins
      updatePowerMemory((stored) => [...stored])
      mounted = await mount(tab)
    },
    advance,
  }
}

function theConsole(): Mounted {
  if (!mounted) throw new Error('No console is open')
  return mounted
}

async function mount(tab: BrowserTab): Promise<Mounted> {
  keepKeysOfComposition()
  const client = createQueryClient()
  const history = tab.begin()
  const router = createAppRouter(client, history)
  const stopWatching = watchSession(router, client)
  const container = document.createElement('div')
  container.id = 'root'
  // first, as in the page: what opens over the page comes after it
  document.body.prepend(container)
  const root = createRoot(container, { onCaughtError: reportError })
  root.render(<App router={router} queryClient={client} />)
  return {
    tab,
    router,
    unmount() {
      stopWatching()
      root.unmount()
      history.destroy()
      client.clear()
      container.remove()
    },
  }
}

/**
 * Takes the console away and forgets what it has left in the page. Gives what its server has found wrong with calls and
 * answers.
 */
export async function clearConsole(): Promise<string[]> {
  mounted?.unmount()
  mounted = undefined
  current = undefined
  Object.assign(preferences, { menuCollapsed: false, editorMenuCollapsed: true })
  // messages are kept outside of the console
  notifications.clean()
  missingCode.words = undefined
  openPages.set([])
  // so is what it follows, and what time it is at the server
  forgetActivities()
  noteServerDate(new Date(NOW).toUTCString(), NOW, NOW)
  if (session.token !== undefined) endSession(undefined)
  Object.assign(session, { token: undefined, account: undefined, ended: undefined })
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
  // an editor that was taken away writes its draft first
  await turn()
  await Promise.all((await indexedDB.databases()).map(({ name = '' }) => deleteDatabase(name)))
  return violations.splice(0)
}

/** Deletes a database of the page, once whoever has it open has closed it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} cannot be deleted`)))
  })
}

interface Envelope {
  code: number
  msg: string
  data: unknown
}

async function ask(server: MockServer, method: string, path: string, body?: unknown, token = ''): Promise<Envelope> {
  const request = new Request(new URL(path, location.href), {
    method,
    headers: { Authorization: token },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await server.handle(request)
  return (await response?.json()) as Envelope
}

async function tokenOf(server: MockServer, account: string): Promise<string> {
  const { data, msg } = await ask(server, 'POST', '/api/auth/login', {
    account,
    password: await hashPassword(DEMO_PASSWORD),
  })
  if (!data) throw new Error(`${account} cannot sign in: ${msg}`)
  return (data as { Authorization: string }).Authorization
}
