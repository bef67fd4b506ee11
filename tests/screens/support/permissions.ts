import { permissionNames, type PermissionCode } from '#src/domain/permissions.ts'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { ADMIN } from '#tests/support/accounts.ts'
import type { TestServer } from '#tests/support/render-console.tsx'

/** The administrator with exactly these codes. */
export const holding = (codes: readonly string[]): SwitchesPatch => ({
  scenario: { functionIds: { [ADMIN]: [...codes] } },
})

/** Every code but these. */
export const without = (...codes: PermissionCode[]) =>
  Object.keys(permissionNames).filter((code) => !codes.includes(code as PermissionCode))

/** What the server says to a call whose code is not held. */
export const REFUSED = '没有权限执行此操作'

/** A call of the contract, sent past the interface. */
export type Call = [method: string, path: string, body?: unknown]

/** What the server says to calls that somebody sends past every button: nothing when it carries them out. */
export async function refusals(server: TestServer, calls: readonly Call[]): Promise<(string | undefined)[]> {
  const answers = calls.map(async ([method, path, body]) => {
    try {
      await server.send(method, path, body)
      return undefined
    } catch (error) {
      return (error as Error).message.split(': ')[1]
    }
  })
  return Promise.all(answers)
}
