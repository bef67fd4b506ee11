import { loadAll, loadLarge } from '#src/api/load-all.ts'
import { toDeviceQuery, type DeviceFilters } from './device-search.ts'

/** Loads one page of the terminals that match, large, for gathering all of them. Pages count from 0. */
export const loadDevices = (filters: DeviceFilters, page: number, signal?: AbortSignal) =>
  loadLarge('deviceList', toDeviceQuery(filters), page, signal)

/** All terminals that match the filters, page after page. */
export const loadAllDevices = (filters: DeviceFilters, signal: AbortSignal) =>
  loadAll('deviceList', toDeviceQuery(filters), signal)
