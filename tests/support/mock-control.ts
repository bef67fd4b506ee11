import type { BrowserContext, Page } from '@playwright/test'
import type { MockControl } from '#mocks/browser.ts'
import type { LogEntry, CallReport } from '#mocks/server/report.ts'
import type { SwitchesPatch } from '#mocks/server/switches.ts'

declare global {
  interface Window {
    __mock?: MockControl
  }
}

export interface Mock {
  /** Changes switches, before the first page or while one is open. `faults` replaces the whole list. */
  set(patch: SwitchesPatch): Promise<void>
  /** Moves the server's clock. */
  advance(milliseconds: number): Promise<void>
  /** Forgets everything that was done; load the page anew afterwards. */
  reset(): Promise<void>
  /** What was called and what did not fit the contract. In the browser it begins with the page that is open. */
  report(): Promise<CallReport>
  /** Begins the report anew. */
  forget(): Promise<void>
  /** The last code that was sent to a phone. */
  smsCode(phone: string): Promise<string | undefined>
  /** The calls of one operation in that report. */
  calls(operationId: string): Promise<LogEntry[]>
}

/** However short a test's own patience is, a page on a busy machine may take as long to start. */
const STARTS = { timeout: 30_000 }

const VIOLATIONS_KEY = 'tests.violations'

export function mockInPages(context: BrowserContext): Mock {
  let changes = 0
  const pages = () => context.pages().filter((page) => page.url().startsWith('http'))

  async function first(): Promise<Page> {
    const page = pages()[0]
    if (!page) throw new Error('Open a page first: the simulated server lives in it')
    await page.waitForFunction(() => window.__mock !== undefined, undefined, STARTS)
    return page
  }

  /** Before the first page the change waits in local storage for the server to start; each is put there once. */
  async function prepare(patch: SwitchesPatch) {
    changes += 1
    await context.addInitScript(
      ({ patch: next, number }) => {
        // init scripts run on the empty page that a tab begins with, too; it has no storage
        if (!location.protocol.startsWith('http') || Number(localStorage.getItem('tests.switches') ?? 0) >= number)
          return
        localStorage.setItem('tests.switches', String(number))
        const stored = JSON.parse(localStorage.getItem('mock.switches') ?? '{}') as SwitchesPatch
        const merged = {
          ...stored,
          ...next,
          scenario: { ...stored.scenario, ...next.scenario },
          simulation: { ...stored.simulation, ...next.simulation },
        }
        localStorage.setItem('mock.switches', JSON.stringify(merged))
      },
      { patch, number: changes },
    )
  }

  const report = async () => (await first()).evaluate(() => window.__mock?.report()) as Promise<CallReport>
  return {
    async set(patch) {
      if (pages().length === 0) return prepare(patch)
      // a page that leads elsewhere at this moment is asked again where it arrives
      await (await first()).waitForFunction((next) => window.__mock?.setSwitches(next).then(() => true), patch, STARTS)
    },
    advance: async (milliseconds) => (await first()).evaluate((by) => window.__mock?.advance(by), milliseconds),
    reset: async () => (await first()).evaluate(() => window.__mock?.reset()),
    report,
    forget: async () => (await first()).evaluate(() => window.__mock?.clearReport()),
    smsCode: async (phone) => (await first()).evaluate((to) => window.__mock?.smsCode(to), phone),
    calls: async (operationId) => (await report()).log.filter((entry) => entry.operationId === operationId),
  }
}

export async function keepViolations(context: BrowserContext) {
  await context.addInitScript((key) => {
    addEventListener('pagehide', () => {
      if (!location.protocol.startsWith('http')) return
      const found = window.__mock?.report().violations ?? []
      if (found.length > 0) localStorage.setItem(key, `${localStorage.getItem(key) ?? ''}${JSON.stringify(found)}\n`)
    })
  }, VIOLATIONS_KEY)
}

export async function violationsInPages(context: BrowserContext): Promise<string[]> {
  const found = await Promise.all(
    context
      .pages()
      .filter((page) => page.url().startsWith('http'))
      .map((page) =>
        page
          .evaluate(
            (key) => [localStorage.getItem(key) ?? '', JSON.stringify(window.__mock?.report().violations ?? [])],
            VIOLATIONS_KEY,
          )
          // a test may end on a page that cannot answer any more, offline for one; what it said before is heard
          .catch(() => []),
      ),
  )
  return [...new Set(found.flat())].filter((text) => text !== '' && text !== '[]')
}

export function mockOverHttp(origin: string): Mock {
  async function control<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${origin}/__mock/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`The simulated server answered ${method} ${path} with ${response.status}`)
    return (response.status === 204 ? undefined : await response.json()) as Answer
  }
  const report = () => control<CallReport>('GET', 'report')
  return {
    set: (patch) => control('PUT', 'switches', patch),
    advance: (milliseconds) => control('POST', 'advance', { milliseconds }),
    reset: () => control('POST', 'reset', {}),
    report,
    forget: () => control('DELETE', 'report'),
    smsCode: (phone) => control('GET', `sms/${phone}`),
    calls: async (operationId) => (await report()).log.filter((entry) => entry.operationId === operationId),
  }
}
