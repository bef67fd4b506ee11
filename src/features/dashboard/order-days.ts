import type { Order } from '#src/api/generated/types.gen.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { daysUntil, formatDay, formatShortDay } from '#src/domain/dates.ts'

/** Days from today on, today among them. */
const SOON = 7

const endOf = ({ schedules }: Order) => Number(schedules?.[0]?.dateEnd)

/** Orders that end within seven days, the next to end first. `today` is `yyyyMMdd`; the first schedule has the days. */
export function endingSoon(orders: readonly Order[], today: number): Order[] {
  const [year, month, day] = [Math.trunc(today / 10_000), Math.trunc(today / 100) % 100, today % 100]
  const last = Number(daysUntil(1, year, month, day + SOON - 1)[0])
  return orders
    .filter((order) => endOf(order) >= today && endOf(order) <= last)
    .sort((one, other) => endOf(one) - endOf(other))
}

/** When the first of these ends, in words; undefined where that is not known or years away. */
export function firstEnd(orders: readonly Order[] = [], today: number): string | undefined {
  const end = Math.min(...orders.map(endOf))
  if (!(end < 2050_00_00)) return undefined
  const day = Math.trunc(end / 10_000) === Math.trunc(today / 10_000) ? formatShortDay(end) : formatDay(end)
  return `${orders.length > 1 ? '最早 ' : ''}${day} 结束`
}

/** Which it is, and when it ends: 秋季新品投放 11-29 结束. */
export function endingWords(order: Order): string {
  return `${order.name || plainId(order.id)} ${formatShortDay(endOf(order))} 结束`
}
