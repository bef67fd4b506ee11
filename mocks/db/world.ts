import { atMinute, momentAt } from '#src/domain/server-time.ts'
import type { Clock } from '../clock.ts'
import type { FileStore } from '../transport/file-store.ts'
import type { Gate } from './gate.ts'
import type { Id } from './models.ts'
import type { Presence } from '../simulation/presence.ts'
import type { Scenario, Simulation } from '../server/switches.ts'

export type SettledScenario = Scenario & { epoch: number }

/** The simulated world: what is stored, what time it is, and what everything that happens by itself is drawn from. */
export interface World {
  scenario: SettledScenario
  simulation: Simulation
  clock: Clock
  gate: Gate
  /** The bytes of what was uploaded. */
  files: FileStore
  /** Presences that were worked out already, by id of the terminal: they depend on the scenario only. */
  presences: Map<Id, Presence>
  /** The address under which a picture is answered: its path, or a `blob:` URL where pictures cannot be intercepted. */
  media(path: string): string
}

export function midnight(moment: number): number {
  return atMinute(new Date(moment), 0).getTime()
}

/** The midnight with which a `yyyyMMdd` begins there. */
export function startOfDay(day: string): number {
  return momentAt(Number(day.slice(0, 4)), Number(day.slice(4, 6)), Number(day.slice(6))).getTime()
}
