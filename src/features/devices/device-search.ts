import type { RequestOf } from '#src/api/client.ts'
import { filterQuery } from '#src/api/filter-query.ts'
import { resolutionFilter, resolutionQuery } from '#src/domain/resolution.ts'
import { PAGE_SIZES, sizeOf, type PageSizes } from '#src/lib/url/kept-size.ts'
import { minute, oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 1§9: page sizes of a table, the default first. */
export const DEVICE_PAGE_SIZES = PAGE_SIZES

/** Page sizes of the wall, which draws only what is in sight; the default first. */
const WALL_PAGE_SIZES = [40, 100, 200, 400] as const

/** The tabs of the inspector, the default first. */
const DEVICE_TABS = ['diagnosis', 'programs', 'week', 'commands', 'info'] as const

export type DeviceTab = (typeof DEVICE_TABS)[number]

export const deviceFilters = {
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
  /** those of the page in which something is wrong */
  health: oneOf('1'),
}

export type DeviceFilters = SearchOf<typeof deviceFilters>

const fields = {
  /** pictures instead of rows, or regions with their counts */
  view: oneOf('wall', 'regions'),
  page: pageNumber,
  size: pageSize(DEVICE_PAGE_SIZES),
  ...deviceFilters,
  /** batch mode */
  batch: oneOf('1'),
  /** the terminal whose detail is open, and which tab of it */
  device: text,
  tab: oneOf(...DEVICE_TABS),
  /** the moment of its week that is looked at; without one it follows the clock */
  at: minute,
  /** the terminal whose programs are open, as older links have it */
  programs: text,
}

const readFields = searchSchema(fields)

export function deviceSearch(given: Record<string, unknown>): DeviceSearch {
  const search = readFields(given)
  if (search.view === 'regions') return { ...search, health: undefined }
  return search.view === 'wall' ? { ...search, size: pageSize(WALL_PAGE_SIZES)(given.size) } : search
}

export function pageSizesOf({ view }: DeviceSearch): PageSizes {
  return view === 'wall' ? WALL_PAGE_SIZES : DEVICE_PAGE_SIZES
}

/** How many terminals a page has. */
function pageSizeOf(search: DeviceSearch): number {
  return sizeOf(search, 'deviceList', pageSizesOf(search))
}

/** Another view of the same list, in its usual page size, at the page of the terminal that was first. */
export function inView(search: DeviceSearch, view: DeviceSearch['view']): DeviceSearch {
  const first = ((search.page ?? 1) - 1) * pageSizeOf(search)
  const other = { ...search, view, size: undefined }
  return { ...other, page: Math.floor(first / pageSizeOf(other)) + 1 }
}

export type DeviceSearch = SearchOf<typeof fields>

export function inspected({ device, tab, programs }: DeviceSearch): { id: string; tab: DeviceTab } | undefined {
  if (device !== undefined) return { id: device, tab: tab ?? DEVICE_TABS[0] }
  return programs === undefined ? undefined : { id: programs, tab: 'programs' }
}

export const toDeviceQuery = filterQuery<'deviceList', DeviceFilters>({
  q: 'snOrName',
  org: 'orgId',
  group: 'groupId',
  province: 'province',
  city: 'city',
  district: 'district',
  resolution: resolutionQuery,
  state: { number: 'state' },
  health: null,
})

/** The list call of a search; pages count from 0 on the wire (1§9). */
export function toDeviceRequest(search: DeviceSearch): RequestOf<'deviceList'> {
  return {
    query: { page: (search.page ?? 1) - 1, limit: pageSizeOf(search), ...toDeviceQuery(search) },
  }
}
