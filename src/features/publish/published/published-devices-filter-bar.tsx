import { useQuery } from '@tanstack/react-query'
import { read } from '#src/api/query.ts'
import { regionTreeQuery, useUserInfo } from '#src/api/user-info.ts'
import { arrivalStatuses, deviceStates, optionsOf } from '#src/domain/labels.ts'
import { FilterBar, type FilterField } from '#src/ui/table/filter-bar.tsx'
import { GroupFilter } from '#src/components/group/group-filter.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { OrgFilter } from '#src/components/org/org-filter.tsx'
import { RegionFilter } from '#src/components/region/region-filter.tsx'
import { regionsOf } from '#src/components/region/regions-state.ts'
import { selectFilter } from '#src/ui/table/select-filter.tsx'
import type { PublishedDevicesFilters } from './published-devices-search.ts'

interface PublishedDevicesFilterBarProps {
  values: PublishedDevicesFilters
  onApply: (values: PublishedDevicesFilters) => void
  onReset: () => void
}

/** The filters of an ad's terminals (2§2). */
export function PublishedDevicesFilterBar({ values, onApply, onReset }: PublishedDevicesFilterBarProps) {
  const { orgTree, sysConfig } = useUserInfo()
  const groups = useQuery(read('deviceGroupList', {}))
  const regions = useQuery(regionTreeQuery())

  const fields: FilterField<PublishedDevicesFilters>[] = [
    { key: 'q', kind: 'text', label: '终端', placeholder: '终端编号或名称', maxLength: 50 },
    selectFilter('sync', '同步状态', optionsOf(arrivalStatuses, [0, 1])),
    selectFilter('state', '在线状态', optionsOf(deviceStates, [1, 0])),
    {
      key: 'org',
      kind: 'choice',
      label: '组织机构',
      render: ({ label, values: { org }, change }) => (
        <OrgFilter
          aria-label={label}
          placeholder="全部"
          tree={orgTree}
          value={org ?? null}
          onChange={(id) => change({ org: id === null ? undefined : String(id) })}
        />
      ),
    },
    {
      key: 'group',
      kind: 'choice',
      label: '分组',
      render: ({ label, values: { group }, change }) => (
        <GroupFilter
          aria-label={label}
          placeholder="全部"
          {...groupsOf(groups)}
          value={group ?? null}
          onChange={(id) => change({ group: id === null ? undefined : String(id) })}
        />
      ),
    },
    {
      key: 'province',
      kind: 'choice',
      label: '地区',
      active: ({ province, city, district }) => [province, city, district].some((name) => name !== undefined),
      render: ({ label, values: { province, city, district }, change }) => (
        <RegionFilter label={label} {...regionsOf(regions)} value={{ province, city, district }} onChange={change} />
      ),
    },
    selectFilter(
      'resolution',
      '分辨率',
      (sysConfig?.resolutions ?? []).map((resolution) => ({ value: resolution, label: resolution })),
    ),
  ]
  return <FilterBar fields={fields} values={values} onApply={onApply} onReset={onReset} />
}
