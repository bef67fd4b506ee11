import type { AttentionKind } from '#src/features/dashboard/attention-strip.tsx'
import type { DiagnosisCheck } from '#src/domain/diagnosis.ts'
import type { AccountRow, DeviceRow, Id, Reviewed, Schedule } from '#mocks/db/models.ts'
import { retired } from '#mocks/db/seed/retired.ts'
import type { World } from '#mocks/db/world.ts'
import { commandStatus } from '#mocks/simulation/commands.ts'
import { clockSkewAt, deviceState, inForce } from '#mocks/simulation/devices.ts'
import { hardwareOf } from '#mocks/simulation/hardware.ts'
import { playStatus } from '#mocks/simulation/publications.ts'

/*
 * What the screens of a day have to say, counted from the tables of the simulated server and by nothing of the console:
 * no call, no rule of `src/domain`. What time does by itself is asked of the simulation, row by row.
 */

const HOUR = 3_600_000
const CHINA = 8 * HOUR
const text = (id: Id) => String(id)

/** `yyyyMMdd` and `HH:mm` in China. */
const dayOf = (moment: number) => Number(new Date(moment + CHINA).toISOString().slice(0, 10).replaceAll('-', ''))
const timeOf = (moment: number) => new Date(moment + CHINA).toISOString().slice(11, 16)
export const midnightOf = (moment: number) => moment - ((moment + CHINA) % (24 * HOUR))

export function sightOf({ gate }: World, account: string) {
  const { organizationId } = gate.account.first({ account: { equals: account } }) as AccountRow
  const above = new Map(gate.org.list().map(({ id, pid }) => [text(id), text(pid)]))
  return (org: Id) => {
    for (let id: string | undefined = text(org); id; id = above.get(id))
      if (text(organizationId) === '0' || id === text(organizationId)) return true
    return false
  }
}

export function seenBy(world: World, account: string) {
  const { gate } = world
  const sees = sightOf(world, account)
  return {
    devices: gate.device.list(({ organizationId }) => sees(organizationId)),
    materials: gate.material.list(({ organizationId }) => sees(organizationId)),
    programs: gate.program.list(({ organizationId, deleted }) => !deleted && sees(organizationId)),
    orders: gate.order.list(({ organizationId }) => sees(organizationId)),
  }
}

/** Verdicts of the platform and of transcoding come by themselves. */
function standsAt(row: Reviewed, now: number) {
  const over = (row.verdictAt ?? 0) > 0 && (row.verdictAt ?? 0) <= now
  return over ? { status: row.verdict, level: 0 } : { status: row.status, level: row.currentLevel }
}

export type HomeFigures = Partial<Record<AttentionKind, number>>

