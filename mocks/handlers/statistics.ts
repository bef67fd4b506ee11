import { formatMoment, monthAt } from '#src/domain/dates.ts'
import { addMonths, lastMonths, monthsOf, type MonthRange } from '#src/domain/months.ts'
import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import type { DeviceRow, Id } from '../db/models.ts'
import { Refusal } from '../server/refusal.ts'
import { devicePresence, toDevice } from '../simulation/devices.ts'
import { eachPlay, firstPlay, playedIn, ranking } from '../simulation/play-time.ts'
import { startOfDay, type World } from '../db/world.ts'
import type { Context, Handlers } from './handler.ts'
import { same } from './records.ts'

/** How many months come when none are asked for. */
const DEFAULT_MONTHS = 6

type Span = readonly [number, number]
type Export = OperationTypes['statDeviceExport']['data']

const thisMonth = ({ clock }: World) => monthAt(new Date(clock.now()))

/** A month from its first moment to its last, this one as far as it has come. */
function spanOf({ clock }: World, month: string): Span {
  return [startOfDay(`${month}01`), Math.min(startOfDay(`${addMonths(month, 1)}01`), clock.now())]
}

/** The days of a month, as far as it has come. */
function daysOf(world: World, month: string): { d: string; span: Span }[] {
  const [start, end] = spanOf(world, month)
  const days: { d: string; span: Span }[] = []
  for (let day = Number(`${month}01`), from = start; from < end; day += 1) {
    const to = startOfDay(String(day + 1))
    days.push({ d: String(day), span: [from, Math.min(to, end)] })
    from = to
  }
  return days
}

function asked(world: World, { startMonth, endMonth }: { startMonth?: string; endMonth?: string }): string[] {
  const usual = lastMonths(DEFAULT_MONTHS, new Date(world.clock.now()))
  const range: MonthRange = { from: startMonth ?? endMonth ?? usual.from, to: endMonth ?? startMonth ?? usual.to }
  if (range.from > range.to || range.to > usual.to) throw new Refusal('统计月份不正确')
  return monthsOf(range)
}

/** Months since something was first played, newest first. */
function playedMonths(world: World, programId?: Id): string[] {
  const first = firstPlay(world, programId)
  return first === undefined ? [] : monthsOf({ from: monthAt(new Date(first)), to: thisMonth(world) }).reverse()
}

function seen({ world, sees }: Context, visit: (row: Readonly<DeviceRow>) => void) {
  world.gate.device.each((row) => {
    if (sees(row.organizationId)) visit(row)
  })
}

const within = (moment: number, [from, to]: Span) => moment >= from && moment < to
const part = <Row>(rows: Row[], page: number, limit: number) => rows.slice(page * limit, page * limit + limit)

function added(context: Context, month: string) {
  const span = spanOf(context.world, month)
  let count = 0
  seen(context, ({ createTime }) => (count += within(createTime, span) ? 1 : 0))
  return { count }
}

function online(context: Context, month: string) {
  const [from, to] = spanOf(context.world, month)
  let duration = 0
  let deviceCount = 0
  seen(context, (row) => {
    const seconds = Math.round(devicePresence(context.world, row).onlineSeconds(from, to))
    duration += seconds
    deviceCount += seconds > 0 ? 1 : 0
  })
  return { duration, deviceCount }
}

function played({ world, sees }: Context, month: string) {
  const { seconds, devices, programs } = playedIn(world, sees, spanOf(world, month))
  return { duration: Math.round(seconds), deviceCount: devices.size, programCount: programs.size }
}

/** What ads were played between two moments, longest first. */
function programRows({ world, sees }: Context, span: Span) {
  return [...playedIn(world, sees, span).programs]
    .sort(([, a], [, b]) => b.seconds - a.seconds)
    .flatMap(([id, { seconds, devices }]) => {
      const program = world.gate.program.find(id)
      if (!program) return []
      return [
        {
          programId: program.id,
          programName: program.name,
          programDel: program.deleted,
          programDuration: program.duration,
          deviceCount: devices.size,
          duration: Math.round(seconds),
        },
      ]
    })
}

/** Terminals in an export: those added in the month, or all that were there with the time they were online. */
function deviceRows(context: Context, month: string, bizType: 1 | 2): Pick<Export, 'list' | 'totalDuration'> {
  const { world } = context
  const span = spanOf(world, month)
  const list: NonNullable<Export['list']> = []
  const sentAt = new Map<string, number>()
  world.gate.playRecord.each(({ deviceIds, createTime }) =>
    deviceIds.forEach((id) => sentAt.set(String(id), createTime)),
  )
  seen(context, (row) => {
    if (bizType === 1 ? !within(row.createTime, span) : row.createTime >= span[1]) return
    const { sn, name, createTime, appVersionName, adaptVersionName, district, addr, organizationId, lastOnline } =
      toDevice(world, row)
    const sent = sentAt.get(String(row.id))
    list.push({
      sn,
      name,
      createTime,
      appVersionName,
      adaptVersionName,
      district,
      addr,
      organizationId,
      lastOnline,
      del: false,
      ...(sent !== undefined && { programUpdate: formatMoment(sent) }),
      ...(bizType === 2 && { duration: Math.round(devicePresence(world, row).onlineSeconds(...span)) }),
    })
  })
  return { list, ...(bizType === 2 && { totalDuration: Math.round((span[1] - span[0]) / 1000) }) }
}

