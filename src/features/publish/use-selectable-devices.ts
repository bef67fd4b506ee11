import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RequestOf } from '#src/api/client.ts'
import { loadAll, readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { resolutionQuery } from '#src/domain/resolution.ts'
import { PICK_SIZES, type PickFilters, type PickPage } from '#src/components/device-picker/device-picker.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'

type DeviceQuery = Omit<RequestOf<'programDeviceList'>['query'] & object, 'page' | 'limit'>

/** The filters as the call takes them (2§7). */
export function toSelectableQuery(
  { q, state, org, group, resolution }: PickFilters,
  resolutionType: DeviceQuery['resolutionType'],
): DeviceQuery {
  return {
    snOrName: q,
    orgId: org,
    groupId: group,
    state: state === undefined ? undefined : state === '1' ? 1 : 0,
    resolutionType,
    ...resolutionQuery(resolution),
  }
}

/** All terminals that match, page after page. */
export const loadSelectable = (query: DeviceQuery, signal: AbortSignal) => loadAll('programDeviceList', query, signal)

/** The terminals on offer for an ad, as the picker shows them: everything but the selection. */
export function useSelectableDevices(resolutionType: DeviceQuery['resolutionType']) {
  const { orgTree, sysConfig } = useUserInfo()
  const groups = useQuery(read('deviceGroupList', {}))
  const [filters, setFilters] = useState<PickFilters>({})
  const [page, setPage] = useState<PickPage>({ page: 0, pageSize: PICK_SIZES[0] })
  const query = toSelectableQuery(filters, resolutionType)
  const list = useQuery({
    ...readPage('programDeviceList', { query: { page: page.page, limit: page.pageSize, ...query } }),
    placeholderData: keepPreviousData,
  })
  return {
    filters,
    onFilters: (next: PickFilters) => {
      setFilters(next)
      setPage({ ...page, page: 0 })
    },
    ...page,
    onPage: setPage,
    rows: list.data?.rows,
    total: list.data?.total,
    stale: list.isPlaceholderData,
    error: list.error,
    onRetry: () => void list.refetch(),
    onSelectAll: (signal: AbortSignal) => loadSelectable(query, signal),
    orgTree,
    groups: groupsOf(groups),
    resolutions: sysConfig?.resolutions ?? [],
  }
}