/** What home asks somebody to look at; of orders only what there is. */
export function homeTruth(world: World, account: string, held: ReadonlySet<string>): HomeFigures {
  const { gate } = world
  const now = world.clock.now()
  const { devices, materials, programs, orders } = seenBy(world, account)
  const seen = new Map(devices.map((device) => [text(device.id), device]))
  const levels = ['', '24', '25', '26', '27'].flatMap((code, level) => (held.has(code) ? [level] : []))
  const adLevels = ['', '34', '35', '36', '37'].flatMap((code, level) => (held.has(code) ? [level] : []))
  const waits = (row: Reviewed, own: number[]) => {
    const { status, level } = standsAt(row, now)
    return status === 2 && own.includes(level)
  }
  // home looks at the newest two hundred, and says so; one that is gone has left its records
  const entries = gate.playRecord.list().flatMap(({ deviceIds, ...row }) =>
    deviceIds.flatMap((id) => {
      const device = seen.get(text(id))
      const gone = text(id) === text(retired.id) && sightOf(world, account)(retired.organizationId)
      return device || gone ? [{ ...row, id, waits: device && playStatus(world, row, device) === 0 }] : []
    }),
  )
  const latest = new Map(entries.slice(-200).map((entry) => [`${entry.programId} ${entry.id}`, entry]))
  const late = [...latest.values()].filter(
    ({ type, createTime, waits }) => type === 1 && waits === true && now - createTime >= HOUR / 2,
  )
  const failed = gate.deviceCommand.list(
    (row) => seen.has(text(row.deviceId)) && row.createTime >= midnightOf(now) && commandStatus(world, row) === 0,
  )
  const name = gate.account.first({ account: { equals: account } })?.name
  const today = dayOf(now)
  const runs = orders.filter(
    ({ status, schedules: [days] }) => status === 1 && days && days.dateStart <= today && today <= days.dateEnd,
  )
  const figures: HomeFigures = {
    ...(held.has('1') && { offline: devices.filter((row) => deviceState(world, row) === 0).length }),
    ...(held.has('72') && { undelivered: late.length }),
    ...(levels.length + adLevels.length > 0 && {
      review:
        materials.filter((row) => waits(row, levels)).length + programs.filter((row) => waits(row, adLevels)).length,
    }),
    ...(held.has('2') && { transcoding: materials.filter((row) => standsAt(row, now).status === 7).length }),
    ...(held.has('71') && { failedToday: failed.length }),
  }
  const some = (kind: AttentionKind, count: number) => held.has('4') && count > 0 && { [kind]: count }
  return {
    ...figures,
    ...some('inserting', runs.filter(({ scheduleType }) => scheduleType === 1).length),
    ...some(
      'ending',
      runs.filter(({ schedules: [days] }) => (days?.dateEnd ?? 0) <= dayOf(now + 6 * 24 * HOUR)).length,
    ),
    ...some(
      'refused',
      orders.filter(({ status, creator }) => status === 5 && (creator === account || creator === name)).length,
    ),
  }
}

const playsNow = ({ dateStart, dateEnd, period }: Schedule, now: number) =>
  dateStart <= dayOf(now) &&
  dayOf(now) <= dateEnd &&
  period.some(({ start, end, weeks }) => {
    const weekday = new Date(now + CHINA).getUTCDay() || 7
    return weeks.split(',').includes(String(weekday)) && start <= timeOf(now) && timeOf(now) < end
  })

export interface PlanTruth {
  ending: number
  beginning: number
  waiting: number
  inserting: number
  /** Terminals on which no ad of this account's goes on, and those on which none does at all. */
  unnamed: number | undefined
  unplanned: number | undefined
}

export function planTruth(world: World, account: string, held: ReadonlySet<string>): PlanTruth {
  const now = world.clock.now()
  const [today, week] = [dayOf(now), dayOf(now + 6 * 24 * HOUR)]
  const { devices, programs } = seenBy(world, account)
  const seen = new Map(devices.map((device) => [text(device.id), device]))
  const truth: PlanTruth = {
    ending: 0,
    beginning: 0,
    waiting: 0,
    inserting: 0,
    unnamed: undefined,
    unplanned: undefined,
  }
  const own = new Set(programs.filter((row) => standsAt(row, now).status === 1).map(({ id }) => text(id)))
  const on = { own: new Set<string>(), any: new Set<string>() }
  for (const program of world.gate.program.list(({ deleted }) => !deleted)) {
    const mine = own.has(text(program.id))
    const rows = world.gate.publication
      .list(({ programId }) => text(programId) === text(program.id))
      .map((row) => ({ row, at: row.deviceIds.flatMap((id) => seen.get(text(id)) ?? []) }))
      .filter(({ at }) => at.length > 0)
    const ranges = rows.flatMap(({ row }) => row.schedules)
    for (const { row, at } of rows)
      for (const device of at) {
        if (mine && playStatus(world, row, device) === 0) truth.waiting += 1
        if (!row.schedules.some(({ dateEnd }) => dateEnd >= today)) continue
        on.any.add(text(device.id))
        if (mine) on.own.add(text(device.id))
      }
    if (!mine) continue
    const last = Math.max(0, ...ranges.map(({ dateEnd }) => dateEnd))
    const runs = ranges.some(({ dateStart, dateEnd }) => dateStart <= today && today <= dateEnd)
    truth.ending += Number(last >= today && last <= week)
    truth.beginning += Number(!runs && ranges.some(({ dateStart }) => dateStart > today && dateStart <= week))
    truth.inserting += Number(
      rows.some(({ row }) => row.scheduleType === 1 && row.schedules.some((days) => playsNow(days, now))),
    )
  }
  if (!held.has('1')) return truth
  return { ...truth, unnamed: devices.length - on.own.size, unplanned: devices.length - on.any.size }
}

