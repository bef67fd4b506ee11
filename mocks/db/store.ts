import type { ClockState } from '../clock.ts'
import { modelNames } from './collections.ts'
import type { Change } from './gate.ts'

/** Raised when rows change their form: what an older version kept is dropped. */
export const ROWS_VERSION = 2

/**
 * What is kept over a reload: not the world, which is made again from its seed, but what was changed in it.
 * `key` names the world that the changes belong to.
 */
export interface Overlay {
  key: string
  epoch: number
  clock: ClockState
  changes: Change[]
}

/** Where an overlay is kept. A store that fails is no reason to stop: the world then lasts until the next reload. */
export interface OverlayStore {
  /** What was kept, or undefined when there is nothing, or nothing that can be read. */
  load(): Promise<Overlay | undefined>
  /** Begins a new overlay in place of the old one. */
  begin(overlay: Omit<Overlay, 'changes'>): Promise<void>
  /** Adds changes; the last one of a record counts. Resolves when they are kept. */
  add(changes: readonly Change[]): Promise<void>
  keepClock(clock: ClockState): Promise<void>
  /** Calls back with what other tabs change, and with `undefined` when they begin anew. */
  onOthers?(listener: (changes: readonly Change[] | undefined) => void): void
}

export function createMemoryStore(): OverlayStore {
  let kept: Overlay | undefined
  return {
    load: () => Promise.resolve(kept && structuredClone(kept)),
    begin: (overlay) => {
      kept = { ...structuredClone(overlay), changes: [] }
      return Promise.resolve()
    },
    add: (changes) => {
      kept?.changes.push(...structuredClone(changes))
      return Promise.resolve()
    },
    keepClock: (clock) => {
      if (kept) kept.clock = clock
      return Promise.resolve()
    },
  }
}

export function isMeta(value: unknown): value is Omit<Overlay, 'changes'> {
  if (typeof value !== 'object' || value === null) return false
  const { key, epoch, clock } = value as Partial<Overlay>
  return (
    typeof key === 'string' &&
    typeof epoch === 'number' &&
    typeof clock === 'object' &&
    [clock.real, clock.shown, clock.rate].every(Number.isFinite)
  )
}

export function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false
  const { model, id, row } = value as Change
  return modelNames.includes(model) && (typeof id === 'string' || typeof id === 'number') && typeof row === 'object'
}
