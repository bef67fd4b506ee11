import type { RequestOf } from '#src/api/client.ts'
import { oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 1§9: page sizes of a table, the default first. */
export const DEVICE_PAGE_SIZES = [10, 20, 30, 40] as const

/** What the list can be narrowed by. */
export const deviceFilters = {
  /** serial number or name */
  q: text,
  org: text,
  group: text,
  province: text,
  city: text,
  district: text,
  /** `1920*1080` */
  resolution: text,
  state: oneOf('0', '1'),
}

export type DeviceFilters = SearchOf<typeof deviceFilters>

const fields = {
  page: pageNumber,
  size: pageSize(DEVICE_PAGE_SIZES),
  ...deviceFilters,
  /** batch mode */
  batch: oneOf('1'),
  /** the terminal whose detail is open, and which tab of it */
  device: text,
  tab: oneOf('info', 'commands'),
  /** the terminal whose programs are open */
  programs: text,
}

/** The address of the terminal screen: filters, page, and what is open. */
export const deviceSearch = searchSchema(fields)

export type DeviceSearch = SearchOf<typeof fields>

/** The filters as the list call takes them (1§7). */
export function toDeviceQuery(
  filters: DeviceFilters,
): Omit<RequestOf<'deviceList'>['query'] & object, 'page' | 'limit'> {
  const [resolutionH, resolutionV] = (filters.resolution ?? '').split('*').map(Number)
  return {
    snOrName: filters.q,
    orgId: filters.org,
    groupId: filters.group,
    province: filters.province,
    city: filters.city,
    district: filters.district,
    state: filters.state === undefined ? undefined : filters.state === '1' ? 1 : 0,
    ...(resolutionH && resolutionV && { resolutionH, resolutionV }),
  }
}

/** The list call of a search; pages count from 0 on the wire (1§9). */
export function toDeviceRequest(search: DeviceSearch): RequestOf<'deviceList'> {
  return {
    query: { page: (search.page ?? 1) - 1, limit: search.size ?? DEVICE_PAGE_SIZES[0], ...toDeviceQuery(search) },
  }
}
