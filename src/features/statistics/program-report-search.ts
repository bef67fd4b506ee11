import type { RequestOf } from '#src/api/client.ts'
import { filterQuery } from '#src/api/filter-query.ts'
import { PAGE_SIZES, sizeOf } from '#src/lib/url/kept-size.ts'
import { oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 3§9: page sizes of a table, the default first. */
export const REPORT_PAGE_SIZES = PAGE_SIZES

const fields = {
  /** By month, or by ad. */
  tab: oneOf('ad'),
  page: pageNumber,
  size: pageSize(REPORT_PAGE_SIZES),
  /** the ad's name */
  q: text,
  /** the ad that is looked at */
  preview: text,
}

export const programReportSearch = searchSchema(fields)

/** Both tables are of one size. */
export const reportSize = (search: ProgramReportSearch) => sizeOf(search, 'statProgramList', REPORT_PAGE_SIZES)

export type ProgramReportSearch = SearchOf<typeof fields>

/** The page of months of a search; pages count from 0 on the wire (3§9). */
export function toMonthsRequest(search: ProgramReportSearch): RequestOf<'statProgramMonths'> {
  return { query: { page: (search.page ?? 1) - 1, limit: reportSize(search) } }
}

export type AdFilters = Pick<ProgramReportSearch, 'q'>

export const toAdsQuery = filterQuery<'statProgramList', AdFilters>({ q: 'programName' })

export function toAdsRequest(search: ProgramReportSearch): RequestOf<'statProgramList'> {
  return { query: { ...toMonthsRequest(search).query, ...toAdsQuery(search) } }
}
