import { resolutionFilter } from '#src/domain/resolution.ts'
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
