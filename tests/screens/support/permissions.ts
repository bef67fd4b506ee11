import { permissionNames, type PermissionCode } from '#src/domain/permissions.ts'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { ADMIN } from '#tests/support/accounts.ts'
import type { TestServer } from '#tests/support/render-console.tsx'

export const holding = (codes: readonly string[]): SwitchesPatch => ({
  scenario: { functionIds: { [ADMIN]: [...codes] } },
})

export const without = (...codes: PermissionCode[]) =>
  Object.keys(permissionNames).filter((code) => !codes.includes(code as PermissionCode))

export const REFUSED = '没有权限执行此操作'

export type Call = [method: string, path: string, body?: unknown]

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
