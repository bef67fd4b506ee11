import { newToken } from '../db/new-token.ts'
import type { Collection } from '../db/gate.ts'
import type { MaterialRow, ProgramRow } from '../db/models.ts'
import type { World } from '../db/world.ts'
import type { ScenarioName } from '../scenarios.ts'
import type { Scene } from '../scene.ts'
import type { SwitchesPatch } from '../server/switches.ts'
import { chosenSizes } from './chosen-sizes.ts'
import type { PanelContext } from './context.ts'
import { forgetLog } from './earlier-log.ts'
import { LEFT_KEY } from './left-key.ts'
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

type Left = Record<string, unknown>

/** What somebody has left in this browser in the world of a scene: what is stored, by its key. */
const leftIn: Partial<Record<ScenarioName, (world: World) => Promise<Left>>> = {
  'half-done': async (world) => (await import('../scenarios/half-done.ts')).leftInBrowser(world),
}

/** The reviews of a world as the browser of their reviewer has written them down: no call tells of them. */
function reviewsOf({ gate }: World): Left {
  const notes = (['program', 'material'] as const).flatMap((kind) =>
    (gate[kind] as Collection<ProgramRow | MaterialRow>)
      .list(({ decidedAt = 0 }) => decidedAt > 0)
      .map(({ name, decidedBy = '', decidedAt, decided }) => ({
        by: decidedBy,
        note: {
          at: decidedAt,
          what: `${decided === 1 ? '拒绝' : '审核通过'}${kind === 'program' ? '广告' : '素材'}`,
          subject: name,
          state: 'done',
        },
      })),
  )
  const keys = new Set(notes.map(({ by }) => keyOf(by)))
  return Object.fromEntries(
    [...keys]
      // what is there somebody has done
      .filter((key) => localStorage.getItem(key) === null)
      .map((key) => [key, notes.filter(({ by }) => keyOf(by) === key).map(({ note }) => note)]),
  )
}

/** Where nobody has chosen otherwise. */
const sizes = () =>
  Object.fromEntries(Object.entries(chosenSizes).filter(([key]) => localStorage.getItem(key) === null))

const keyOf = (account: string) => `console.day.${account}`

/** Stores what the world has left in this browser, and takes away what the one before had. */
export async function leaveInBrowser({ server }: Pick<PanelContext, 'server'>) {
  for (const key of leftBefore()) localStorage.removeItem(key)
  const { name } = server.switches().scenario
  const left = await server.inWorld(async (world) => ({
    ...sizes(),
    ...reviewsOf(world),
    ...(name && (await leftIn[name]?.(world))),
  }))
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
