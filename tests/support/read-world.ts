import md5 from 'md5'
import { createMockServer } from '#mocks/server/create-mock-server.ts'
import { DEMO_PASSWORD_SALT } from '#mocks/db/demo-company.ts'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { ADMIN, PASSWORD } from './accounts.ts'

/** A day in the demo company's life, midnight in Shanghai; the same seed and day give the same world everywhere. */
export const EPOCH = Date.UTC(2026, 10, 19, 16)

export const NOW = EPOCH + 10 * 3_600_000

/**
 * Reads from a server of the same seed and day what the one under test has: `data` of each path. It is ten in the
 * morning there, whatever day the tests run on.
 */
export async function readWorld<Answers extends unknown[]>(
  paths: { [Index in keyof Answers]: string },
  switches: SwitchesPatch = {},
): Promise<Answers> {
  const server = createMockServer({
    realNow: () => NOW,
    switches: {
      ...switches,
      latency: [0, 0],
      scenario: { epoch: EPOCH, ...switches.scenario },
      simulation: { flips: false, ...switches.simulation },
    },
  })
  const call = async (path: string, init: RequestInit): Promise<{ data: unknown }> =>
    (await server.handle(new Request(`http://world${path}`, init)))?.json()
  const login = await call('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ account: ADMIN, password: md5(PASSWORD + DEMO_PASSWORD_SALT) }),
  })
  const { Authorization } = login.data as { Authorization: string }
  const answers: unknown[] = []
  for (const path of paths) answers.push((await call(path, { headers: { Authorization } })).data)
  return answers as Answers
}
