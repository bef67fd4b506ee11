import { groupBy } from './group-by.ts'

export interface RememberedWindow {
  id: string | number
  name?: string | undefined
  window: string
}

export interface PowerChange {
  /** When, in epoch milliseconds; a change is known by it. */
  at: number
  /** The window that all of them were set to. */
  window: string
  before: readonly RememberedWindow[]
}

/** More changes than these are not remembered: the oldest go. */
export const REMEMBERED_CHANGES = 5

const WINDOW = /^\d{2}:\d{2}-\d{2}:\d{2}$/

export interface ChangedDevice {
  id: string | number
  name?: string | undefined
  window: string | undefined
}

/**
 * What is remembered after a window was set. Set for several, it takes the place of what they had; one that was
 * changed already and not restored keeps what it had first. Set for one by itself, that is its own from then on.
 */
export function rememberPower(
  changes: readonly PowerChange[],
  {
    at,
    window,
    together,
    devices,
  }: Omit<PowerChange, 'before'> & { together: boolean; devices: readonly ChangedDevice[] },
): PowerChange[] {
  const known = new Map(changes.flatMap(({ before }) => before.map((device) => [String(device.id), device.window])))
  const others = forgetPower(
    changes,
    devices.map(({ id }) => id),
  )
  if (!together) return others
  const before = devices.flatMap((device) => {
    const had = known.get(String(device.id)) ?? device.window
    return had === undefined || had === window || !WINDOW.test(had)
      ? []
      : [{ id: device.id, name: device.name, window: had }]
  })
  if (before.length === 0) return others
  // what is sent in several calls is one change
  const same = others.find((change) => change.at === at)
  const rest = others.filter((change) => change !== same)
  return [{ at, window, before: [...(same?.before ?? []), ...before] }, ...rest].slice(0, REMEMBERED_CHANGES)
}

/** What is still remembered once these terminals have their own windows again. */
export function forgetPower(changes: readonly PowerChange[], ids: readonly (string | number)[]): PowerChange[] {
  const gone = new Set(ids.map(String))
  return changes
    .map((change) => ({ ...change, before: change.before.filter(({ id }) => !gone.has(String(id))) }))
    .filter(({ before }) => before.length > 0)
}

/** The terminals of a change by the window that they had, the most first: so many calls bring it back. */
export function byWindow(before: readonly RememberedWindow[]): { window: string; devices: RememberedWindow[] }[] {
  return [...groupBy(before, ({ window }) => window)]
    .map(([window, devices]) => ({ window, devices }))
    .sort((a, b) => b.devices.length - a.devices.length)
}

/** Changes as they were stored, or undefined for anything else (R13). */
export function readPowerChanges(value: unknown): PowerChange[] | undefined {
  return Array.isArray(value) && value.every(isChange) ? value : undefined
}

function isChange(value: unknown): value is PowerChange {
  const { at, window, before } = (value ?? {}) as Partial<Record<keyof PowerChange, unknown>>
  return (
    typeof at === 'number' &&
    isWindow(window) &&
    Array.isArray(before) &&
    before.length > 0 &&
    before.every(isRemembered)
  )
}

function isRemembered(value: unknown): value is RememberedWindow {
  const { id, name = '', window } = (value ?? {}) as Partial<Record<keyof RememberedWindow, unknown>>
  return (typeof id === 'string' || typeof id === 'number') && typeof name === 'string' && isWindow(window)
}

function isWindow(value: unknown): boolean {
  return typeof value === 'string' && WINDOW.test(value)
}
