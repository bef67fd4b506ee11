import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readPage } from '#src/api/paging.ts'
import { usePageInRange } from '#src/lib/hooks/use-page-in-range.ts'
import { ORDER_PAGE_SIZES, toOrderRequest, type OrderSearch } from './order-search.ts'

/** How often the list looks again by itself: days and colleagues move orders on. Not while the page is hidden. */
const RELOAD_MS = 30_000

/** The page of orders that an address asks for. */
export function useOrderPage(search: OrderSearch, goTo: (page: number) => void) {
  const list = useQuery({
    ...readPage('orderList', toOrderRequest(search)),
    placeholderData: keepPreviousData,
    refetchInterval: RELOAD_MS,
  })
  usePageInRange(list, { page: search.page ?? 1, size: search.size ?? ORDER_PAGE_SIZES[0] }, goTo)
  return list
}
