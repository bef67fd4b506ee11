import { lastDays } from '#src/domain/dates.ts'
import type { DeviceRow, Id } from '../db/models.ts'
import { startOfDay, type World } from '../db/world.ts'
import { devicePresence } from './devices.ts'

export interface DayOnline {
  duration: number
  count: number
}

/** The online time of the last days, by `yyyyMMdd`, today last and as far as it has come. */
export function onlineByDay(world: World, days: number, sees: (orgId: Id) => boolean): Record<string, DayOnline> {
  const now = world.clock.now()
  const names = lastDays(days, new Date(now))
  const starts = names.map(startOfDay)
  const totals = names.map((): DayOnline => ({ duration: 0, count: 0 }))
  world.gate.device.each((row) => {
    if (!sees(row.organizationId)) return
    const presence = devicePresence(world, row)
    for (const [index, total] of totals.entries()) {
      const seconds = presence.onlineSeconds(starts[index] as number, starts[index + 1] ?? now)
      total.duration += Math.round(seconds)
      if (seconds > 0) total.count += 1
    }
  })
  return Object.fromEntries(names.map((name, index) => [name, totals[index] as DayOnline]))
}

export function lastDaysSpan({ clock }: World, days: number): readonly [number, number] {
  const now = clock.now()
  return [startOfDay(lastDays(days, new Date(now))[0] as string), now]
}

/** An ad on a terminal, from when to when. */
interface Stay {
  programId: Id
  from: number
  to: number
}

/** What has been on each terminal, by its id, as the log of publishes and stops, with the days of each, tells it. */
function staysByDevice(world: World): Map<string, Stay[]> {
  const stays = new Map<string, Stay[]>()
  world.gate.playRecord.each(({ programId, deviceIds, type, createTime, begins = 0, ends = 0 }) => {
    for (const id of deviceIds) {
      const own = stays.get(String(id)) ?? []
      stays.set(String(id), own)
      // a publish takes the place of the one before
      const last = own.findLast((stay) => String(stay.programId) === String(programId))
      if (last && last.to > createTime) last.to = createTime
      if (type === 1) own.push({ programId, from: Math.max(createTime, begins), to: ends || Infinity })
    }
  })
  return stays
}

/**
 * Visits what the terminals played between two moments: an online terminal plays its ads in turn, so its online time is
 * shared between those that are on it. Parts of a time add up to the whole, and so do terminals and ads.
 */
export function eachPlay(
  world: World,
  sees: (orgId: Id) => boolean,
  [from, to]: readonly [number, number],
  visit: (device: Readonly<DeviceRow>, programId: Id, seconds: number) => void,
) {
  const stays = staysByDevice(world)
  world.gate.device.each((device) => {
    const own = stays.get(String(device.id))
    if (!own || !sees(device.organizationId)) return
    const presence = devicePresence(world, device)
    const cuts = [from, ...own.flatMap((stay) => [stay.from, stay.to]).filter((at) => at > from && at < to), to].sort(
      (a, b) => a - b,
    )
    for (const [index, start] of cuts.slice(0, -1).entries()) {
      const on = own.filter((stay) => stay.from <= start && stay.to > start)
      if (on.length === 0) continue
      const seconds = presence.onlineSeconds(start, cuts[index + 1] as number) / on.length
      if (seconds > 0) for (const { programId } of on) visit(device, programId, seconds)
    }
  })
}

/** When an ad, or any, was first on a terminal; undefined when it never was. */
export function firstPlay({ gate }: World, programId?: Id): number | undefined {
  return gate.playRecord.first((row) => programId === undefined || String(row.programId) === String(programId))
    ?.createTime
}

export interface Played {
  seconds: number
  /** Ids of the terminals that played. */
  devices: Set<string>
  /** The same of each ad, by its id. */
  programs: Map<string, { seconds: number; devices: Set<string> }>
}

export function playedIn(world: World, sees: (orgId: Id) => boolean, span: readonly [number, number]): Played {
  const played: Played = { seconds: 0, devices: new Set(), programs: new Map() }
  eachPlay(world, sees, span, ({ id }, programId, seconds) => {
    const key = String(programId)
    const program = played.programs.get(key) ?? { seconds: 0, devices: new Set<string>() }
    played.programs.set(key, program)
    for (const sum of [played, program]) {
      sum.seconds += seconds
      sum.devices.add(String(id))
    }
  })
  return played
}

export function ranking({ gate }: World, { programs }: Played) {
  return [...programs]
    .sort(([, a], [, b]) => b.seconds - a.seconds)
    .slice(0, 10)
    .flatMap(([id, { seconds }]) => {
      const program = gate.program.find(id)
      return program ? [{ name: program.name, del: program.deleted ? 1 : 0, duration: Math.round(seconds) }] : []
    })
}
