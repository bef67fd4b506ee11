import type { RequestOf } from '#src/api/client.ts'
import type { Program } from '#src/api/generated/types.gen.ts'
import { resolutionFilter, resolutionQuery } from '#src/domain/resolution.ts'
import { sizeOf } from '#src/lib/url/kept-size.ts'
import { minute, oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 2§9: page sizes of the terminals of an ad, the default first. */
export const PUBLISHED_DEVICES_SIZES = [100, 200, 300, 400] as const

export const publishedDevicesFilters = {
  /** serial number or name */
  q: text,
  org: text,
  group: text,
  province: text,
  city: text,
  district: text,
  /** `1920*1080` */
  resolution: resolutionFilter,
  state: oneOf('0', '1'),
  /** 0 pending, 1 arrived */
  sync: oneOf('0', '1'),
}

export type PublishedDevicesFilters = SearchOf<typeof publishedDevicesFilters>

const fields = {
  /** the ad; older links carry its name and size too, which come from the server now (C27) */
  id: text,
  /** the week of the ad over all its terminals instead of a list of them */
  view: oneOf('week'),
  /** the moment of the week that is looked at; without one it follows the clock */
  at: minute,
  page: pageNumber,
  size: pageSize(PUBLISHED_DEVICES_SIZES),
  ...publishedDevicesFilters,
}

export const publishedDevicesSearch = searchSchema(fields)

export type PublishedDevicesSearch = SearchOf<typeof fields>

type PlayQuery = RequestOf<'programPlayList'>['query']

export type PublishedProgram = Pick<Program, 'id' | 'resolutionType'>

/** The ad and the filters as the call takes them (C7); `resolutionType` goes back as it came (W14). */
export function toPlayQuery(
  program: PublishedProgram,
  filters: PublishedDevicesFilters,
): Omit<PlayQuery, 'page' | 'limit'> {
  return {
    programId: program.id,
    resolutionType: program.resolutionType,
    snOrName: filters.q,
    orgId: filters.org,
    groupId: filters.group,
    province: filters.province,
    city: filters.city,
    district: filters.district,
    state: filters.state === undefined ? undefined : filters.state === '1' ? 1 : 0,
    syncStatus: filters.sync === undefined ? undefined : filters.sync === '1' ? 1 : 0,
    ...resolutionQuery(filters.resolution),
  }
}

export function toPlayRequest(program: PublishedProgram, search: PublishedDevicesSearch): RequestOf<'programPlayList'> {
  return {
    query: {
      page: (search.page ?? 1) - 1,
      limit: sizeOf(search, 'programPlayList', PUBLISHED_DEVICES_SIZES),
      ...toPlayQuery(program, search),
    },
  }
}
