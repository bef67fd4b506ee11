import type { RequestOf } from '#src/api/client.ts'
import { filterQuery } from '#src/api/filter-query.ts'
import { PAGE_SIZES, sizeOf } from '#src/lib/url/kept-size.ts'
import { oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 1§9: page sizes of a table, the default first. */
export const ORDER_PAGE_SIZES = PAGE_SIZES

/** 2§9: the statuses of an order. */
export const ORDER_STATUSES = ['0', '1', '2', '3', '4', '5'] as const

export const orderFilters = {
  /** name or client */
  q: text,
  status: oneOf(...ORDER_STATUSES),
}

export type OrderFilters = SearchOf<typeof orderFilters>

const fields = {
  page: pageNumber,
  size: pageSize(ORDER_PAGE_SIZES),
  ...orderFilters,
  /** the order whose detail is open */
  order: text,
  /** the ad of it that is looked at */
  look: text,
}

export const orderSearch = searchSchema(fields)

export type OrderSearch = SearchOf<typeof fields>

export const toOrderQuery = filterQuery<'orderList', OrderFilters>({
  q: 'nameOrClient',
  status: { number: 'status' },
})

export function toOrderRequest(search: OrderSearch): RequestOf<'orderList'> {
  return {
    query: {
      page: (search.page ?? 1) - 1,
      limit: sizeOf(search, 'orderList', ORDER_PAGE_SIZES),
      ...toOrderQuery(search),
    },
  }
}
