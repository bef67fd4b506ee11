import { useQuery } from '@tanstack/react-query'
import type { RequestOf } from '#src/api/client.ts'
import { filterQuery } from '#src/api/filter-query.ts'
import { loadAll, readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { resolutionQuery } from '#src/domain/resolution.ts'
import { PICK_SIZES, type PickFilters } from '#src/components/device-picker/device-picker.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { useDialogList } from '#src/ui/table/use-dialog-list.ts'

type DeviceQuery = Omit<RequestOf<'programDeviceList'>['query'] & object, 'page' | 'limit'>

const toPickQuery = filterQuery<'programDeviceList', PickFilters>({
  q: 'snOrName',
  state: { number: 'state' },
  org: 'orgId',
  group: 'groupId',
  resolution: resolutionQuery,
})

export const toSelectableQuery = (
  filters: PickFilters,
  resolutionType: DeviceQuery['resolutionType'],
): DeviceQuery => ({ ...toPickQuery(filters), resolutionType })

export const loadSelectable = (query: DeviceQuery, signal: AbortSignal) => loadAll('programDeviceList', query, signal)

export function useSelectableDevices(resolutionType: DeviceQuery['resolutionType']) {
  const { orgTree, sysConfig } = useUserInfo()
  const groups = useQuery(read('deviceGroupList', {}))
  const list = useDialogList(PICK_SIZES[0], (filters: PickFilters, page) =>
    readPage('programDeviceList', { query: { ...page, ...toSelectableQuery(filters, resolutionType) } }),
  )
  const query = toSelectableQuery(list.filters, resolutionType)
  return {
    ...list,
    onSelectAll: (signal: AbortSignal) => loadSelectable(query, signal),
    orgTree,
    groups: groupsOf(groups),
    resolutions: sysConfig?.resolutions ?? [],
  }
}
