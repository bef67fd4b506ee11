import type { RequestOf } from '#src/api/client.ts'
import { filterQuery } from '#src/api/filter-query.ts'
import { sizeOf } from '#src/lib/url/kept-size.ts'
import { oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'
import { LOG_PAGE_SIZES } from './command-log-search.ts'

export const playRecordFilters = {
  /** 1 publish, 0 stop */
  type: oneOf('0', '1'),
  /** name of the ad */
  name: text,
  /** serial number or name of the terminal */
  q: text,
  /** account or name of who did it */
  account: text,
}

export type PlayRecordFilters = SearchOf<typeof playRecordFilters>

const fields = {
  page: pageNumber,
  size: pageSize(LOG_PAGE_SIZES),
  ...playRecordFilters,
  /** the ad whose preview is open */
  preview: text,
  /** the terminal whose detail is open, by its serial number */
  device: text,
}

export const playRecordSearch = searchSchema(fields)

export type PlayRecordSearch = SearchOf<typeof fields>

export const toPlayRecordQuery = filterQuery<'playRecordList', PlayRecordFilters>({
  type: { number: 'type' },
  name: 'programName',
  q: 'snOrName',
  account: 'accountOrName',
})

export function toPlayRecordRequest(search: PlayRecordSearch): RequestOf<'playRecordList'> {
  return {
    query: {
      page: (search.page ?? 1) - 1,
      limit: sizeOf(search, 'playRecordList', LOG_PAGE_SIZES),
      ...toPlayRecordQuery(search),
    },
  }
}
