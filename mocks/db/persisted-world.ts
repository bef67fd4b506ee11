import type { OperationId } from '#src/api/generated/operations.gen.ts'
import type { Clock } from '../clock.ts'
import { createUndoLog, type UndoEntry } from '../server/undo-log.ts'
import type { FileOperation } from '../server/faults.ts'
import type { FileStore } from '../transport/file-store.ts'
import type { SessionRow } from './models.ts'
import { scenarios } from '../scenarios.ts'
import { seedSteps } from './seed/seed-world.ts'
import { inSteps } from './steps.ts'
import type { OverlayStore } from './store.ts'
import type { Switches } from '../server/switches.ts'
import { midnight, type World } from './world.ts'

/** A world has had its morning when it begins: before that its day is the day before. */
const MORNING = 10 * 3_600_000

export interface PersistedWorldOptions {
  switches: () => Switches
  clock: Clock
  store: OverlayStore
  files: FileStore
  /** Turns a picture's path into an address. */
  media: (path: string) => string
  /** Lets what else there is to do come first; undefined does all in one go. */
  pause: (() => Promise<void>) | undefined
}

/**
 * The world of a simulated server: seeded when it is first needed, with the changes that were kept before; each change
 * is kept.
 */
export function createPersistedWorld({ switches, clock, store, files, media, pause }: PersistedWorldOptions) {
  const undoLog = createUndoLog()
  let making: Promise<World> | undefined

  const load = () => (making ??= open())

  async function open(): Promise<World> {
    const { scenario, simulation } = switches()
    const kept = await store.load()
    const key = worldKey(switches())
    const usable = kept?.key === key ? kept : undefined
    if (usable) clock.restore(usable.clock)
    const epoch = scenario.epoch ?? usable?.epoch ?? midnight(clock.now() - MORNING)
    const made = await inSteps(seedSteps({ ...scenario, epoch }, { simulation, clock, files, media }), pause)
    if (scenario.name) await scenarios[scenario.name].apply?.(made)
    // the scenario belongs to the world, and is made with it each time
    made.gate.drainChanges()
    made.gate.drainUndo()
    undoLog.clear()
    if (usable) {
      made.gate.apply(usable.changes)
    } else {
      await store.begin({ key, epoch, clock: clock.state() })
      await files.clear()
    }
    return made
  }

  store.onOthers?.((changes) => {
    if (changes === undefined) making = undefined
    else void making?.then((made) => made.gate.apply(changes))
  })

  /** Keeps what was changed, before it is answered, so that a reload right after finds it. */
  async function commit(made: World, operationId?: OperationId | FileOperation) {
    if (operationId) undoLog.record(operationId, made.gate.drainUndo())
    const changes = made.gate.drainChanges()
    if (changes.length > 0) await store.add(changes)
  }

  async function update<Result>(act: (made: World) => Result): Promise<Result> {
    const made = await load()
    const result = act(made)
    await commit(made)
    return result
  }

  return {
    load,
    commit,
    /** Looks into the world or changes it, and keeps what is changed. */
    update,
    /**
     * The session of a token that another tab made a moment ago: its message is still on the way, what it kept is
     * there.
     */
    async findSession(token: string): Promise<SessionRow | undefined> {
      const kept = token === '' || !store.onOthers ? undefined : await store.load()
      const change = kept?.changes.find(({ model, id }) => model === 'session' && id === token)
      return (change?.row ?? undefined) as SessionRow | undefined
    },
    /** Takes over switches that were just changed: those of a scenario make a new world. */
    async applySwitches(before: Switches) {
      const now = switches()
      if (worldKey(now) !== worldKey(before)) making = undefined
      const made = await making
      if (!made) return
      if (made.simulation.flips !== now.simulation.flips) made.presences.clear()
      Object.assign(made, { simulation: now.simulation, scenario: { ...now.scenario, epoch: made.scenario.epoch } })
    },
    /** Keeps where the clock stands. */
    async keepClock() {
      await load()
      await store.keepClock(clock.state())
    },
    undoable: () => undoLog.last()?.operationId,
    /** Puts back what the last call changed; says which call that was. */
    async undo(): Promise<UndoEntry['operationId'] | undefined> {
      await load()
      const last = undoLog.pop()
      if (last) await update(({ gate }) => gate.restore(last.before))
      return last?.operationId
    },
    /** Forgets everything; the next call finds a new world. */
    async discard() {
      await store.begin({ key: '', epoch: 0, clock: clock.state() })
      await files.clear()
      making = undefined
    },
  }
}

/** Two sets of switches with the same key have the same world. */
function worldKey({ scenario: { name, seed, epoch, scale, ids, reviewLevels } }: Switches): string {
  return JSON.stringify({ name, seed, epoch, scale, ids, reviewLevels })
}
