import { useQuery } from '@tanstack/react-query'
import { filterQuery } from '#src/api/filter-query.ts'
import type { Program } from '#src/api/generated/types.gen.ts'
import { loadAll, readAll } from '#src/api/paging.ts'
import { readTotal } from '#src/api/read-total.ts'
import { resolutionQuery } from '#src/domain/resolution.ts'
import type { PickDevice, PickFilters } from '#src/components/device-picker/device-picker.tsx'
import type { Region } from '#src/components/region/region-select.tsx'
import { loadSelectable, toSelectableQuery } from '../use-selectable-devices.ts'

/** Which terminals; all of them without any limit. */
export interface UrgentScope extends Pick<PickFilters, 'org' | 'group' | 'resolution' | 'state'>, Region {}

/**
 * The publish screens' list of terminals knows no places, that of the terminal screen does; it has a code of its own.
 */
function needsPlaces({ province, city, district }: UrgentScope): boolean {
  return [province, city, district].some((name) => name !== undefined)
}

const toDeviceQuery = filterQuery<'deviceList', UrgentScope>({
  org: 'orgId',
  group: 'groupId',
  resolution: resolutionQuery,
  state: { number: 'state' },
  province: 'province',
  city: 'city',
  district: 'district',
})

/** How many terminals a scope has; undefined while it is not known. */
export function useScopeCount(scope: UrgentScope | undefined, program: Pick<Program, 'resolutionType'> | undefined) {
  const places = scope !== undefined && needsPlaces(scope)
  const byPlace = useQuery({ ...readTotal('deviceList', toDeviceQuery(scope ?? {})), enabled: places })
  const others = useQuery({
    ...readTotal('programDeviceList', toSelectableQuery(scope ?? {}, program?.resolutionType)),
    enabled: scope !== undefined && !places,
  })
  const query = places ? byPlace : others
  return { count: scope && query.data, query }
}

/** The terminals of a scope for an ad, once both are chosen: what the check before an insertion looks at. */
export function useScopeDevices(scope: UrgentScope | undefined, program: Program | undefined) {
  const ready = scope !== undefined && program !== undefined
  const places = ready && needsPlaces(scope)
  const byPlace = useQuery({ ...readAll('deviceList', toDeviceQuery(scope ?? {})), enabled: places })
  const others = useQuery({
    ...readAll('programDeviceList', toSelectableQuery(scope ?? {}, program?.resolutionType)),
    enabled: ready && !places,
  })
  const { data, error, isFetching, refetch } = places ? byPlace : others
  const devices: readonly PickDevice[] | undefined = ready ? data : undefined
  return { devices, query: { error, isFetching, refetch } }
}

export async function loadScope(
  scope: UrgentScope,
  program: Pick<Program, 'resolutionType'>,
  signal: AbortSignal,
): Promise<PickDevice[]> {
  return needsPlaces(scope)
    ? loadAll('deviceList', toDeviceQuery(scope), signal)
    : loadSelectable(toSelectableQuery(scope, program.resolutionType), signal)
}
