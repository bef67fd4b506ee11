import { lastDays } from '#src/domain/dates.ts'
import { parsePowerWindow, type PowerWindow } from '#src/domain/play-week.ts'
import { slotsOf, turnsAt, wallTime, type Scheduled, type Slot, type WallTime } from '#src/domain/schedule.ts'
import type { DeviceRow, Id } from '../db/models.ts'
import { allSteps } from '../db/steps.ts'
import { midnight, startOfDay, type World } from '../db/world.ts'
import { arrival, devicePresence } from './devices.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

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

/** What was published of an ad. */
interface Published extends Scheduled {
  programId: Id
}

/** An ad on a terminal, from when to when, and when it plays there. */
interface Stay {
  programId: Id
  from: number
  to: number
  slots: readonly Slot<Published>[]
}

const ALL_DAY = { start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', times: 1, level: 1 }
const ALWAYS = [{ dateStart: 19700101, dateEnd: 20501231, period: [ALL_DAY] }]

/** What has been on each terminal, by its id, as the log of publishes and stops tells it. */
function staysByDevice(world: World): Map<string, Stay[]> {
  const stays = new Map<string, Stay[]>()
  world.gate.playRecord.each(({ programId, deviceIds, type, createTime, scheduleType, schedules }) => {
    const slots = slotsOf([{ programId, scheduleType, schedules: schedules?.length ? schedules : ALWAYS }])
    for (const id of deviceIds) {
      const own = stays.get(String(id)) ?? []
      stays.set(String(id), own)
      // a publish takes the place of the one before
      const last = own.findLast((stay) => String(stay.programId) === String(programId))
      if (last && last.to > createTime) last.to = createTime
      if (type === 1) own.push({ programId, from: createTime, to: Infinity, slots })
    }
  })
  return stays
}

/**
 * What each ad has of the time of a day in which the screen is on: where several are planned they play in turn, and an
 * interruption alone. It is of that time as a whole, so that parts of it add up.
 */
function sharesOf(
  slots: readonly Slot<Published>[],
  at: Pick<WallTime, 'day' | 'weekday'>,
  power: PowerWindow,
): Map<Published, number> {
  const shares = new Map<Published, number>()
  const inside = (minute: number) => Math.min(Math.max(minute, power.start), power.end)
  const edges = [...new Set(slots.flatMap(({ start, end }) => [inside(start), inside(end)]))].sort((a, b) => a - b)
  for (const [index, minute] of edges.slice(0, -1).entries()) {
    const turns = turnsAt(slots, { ...at, minute })
    const share = ((edges[index + 1] as number) - minute) / (power.end - power.start) / turns.size
    for (const ad of turns.keys()) shares.set(ad, (shares.get(ad) ?? 0) + share)
  }
  return shares
}

const WHOLE_DAY: PowerWindow = { start: 0, end: 1440 }

/**
 * Visits what the terminals played between two moments: an online terminal whose screen is on plays what is planned in
 * turn, so that time is shared between that. Parts of a time add up to the whole, and so do terminals and ads.
 */
export function eachPlay(...given: Parameters<typeof playSteps>) {
  allSteps(playSteps(...given))
}

/** How many terminals a step goes over: some milliseconds. */
const TERMINALS = 200

/** The same in steps, for a page that has other things to do. */
function* playSteps(
  world: World,
  sees: (orgId: Id) => boolean,
  [from, to]: readonly [number, number],
  visit: (device: Readonly<DeviceRow>, programId: Id, seconds: number) => void,
): Generator<void, void> {
  const stays = staysByDevice(world)
  yield
  const days: (WallTime & { from: number })[] = []
  const first = midnight(from)
  for (let start = first; start < to; start += DAY) days.push({ ...wallTime(new Date(start)), from: start })
  const devices: Readonly<DeviceRow>[] = []
  world.gate.device.each((device) => devices.push(device))
  for (const [place, device] of devices.entries()) {
    if (place % TERMINALS === TERMINALS - 1) yield
    const own = stays.get(String(device.id))
    if (!own || !sees(device.organizationId)) continue
    const presence = devicePresence(world, device)
    const { workCron, workCronTarget, workCronSince } = device
    const turned = workCronSince === 0 ? 0 : (arrival(world, device, workCronSince) ?? Infinity)
    const changes = [turned, ...own.flatMap((stay) => [stay.from, stay.to])]
    const cuts = [from, ...changes.filter((at) => at > from && at < to), to].sort((a, b) => a - b)
    for (const [index, start] of cuts.slice(0, -1).entries()) {
      const end = cuts[index + 1] as number
      const slots = own.flatMap((stay) => (stay.from <= start && stay.to > start ? stay.slots : []))
      const power = parsePowerWindow(start < turned ? workCron : workCronTarget) ?? WHOLE_DAY
      // weekdays are alike, and of few kinds
      const kinds: { on: readonly Slot<Published>[]; day: WallTime; online: number }[] = []
      for (const day of slots.length === 0 ? [] : days.slice(Math.floor((start - first) / DAY))) {
        if (day.from >= end) break
        const online = presence.onlineSeconds(
          Math.max(start, day.from + power.start * MINUTE),
          Math.min(end, day.from + power.end * MINUTE),
        )
        if (online === 0) continue
        const on = slots.filter((slot) => plays(slot, day))
        const kind = kinds.find(
          (one) => one.on.length === on.length && one.on.every((slot, place) => slot === on[place]),
        )
        if (kind) kind.online += online
        else kinds.push({ on, day, online })
      }
      const played = new Map<Published, number>()
      for (const { on, day, online } of kinds)
        for (const [ad, share] of sharesOf(on, day, power)) played.set(ad, (played.get(ad) ?? 0) + online * share)
      for (const [{ programId }, seconds] of played) visit(device, programId, seconds)
    }
  }
}

const plays = ({ dateStart, dateEnd, weekdays }: Slot<Published>, { day, weekday }: WallTime) =>
  dateStart <= day && day <= dateEnd && (weekdays & (1 << weekday)) !== 0

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

export function playedIn(...given: Parameters<typeof playedSteps>): Played {
  return allSteps(playedSteps(...given))
}

/** The same in steps, for a page that has other things to do. */
export function* playedSteps(
  world: World,
  sees: (orgId: Id) => boolean,
  span: readonly [number, number],
): Generator<void, Played> {
  const played: Played = { seconds: 0, devices: new Set(), programs: new Map() }
  yield* playSteps(world, sees, span, ({ id }, programId, seconds) => {
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
