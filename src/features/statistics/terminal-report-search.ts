import type { QueryClient } from '@tanstack/react-query'
import { read } from '#src/api/query.ts'
import type { MonthRange } from '#src/domain/months.ts'
import { isMonth } from '#src/lib/text/is-month.ts'
import { searchSchema, type SearchField, type SearchOf } from '#src/lib/url/search-schema.ts'

/** `yyyyMM-yyyyMM`, the earlier month first. */
const months: SearchField<string> = (given) => {
  const [from, to, more] = typeof given === 'string' ? given.split('-') : []
  return isMonth(from) && isMonth(to) && from <= to && more === undefined ? `${from}-${to}` : undefined
}

const fields = { added: months, online: months, play: months }

export const terminalReportSearch = searchSchema(fields)

export type TerminalReportSearch = SearchOf<typeof fields>

export function toRange(given: string | undefined): MonthRange | undefined {
  return given === undefined ? undefined : { from: given.slice(0, 6), to: given.slice(7) }
}

/** The months as a call takes them; without them the server takes its default. */
export function toMonthQuery(given: string | undefined) {
  const range = toRange(given)
  return { query: range ? { startMonth: range.from, endMonth: range.to } : {} }
}

export function prefetchTerminalReport(client: QueryClient, { added, online, play }: TerminalReportSearch) {
  void client.prefetchQuery(read('statDeviceAdded', toMonthQuery(added)))
  void client.prefetchQuery(read('statDeviceOnline', toMonthQuery(online)))
  void client.prefetchQuery(read('statDevicePlay', toMonthQuery(play)))
}
