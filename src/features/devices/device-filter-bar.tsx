import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { read } from '#src/api/query.ts'
import { regionTreeQuery, useUserInfo } from '#src/api/user-info.ts'
import { deviceStates, optionsOf } from '#src/domain/labels.ts'
import { FilterBar, type FilterField } from '#src/ui/filters/filter-bar.tsx'
import { groupFilter } from '#src/components/group/group-filter.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { orgFilter } from '#src/components/org/org-filter.tsx'
import { selectFilter } from '#src/ui/filters/select-filter.tsx'
import { regionFilter } from '#src/components/region/region-filter.tsx'
import { regionsOf } from '#src/components/region/regions-state.ts'
import type { DeviceFilters } from './device-search.ts'
import { resolutionOptions } from '#src/domain/resolution.ts'

interface DeviceFilterBarProps {
  /** Counts by region know nothing of the health of a terminal. */
  counts: boolean
  values: DeviceFilters
  onApply: (values: DeviceFilters) => void
  onReset: () => void
}

export const DeviceFilterBar = memo(function DeviceFilterBar({
  counts,
  values,
  onApply,
  onReset,
}: DeviceFilterBarProps) {
  const { orgTree, sysConfig } = useUserInfo()
  const groups = useQuery(read('deviceGroupList', {}))
  const regions = useQuery(regionTreeQuery())

  const fields: FilterField<DeviceFilters>[] = [
    { key: 'q', kind: 'text', label: '终端', placeholder: '终端编号或名称', number: '终端编号', maxLength: 50 },
    selectFilter('state', '在线状态', optionsOf(deviceStates, [1, 0])),
    ...(counts ? [] : [selectFilter<DeviceFilters>('health', '诊断', [{ value: '1', label: '有问题' }])]),
    orgFilter(orgTree),
    groupFilter(groupsOf(groups)),
    regionFilter(regionsOf(regions)),
    selectFilter('resolution', '分辨率', resolutionOptions(sysConfig?.resolutions)),
  ]
  return <FilterBar fields={fields} values={values} onApply={onApply} onReset={onReset} />
})
