import { numberOf } from '#src/domain/read-values.ts'
import { monthOf, monthsOf, type MonthRange } from '#src/domain/months.ts'

/** A month as the server counts it; any of it may be missing. */
export interface MonthRow {
  date?: unknown
  count?: unknown
  duration?: unknown
  deviceCount?: unknown
  programCount?: unknown
}

export interface MonthFigure {
  /** `yyyyMM` */
  month: string
  /** Terminals added, or whole hours (3§9). */
  value: number
  /** Terminals concerned. */
  devices: number
  /** Ads concerned. */
  programs: number
  /** It is not over. */
  running?: boolean
  /** How much more or less than the month before, as a part of that; undefined where the two do not compare. */
  change?: number
}

export interface MonthFigures {
  months: MonthFigure[]
  /** Whole, of what the server counts: the months that are shown may add up to a little more or less. */
  total: number
}

/**
 * The months of an answer and of the chosen range; one that the server leaves out counts as zeros, so that no bar takes
 * the place of another (T5). `valueOf` is exact: months and their sum are each rounded once. `thisMonth` goes on, so it
 * is not compared with the one before. Undefined when the answer makes no sense.
 */
export function monthFigures(
  rows: readonly MonthRow[] | undefined,
  valueOf: (row: MonthRow) => number | undefined,
  range: MonthRange | undefined,
  thisMonth: string,
): MonthFigures | undefined {
  if (rows === undefined) return undefined
  const given = new Map<string, MonthFigure>()
  for (const row of rows) {
    const month = monthOf(row.date)
    const value = valueOf(row)
    const devices = numberOf(row.deviceCount ?? 0)
    const programs = numberOf(row.programCount ?? 0)
    if (month === undefined || value === undefined || devices === undefined || programs === undefined) return undefined
    given.set(month, { month, value, devices, programs })
  }
  const known = [...given.keys(), ...(range ? [range.from, range.to] : [])].sort()
  const [from, to] = [known[0], known.at(-1)]
  const months =
    from === undefined || to === undefined
      ? []
      : monthsOf({ from, to }).map((month) => given.get(month) ?? { month, value: 0, devices: 0, programs: 0 })
  return {
    months: months.map((month, index) => {
      const before = months[index - 1]?.value ?? 0
      const running = month.month >= thisMonth
      return {
        ...month,
        value: Math.round(month.value),
        ...(running ? { running } : before > 0 && { change: month.value / before - 1 }),
      }
    }),
    total: Math.round(months.reduce((sum, { value }) => sum + value, 0)),
  }
}

const percent = new Intl.NumberFormat('zh-CN', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** A change in percent with its sign: +6.6%, -0.4%, 0.0%. */
export function changeText(change: number): string {
  return percent.format(change)
}
