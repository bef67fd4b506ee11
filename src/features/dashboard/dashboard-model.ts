import { daysUntil, formatDay } from '#src/domain/dates.ts'
import { isRecord, numberOf } from '#src/domain/read-values.ts'
import { labelOf, deviceStates, reviewStatuses } from '#src/domain/labels.ts'
import { hours, onlineHours } from '#src/domain/units.ts'

/*
 * What the home page shows of the dashboard report (1§3). Each part is judged on its own: one that is missing or is not
 * what the contract says is `undefined`, shown as 数据异常, and the others stay.
 */

export interface Count {
  /** The code on the wire. */
  key: string
  /** In Chinese; an unknown code as 未知（9） (R9). */
  label: string
  count: number
  /** Part of the total in percent; undefined while the total is 0. */
  share?: number
}

export interface Counts {
  total: number
  items: Count[]
}

export interface MaterialCounts {
  images: number
  videos: number
}

export interface OnlineDay {
  /** `yyyyMMdd` */
  day: string
  /** Hours of all terminals, two decimals. */
  hours: number
  /** Terminals that were online. */
  devices: number
}

/** Seven days, oldest first, none missing. */
export interface OnlineDays {
  days: OnlineDay[]
  totalHours: number
  /** Of the days that are over. */
  averageHours: number
  /** Whether the last day still goes on. */
  goesOn: boolean
}

const DAYS = 7
/** Unknown codes that are shown one by one; further ones are summed up. */
const UNKNOWN_SHOWN = 6

export function deviceCounts(part: unknown): Counts | undefined {
  return countsOf(part, ['1', '0'], (key) => labelOf(deviceStates, key).text)
}

/** Ads by review status; 6 and 7 are statuses of materials only, and unknown here (1§4). */
export function reviewCounts(part: unknown): Counts | undefined {
  return countsOf(part, ['0', '1', '2', '3', '4', '5'], (key) => labelOf(reviewStatuses, key).text)
}

export function materialCounts(part: unknown): MaterialCounts | undefined {
  const counts = countsOf(part, ['0', '1'], (key) => key)
  return counts && { images: counts.items[0]?.count ?? 0, videos: counts.items[1]?.count ?? 0 }
}

/**
 * The last seven days; a day that the server leaves out counts as zeros. The days end today, or with the server's last
 * day where its calendar is another.
 * `today` is `yyyyMMdd`.
 */
export function onlineDays(part: unknown, today: string): OnlineDays | undefined {
  if (!isRecord(part)) return undefined
  const given = new Map<string, { seconds: number; devices: number }>()
  for (const [key, value] of Object.entries(part)) {
    if (formatDay(key) === '--' || !isRecord(value)) return undefined
    const seconds = numberOf(value.duration ?? 0)
    const devices = numberOf(value.count ?? 0)
    if (seconds === undefined || devices === undefined) return undefined
    given.set(key, { seconds, devices })
  }
  const shown = shownDays([...given.keys()], today)
  const days = shown.map((day) => {
    const entry = given.get(day)
    return { day, hours: entry ? onlineHours(entry.seconds, entry.devices) : 0, devices: entry?.devices ?? 0 }
  })
  const secondsOf = (some: readonly string[]) => some.reduce((sum, day) => sum + (given.get(day)?.seconds ?? 0), 0)
  const goesOn = (shown.at(-1) ?? '') >= today
  const over = goesOn ? shown.slice(0, -1) : shown
  return { days, totalHours: hours(secondsOf(shown)), averageHours: hours(secondsOf(over) / over.length), goesOn }
}

export function greetingOf(hour: number): string {
  if (hour < 5) return '夜深了'
  if (hour < 9) return '早上好'
  if (hour < 12) return '上午好'
  if (hour < 14) return '中午好'
  return hour < 18 ? '下午好' : '晚上好'
}

function countsOf(part: unknown, known: readonly string[], nameOfKnown: (key: string) => string): Counts | undefined {
  if (!isRecord(part)) return undefined
  const given = new Map<string, number>()
  for (const [key, value] of Object.entries(part)) {
    const count = numberOf(value ?? 0)
    if (count === undefined) return undefined
    given.set(key, count)
  }
  const total = [...given.values()].reduce((sum, count) => sum + count, 0)
  const item = (key: string, label: string, count: number): Count => ({
    key,
    label,
    count,
    ...(total > 0 && { share: (count / total) * 100 }),
  })
  const unknown = [...given].filter(([key, count]) => !known.includes(key) && count > 0)
  const rest = unknown.slice(UNKNOWN_SHOWN).reduce((sum, [, count]) => sum + count, 0)
  return {
    total,
    items: [
      ...known.map((key) => item(key, nameOfKnown(key), given.get(key) ?? 0)),
      ...unknown.slice(0, UNKNOWN_SHOWN).map(([key, count]) => item(key, labelOf({}, key).text, count)),
      ...(rest > 0 ? [item('…', labelOf({}, '…').text, rest)] : []),
    ],
  }
}

function shownDays(given: string[], today: string): string[] {
  const ours = sevenUntil(today)
  const latest = [...given].sort().at(-1)
  if (latest === undefined) return ours
  const servers = sevenUntil(latest)
  const held = (days: string[]) => days.filter((day) => given.includes(day)).length
  return held(servers) > held(ours) ? servers : ours
}

function sevenUntil(day: string): string[] {
  return daysUntil(DAYS, Number(day.slice(0, 4)), Number(day.slice(4, 6)), Number(day.slice(6)))
}
