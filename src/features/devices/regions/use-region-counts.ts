import { useQueries } from '@tanstack/react-query'
import { readCount } from '#src/api/read-in-turn.ts'
import type { RegionLine } from '#src/domain/region-rules.ts'
import { toDeviceQuery, type DeviceFilters } from '../device-search.ts'

/** How often counts are fetched again when the view is opened again. */
const FRESH_MS = 60_000

export type Count = number | 'loading' | 'failed'

export interface RegionCounts extends RegionLine {
  total: Count
  offline: Count
}

/**
 * Counts the terminals of regions, with the filters that are set beside region and state: two small calls each, at most
 * six at once.
 */
export function useRegionCounts(lines: readonly RegionLine[], filters: DeviceFilters) {
  const query = (line: RegionLine, state: DeviceFilters['state']) => ({
    ...readCount('deviceList', toDeviceQuery({ ...filters, ...placeOf(line), state })),
    staleTime: FRESH_MS,
  })
  const totals = useQueries({ queries: lines.map((line) => query(line, undefined)) })
  // where there are no terminals none is offline
  const offlines = useQueries({
    queries: lines.map((line, index) => ({ ...query(line, '0'), enabled: (totals[index]?.data ?? 0) > 0 })),
  })
  const counts = lines.map((line, index): RegionCounts => {
    const total = countOf(totals[index])
    return { ...line, total, offline: typeof total !== 'number' || total === 0 ? total : countOf(offlines[index]) }
  })
  const failed = [...totals, ...offlines].filter(({ isError }) => isError)
  const retry = () => failed.forEach(({ refetch }) => void refetch())
  const reload = () => [...totals, ...offlines].forEach(({ data, refetch }) => data !== undefined && void refetch())
  return { counts, retry, reload }
}

export function placeOf({ province, city, district }: RegionLine) {
  return { province, city, district }
}

function countOf(query: { data?: number | undefined; isPending: boolean; isError: boolean } | undefined): Count {
  if (query?.data !== undefined) return query.data
  return query === undefined || (query.isPending && !query.isError) ? 'loading' : 'failed'
}
