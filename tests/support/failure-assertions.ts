import { expect, type Locator, type Page } from '@playwright/test'
import { lookAfterFailure, SURVIVED } from './look-after-failure.ts'
import type { Mock } from './mock-control.ts'
import { onPageCall } from './page-calls.ts'

export interface SentCall {
  method: string
  /** From `/api/` on, with the query. */
  path: string
}

export interface SentCalls {
  /** The calls of one method whose path begins so. */
  of(method: string, path: string): SentCall[]
  clear(): void
}

export function watchCalls(page: Page): SentCalls {
  let sent: SentCall[] = []
  function note(method: string, address: string) {
    const url = new URL(address)
    if (url.pathname.startsWith('/api/')) sent.push({ method, path: url.pathname + url.search })
  }
  page.on('request', (request) => note(request.method(), request.url()))
  onPageCall(page, (stage, method, address) => {
    if (stage === 'sent') note(method, address)
  })
  return {
    of: (method, path) => sent.filter((call) => call.method === method && call.path.startsWith(path)),
    clear: () => {
      sent = []
    },
  }
}

/** What the browser itself writes to its console of a failed call; what the page says there is still watched. */
export const BROWSER_NOTICE = /^console\.error: Failed to load resource/

/**
 * Expects what must hold after any failure: Chinese text and something to press on the page, the message once, no word
 * of success, nothing that still turns. Exceptions and the console are watched by the fixtures.
 */
export async function expectSurvived(page: Page, message: string) {
  await expect
    .poll(() => page.evaluate(lookAfterFailure, message), { message: `after the failure: ${message}` })
    .toEqual(SURVIVED)
}

export async function goOffline(page: Page, mock: Mock) {
  await mock.set({ offline: true })
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, mock: Mock) {
  await mock.set({ offline: false })
  await page.context().setOffline(false)
}

export function terminals(page: Page): { rows: Locator; refresh: Locator } {
  const table = page.getByRole('table', { name: '终端列表' })
  // rows of skeletons are hidden from everybody but the eye, and a state in place of rows has no second cell
  return {
    rows: table.getByRole('row').filter({ has: page.getByRole('link') }),
    refresh: page.getByRole('button', { name: '刷新', exact: true }),
  }
}
