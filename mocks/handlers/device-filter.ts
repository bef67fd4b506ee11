import type { DeviceRow, Id } from '../db/models.ts'
import { orgIdsBelow } from '../db/orgs.ts'
import { deviceState } from '../simulation/devices.ts'
import type { Context } from './handler.ts'
import { same } from './records.ts'

/** The filters that the lists of terminals have in common: all, those on offer, those of a published ad. */
interface Filters {
  orgId?: Id
  groupId?: Id
  province?: string
  city?: string
  district?: string
  state?: number
  resolutionH?: number
  resolutionV?: number
  snOrName?: string
}

/** What `resolutionType` stands for is not known (W14), so it filters nothing. */
export function deviceFilter({ world, sees }: Context, filters: Filters): (row: Readonly<DeviceRow>) => boolean {
  const { orgId, groupId, province, city, district, state, resolutionH, resolutionV } = filters
  const text = filters.snOrName?.trim().toLowerCase()
  const orgs = orgId === undefined ? undefined : orgIdsBelow(world.gate, orgId)
  return (row) =>
    sees(row.organizationId) &&
    (!orgs || orgs.has(String(row.organizationId))) &&
    (groupId === undefined || same(row.groupId, groupId)) &&
    (province === undefined || row.province === province) &&
    (city === undefined || row.city === city) &&
    (district === undefined || row.district === district) &&
    (resolutionH === undefined || row.resolutionH === resolutionH) &&
    (resolutionV === undefined || row.resolutionV === resolutionV) &&
    (!text || row.sn.toLowerCase().includes(text) || row.name.toLowerCase().includes(text)) &&
    // last, because it is the one that costs
    (state === undefined || deviceState(world, row) === state)
}
