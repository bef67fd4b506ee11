import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readPage } from '#src/api/paging.ts'
import { usePageInRange } from '#src/lib/hooks/use-page-in-range.ts'
import { pageSizeOf, toDeviceRequest, type DeviceSearch } from './device-search.ts'

/** How often the list looks again by itself: terminals come and go. Not while the page is hidden. */
const RELOAD_MS = 30_000

/** The page of terminals that an address asks for. */
export function useDevicePage(search: DeviceSearch, goTo: (page: number) => void) {
  const list = useQuery({
    ...readPage('deviceList', toDeviceRequest(search)),
    placeholderData: keepPreviousData,
    refetchInterval: RELOAD_MS,
  })
  usePageInRange(list, { page: search.page ?? 1, size: pageSizeOf(search) }, goTo)
  return list
}