function troubleOf(world: World, device: DeviceRow): DiagnosisCheck | undefined {
  const now = world.clock.now()
  if (deviceState(world, device) === 0) return 'offline'
  const [from = '', to = ''] = inForce(world, device).workCron.split('-')
  if (timeOf(now) < from || timeOf(now) >= (to === '23:59' ? '24:00' : to)) return 'powerOff'
  const all = world.gate.publication.list(
    (row) =>
      row.deviceIds.some((id) => text(id) === text(device.id)) &&
      world.gate.program.find(row.programId)?.deleted === false &&
      row.schedules.some((days) => playsNow(days, now)),
  )
  const first = all.filter(({ scheduleType }) => scheduleType === 1)
  const wanted = first.length > 0 ? first : all
  if (wanted.length === 0) return 'nothingScheduled'
  if (wanted.some((row) => playStatus(world, row, device) === 0)) return 'notSynced'
  const cleaned = device.cleanedAt > 0 && device.cleanedAt <= now
  const disk =
    device.diskInfo !== '' && !cleaned ? device.diskInfo : hardwareOf(world.scenario.seed, device.id).diskInfo
  const [used = 0, whole = 1] = disk.split('/').map(Number.parseFloat)
  if (Math.round((used / whole) * 100) >= 90) return 'diskFull'
  if (Math.abs(clockSkewAt(device, now)) > 5 * 60_000) return 'clockWrong'
  const newest = world.gate.deviceCommand.list(({ deviceId }) => text(deviceId) === text(device.id)).at(-1)
  return newest && commandStatus(world, newest) === 0 ? 'commandFailed' : undefined
}

/** The terminals of a page in which something is wrong, by number, and what is. */
export function healthTruth(world: World, account: string, page: number, size: number): Record<string, DiagnosisCheck> {
  const { devices } = seenBy(world, account)
  return Object.fromEntries(
    devices.slice(page * size, (page + 1) * size).flatMap((device) => {
      const trouble = troubleOf(world, device)
      return trouble ? [[device.sn, trouble]] : []
    }),
  )
}

export type DayFigures = Record<'open' | 'failed' | 'refused' | 'done', number>

/** What an account has sent today by the tables: what was sent at once to several terminals is one. */
export function dayTruth(world: World, account: string, held: ReadonlySet<string>): DayFigures {
  const now = world.clock.now()
  const sees = sightOf(world, account)
  const seen = new Map(
    world.gate.device.list(({ organizationId }) => sees(organizationId)).map((row) => [text(row.id), row]),
  )
  const sent = new Map<string, Set<string>>()
  const note = (key: string, state: string) => sent.set(key, (sent.get(key) ?? new Set()).add(state))
  const isToday = (row: { creator: string; createTime: number }) =>
    row.creator === account && row.createTime >= midnightOf(now)
  const second = (moment: number) => Math.trunc(moment / 1000)
  if (held.has('71'))
    for (const row of world.gate.deviceCommand.list(isToday))
      if (seen.has(text(row.deviceId)))
        note(
          `command ${row.type} ${second(row.createTime)}`,
          ['failed', 'done', 'open'][commandStatus(world, row)] ?? '',
        )
  if (held.has('72'))
    for (const row of world.gate.playRecord.list(isToday))
      for (const id of row.deviceIds) {
        const device = seen.get(text(id))
        if (device)
          note(
            `play ${row.type} ${row.programId} ${second(row.createTime)}`,
            playStatus(world, row, device) === 0 ? 'open' : 'done',
          )
      }
  const figures: DayFigures = { open: 0, failed: 0, refused: 0, done: 0 }
  for (const states of sent.values())
    figures[states.has('open') ? 'open' : states.has('failed') ? 'failed' : 'done'] += 1
  return figures
}
