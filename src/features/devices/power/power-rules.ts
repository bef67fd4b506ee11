import { groupBy } from '#src/domain/group-by.ts'
import { isWindow, type PowerChange, type RememberedWindow } from './power-changes.ts'

/** More changes than these are not remembered: the oldest go. */
export const REMEMBERED_CHANGES = 5

export interface ChangedDevice {
  id: string | number
  sn?: string | undefined
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
    remindOn,
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
    return had === undefined || had === window || !isWindow(had)
      ? []
      : [{ id: device.id, ...(device.sn && { sn: device.sn }), name: device.name, window: had }]
  })
  if (before.length === 0) return others
  return withChange(others, { at, window, ...(remindOn && { remindOn }), before })
}

/** What is sent in several calls is one change; the oldest go. */
function withChange(changes: readonly PowerChange[], change: PowerChange): PowerChange[] {
  const same = changes.find(({ at }) => at === change.at)
  const rest = changes.filter((other) => other !== same)
  return [{ ...change, before: [...(same?.before ?? []), ...change.before] }, ...rest].slice(0, REMEMBERED_CHANGES)
}

/** What is remembered once somebody else's change is, too; a terminal that is remembered here stays as it is. */
export function adoptPower(changes: readonly PowerChange[], change: PowerChange): PowerChange[] {
  const known = new Set(changes.flatMap(({ before }) => before.map(({ id }) => String(id))))
  const before = change.before.filter(({ id }) => !known.has(String(id)))
  return before.length === 0 ? [...changes] : withChange(changes, { ...change, before })
}

/** The changes that were to be brought back by this day, `yyyy-MM-dd`. */
export function duePower(changes: readonly PowerChange[], today: string): PowerChange[] {
  return changes.filter(({ remindOn }) => remindOn !== undefined && remindOn <= today)
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
