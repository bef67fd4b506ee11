import type { RequestOf } from '#src/api/client.ts'
import { filterQuery } from '#src/api/filter-query.ts'
import { PAGE_SIZES, sizeOf } from '#src/lib/url/kept-size.ts'
import { oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 3§9: page sizes of a log, the default first. */
export const LOG_PAGE_SIZES = PAGE_SIZES

export const commandLogFilters = {
  /** kind of command; 2 and 3 are not offered (3§9) */
  type: oneOf('0', '1', '4', '5'),
  status: oneOf('0', '1', '2'),
  /** serial number or name of the terminal */
  q: text,
  /** account or name of who sent it */
  account: text,
}

export type CommandLogFilters = SearchOf<typeof commandLogFilters>

const fields = {
  page: pageNumber,
  size: pageSize(LOG_PAGE_SIZES),
  ...commandLogFilters,
  /** the terminal whose detail is open, by its serial number */
  device: text,
}

export const commandLogSearch = searchSchema(fields)

export type CommandLogSearch = SearchOf<typeof fields>

export const toCommandLogQuery = filterQuery<'deviceCommandLog', CommandLogFilters>({
  type: { number: 'type' },
  status: { number: 'status' },
  q: 'snOrName',
  account: 'accountOrName',
})

export function toCommandLogRequest(search: CommandLogSearch): RequestOf<'deviceCommandLog'> {
  return {
    query: {
      page: (search.page ?? 1) - 1,
      limit: sizeOf(search, 'deviceCommandLog', LOG_PAGE_SIZES),
      ...toCommandLogQuery(search),
    },
  }
}
