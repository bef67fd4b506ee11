import type { RequestOf } from '#src/api/client.ts'
import { filterQuery } from '#src/api/filter-query.ts'
import { parseResolution, resolutionFilter } from '#src/domain/resolution.ts'
import { PAGE_SIZES, sizeOf } from '#src/lib/url/kept-size.ts'
import { oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 2§9: page sizes of cards, the default first. */
export const PROGRAM_PAGE_SIZES = PAGE_SIZES

/** 2§4: the statuses that an ad can have; 6 and 7 are for materials. */
export const PROGRAM_STATUSES = ['0', '1', '2', '3', '4', '5'] as const

export const programFilters = {
  /** name */
  q: text,
  org: text,
  group: text,
  /** `1920*1080` */
  resolution: resolutionFilter,
  status: oneOf(...PROGRAM_STATUSES),
}

export type ProgramFilters = SearchOf<typeof programFilters>

const fields = {
  /** the plan of all ads over days, instead of their cards */
  view: oneOf('plan'),
  /** what of the plan is shown */
  show: oneOf('ending', 'beginning', 'waiting', 'inserting', 'unplanned'),
  /** by what its rows stand together, or that they are terminals */
  by: oneOf('group', 'org', 'terminal'),
  /** its first day as `yyyyMMdd`, and how many weeks it has */
  from: text,
  weeks: oneOf('1', '2', '8', '12'),
  page: pageNumber,
  size: pageSize(PROGRAM_PAGE_SIZES),
  ...programFilters,
  /** batch mode */
  batch: oneOf('1'),
  /** the ad whose preview is open */
  preview: text,
  /** the ad that is being published */
  publish: text,
  /** urgent insertion */
  urgent: oneOf('1'),
  /** the terminal that an ad is chosen for */
  device: text,
}

export const programSearch = searchSchema(fields)

export type ProgramSearch = SearchOf<typeof fields>

export const toProgramQuery = filterQuery<'programList', ProgramFilters>({
  q: 'name',
  org: 'orgId',
  group: 'groupId',
  resolution: parseResolution,
  status: { number: 'status' },
})

export function toProgramRequest(search: ProgramSearch): RequestOf<'programList'> {
  return {
    query: {
      page: (search.page ?? 1) - 1,
      limit: sizeOf(search, 'programList', PROGRAM_PAGE_SIZES),
      ...toProgramQuery(search),
    },
  }
}
