import { loadLarge } from '#src/api/load-all.ts'
import { toOrderQuery, type OrderFilters } from './order-search.ts'

/** Loads one page of the orders that match, large, for gathering all of them. Pages count from 0. */
export const loadOrders = (filters: OrderFilters, page: number, signal?: AbortSignal) =>
  loadLarge('orderList', toOrderQuery(filters), page, signal)
