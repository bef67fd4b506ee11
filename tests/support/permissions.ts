import type { Page } from '@playwright/test'
import { API_ORIGIN } from '../../scripts/builds.mjs'
import { permissionNames, type PermissionCode } from '#src/domain/permissions.ts'
import { ADMIN } from './console.ts'
import type { Mock } from './mock-control.ts'

const everyCode = Object.keys(permissionNames)

/** What the server says to a call whose code is not held. */
export const REFUSED = '0 没有权限执行此操作'

/** Gives the administrator exactly these codes. */
export const hold = (mock: Mock, codes: readonly string[]) => mock.set({ scenario: { functionIds: { [ADMIN]: [...codes] } } })

/** Every code but these. */
export const without = (...codes: PermissionCode[]) => everyCode.filter((code) => !codes.includes(code as PermissionCode))

/** A call of the contract, sent past the interface. */
export type Call = [method: string, path: string, body?: unknown]

/** Sends calls as the page's user could by hand, past every button; gives what the server says of each. */
export async function send(page: Page, server: 'browser' | 'http', calls: readonly Call[]): Promise<string[]> {
  return page.evaluate(
    async ({ origin, list }) => {
      const token = decodeURIComponent(/(?:^|; )Authorization=([^;]*)/.exec(document.cookie)?.[1] ?? '')
      const answers = list.map(async ([method, path, body]) => {
        const response = await fetch(origin + path, { method, headers: { Authorization: token, ...(body !== undefined && { 'Content-Type': 'application/json' }) }, ...(body !== undefined && { body: JSON.stringify(body) }) })
        const { code, msg } = await response.json()
        return `${code} ${msg}`
      })
      return Promise.all(answers)
    },
    { origin: server === 'http' ? API_ORIGIN : '', list: calls },
  )
}
