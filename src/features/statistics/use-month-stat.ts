import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { read } from '#src/api/query.ts'
import { monthAt } from '#src/domain/dates.ts'
import type { MonthRange } from '#src/domain/months.ts'
import { atServer } from '#src/lib/time/server-clock.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { monthFigures, type MonthRow } from './month-figures.ts'
import { toMonthQuery, toRange } from './terminal-report-search.ts'

/** The code that leaves the chosen months of the play hours as they are (3§8, C1). */
const KEEPS_RANGE = 3

/** A chart: its call, the months that the address has for it, how a month is read, and the way back to the default. */
interface MonthStat {
  operation: 'statDeviceAdded' | 'statDeviceOnline' | 'statDevicePlay'
  given: string | undefined
  valueOf: (row: MonthRow) => number | undefined
  onRange: (range: MonthRange | undefined) => void
}

/** Whether the chosen months stay when they cannot be had. */
function keepsRange(operation: MonthStat['operation'], error: Error | null): boolean {
  return operation === 'statDevicePlay' && error instanceof ApiError && error.code === KEEPS_RANGE
}

/**
 * The figures of one chart. When months that were chosen cannot be had, that is said and the default comes again (3§8).
 */
export function useMonthStat({ operation, given, valueOf, onRange }: MonthStat) {
  const query = useQuery<readonly MonthRow[]>(read(operation, toMonthQuery(given)) as never)
  const { error, refetch } = query
  const range = toRange(given)
  const resets = error !== null && given !== undefined && !keepsRange(operation, error)
  useEffect(() => {
    if (!resets) return
    notifyError(error)
    onRange(undefined)
  }, [resets, error, onRange])
  // figures that were there stay when they cannot be looked after
  const failed = error !== null && query.data === undefined && !resets
  return {
    loading: query.data === undefined && !failed,
    error: failed ? error : null,
    figures: monthFigures(query.data, valueOf, range, monthAt(new Date(atServer(query.dataUpdatedAt)))),
    range,
    onRange,
    onRetry: () => void refetch(),
    updatedAt: query.dataUpdatedAt,
    fetching: query.isFetching,
    async refresh() {
      const again = await refetch()
      // with chosen months it is said as they are given up, unless they are not
      const isSaid = given !== undefined && !keepsRange(operation, again.error)
      if (again.isRefetchError && !isSaid) notifyError(again.error)
    },
  }
}
