import { newToken } from '../db/new-token.ts'
import type { World } from '../db/world.ts'
import type { ScenarioName } from '../scenarios.ts'
import type { Scene } from '../scene.ts'
import type { SwitchesPatch } from '../server/switches.ts'
import type { PanelContext } from './context.ts'
import { forgetLog } from './earlier-log.ts'
import { loadPage } from './load-page.ts'

/**
 * Signs in as somebody, past the calls; the page should be loaded anew afterwards. Whoever is not there is not signed
 * in.
 */
export async function enterAs(account: string, { server, hooks }: Pick<PanelContext, 'server' | 'hooks'>) {
  const token = await server.inWorld(({ gate, clock }) => {
    const row = gate.account.first({ account: { equals: account }, enabled: { equals: 1 } })
    return row && gate.session.create({ id: newToken(), accountId: row.id, createTime: clock.now() }).id
  })
  if (token !== undefined) hooks.enter(token, account)
}

/** What somebody has left in this browser in the world of a scene: what is stored, by its key. */
const leftIn: Partial<Record<ScenarioName, (world: World) => Promise<Record<string, unknown>>>> = {
  'half-done': async (world) => (await import('../scenarios/half-done.ts')).leftInBrowser(world),
}

/** Where it is written down what a scene has left in this browser. */
const LEFT_KEY = 'mock.left'

/** Stores what the scene has left in this browser, and takes away what the one before had. */
async function leaveInBrowser({ server }: PanelContext) {
  for (const key of leftBefore()) localStorage.removeItem(key)
  const { name } = server.switches().scenario
  const left = (name && (await server.inWorld((world) => leftIn[name]?.(world)))) || {}
  for (const [key, value] of Object.entries(left)) localStorage.setItem(key, JSON.stringify(value))
  localStorage.setItem(LEFT_KEY, JSON.stringify(Object.keys(left)))
}

function leftBefore(): string[] {
  const keys: unknown = JSON.parse(localStorage.getItem(LEFT_KEY) ?? '[]')
  return Array.isArray(keys) ? keys.map(String) : []
}

export async function beginScene({ switches, fresh, clock, as }: Scene, context: PanelContext) {
  const { server } = context
  if (fresh) {
    await server.reset()
    forgetLog()
  }
  if (clock) {
    // a clock that stands is to stand at that moment, and not at one that has gone on meanwhile
    await server.setRate(clock.rate)
    await server.advance(clock.shown - server.clock.now())
  }
  if (fresh || switches.scenario) await leaveInBrowser(context)
  if (as !== undefined) await enterAs(as, context)
}

/**
 * Begins anew with these switches, or with none changed, and loads the page; everything that was done is gone, and
 * whoever is signed in stays so. `guest` is signed in where nobody is.
 */
export async function beginAnew(switches: SwitchesPatch | undefined, context: PanelContext, guest?: string) {
  const { server, control, hooks } = context
  const account = hooks.account() ?? guest
  control.store(switches)
  await server.reset(switches ?? {})
  forgetLog()
  await leaveInBrowser(context)
  if (account !== undefined) await enterAs(account, context)
  await loadPage()
}