/** What each terminal played on each day of a month; an ad counts as often as its length fits in. */
function playDetails({ world, sees }: Context, month: string): NonNullable<Export['details']> {
  const lengths = new Map<string, number>()
  world.gate.program.each(({ id, duration }) => lengths.set(String(id), Math.max(1, duration)))
  return daysOf(world, month).flatMap(({ d, span }) => {
    const rows = new Map<Id, { d: string; sn: string; name: string; sumCount: number; sumDuration: number }>()
    eachPlay(world, sees, span, ({ id, sn, name }, programId, seconds) => {
      const row = rows.get(id) ?? { d, sn, name, sumCount: 0, sumDuration: 0 }
      row.sumCount += Math.ceil(seconds / (lengths.get(String(programId)) ?? 1))
      row.sumDuration += seconds
      rows.set(id, row)
    })
    return [...rows.values()].map((row) => ({ ...row, sumDuration: Math.round(row.sumDuration) }))
  })
}

/** Statistics (3§7), counted from what terminals and ads there are, when they were online and what was on them. */
export const statisticsHandlers = {
  statDeviceAdded: ({ query }, context) =>
    asked(context.world, query).map((date) => ({ date, ...added(context, date) })),
  statDeviceOnline: ({ query }, context) =>
    asked(context.world, query).map((date) => ({ date, ...online(context, date) })),
  statDevicePlay: ({ query }, context) =>
    asked(context.world, query).map((date) => ({ date, ...played(context, date) })),

  statDeviceExport({ query }, context) {
    const { bizType, countType, month, startMonth, endMonth } = query
    if (month === undefined && startMonth === undefined && endMonth === undefined) throw new Refusal('请选择时间')
    const months = asked(context.world, month === undefined ? { startMonth, endMonth } : { startMonth: month })
    const [first = '', last = first] = [months[0], months.at(-1)]
    const time = first === last ? first : `${first}-${last}`
    if (countType === 2) {
      if (bizType !== 3) return { time, ...deviceRows(context, last, bizType) }
      return { time, details: months.flatMap((one) => playDetails(context, one)) }
    }
    const row = { 1: added, 2: online, 3: played }[bizType]
    return { time, data: months.map((date) => ({ date, ...row(context, date) })) }
  },

  statProgramTop: (_, { world, sees }) =>
    ranking(world, playedIn(world, sees, spanOf(world, addMonths(thisMonth(world), -1)))),

  statProgramMonths({ query: { page, limit } }, context) {
    const months = playedMonths(context.world)
    return { total: months.length, list: part(months, page, limit).map((m) => ({ m, ...played(context, m) })) }
  },

  statProgramList({ query: { page, limit, programName } }, context) {
    const text = programName?.trim().toLowerCase() ?? ''
    const rows = programRows(context, [firstPlay(context.world) ?? 0, context.world.clock.now()]).filter((row) =>
      row.programName.toLowerCase().includes(text),
    )
    return { total: rows.length, list: part(rows, page, limit) }
  },

  statProgramMonthDetail({ query: { programId, page, limit } }, context) {
    const { world, sees } = context
    const rows = playedMonths(world, programId).flatMap((m) => {
      const own = playedIn(world, sees, spanOf(world, m)).programs.get(String(programId))
      return own ? [{ m, programCount: 1, deviceCount: own.devices.size, duration: Math.round(own.seconds) }] : []
    })
    return { total: rows.length, data: part(rows, page, limit) }
  },

  statProgramMonthExport: ({ query: { month } }, context) => ({
    time: month,
    list: programRows(context, spanOf(context.world, month)),
  }),

  statProgramLogExport({ query: { programId, month } }, { world, sees }) {
    // seconds are whole, and add up to the month's: what one is rounded by goes to the next
    let rest = 0
    const list = daysOf(world, month).flatMap(({ d, span }) => {
      const rows: { d: string; deviceSn: string; deviceName: string; deviceDel: boolean; duration: number }[] = []
      eachPlay(world, sees, span, ({ sn, name }, id, seconds) => {
        const last = rows.at(-1)
        if (!same(id, programId)) return
        // a day on which another ad came is visited in parts
        const duration = Math.round((rest += seconds))
        rest -= duration
        if (last?.deviceSn === sn) last.duration += duration
        else rows.push({ d, deviceSn: sn, deviceName: name, deviceDel: false, duration })
      })
      return rows
    })
    return { list }
  },
} satisfies Partial<Handlers>
