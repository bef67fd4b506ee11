import { useQuery } from '@tanstack/react-query'
import type { DeviceGroup } from '#src/api/generated/types.gen.ts'
import { read, useWrite } from '#src/api/query.ts'
import { regionTreeQuery, useCan, useUserInfo } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { deviceStates, optionsOf } from '#src/domain/labels.ts'
import { FilterBar, type FilterField } from '#src/ui/table/filter-bar.tsx'
import { groupFilter } from '#src/components/group/group-filter.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { orgFilter } from '#src/components/org/org-filter.tsx'
import { useDeleteGroup } from '#src/components/group/use-delete-group.ts'
import { selectFilter } from '#src/ui/table/select-filter.tsx'
import { regionFilter } from '#src/components/region/region-filter.tsx'
import { regionsOf } from '#src/components/region/regions-state.ts'
import type { DeviceFilters } from './device-search.ts'

interface DeviceFilterBarProps {
  values: DeviceFilters
  onApply: (values: DeviceFilters) => void
  onReset: () => void
  onRenameGroup: (group: DeviceGroup) => void
}

/** The filters of the terminal list; groups are renamed and deleted where they are chosen (1§2). */
export function DeviceFilterBar({ values, onApply, onReset, onRenameGroup }: DeviceFilterBarProps) {
  const can = useCan()
  const { mutateAsync: removeGroup } = useWrite('deviceGroupDelete')
  const deleteGroup = useDeleteGroup({
    members: '终端',
    remove: ({ id }) => removeGroup({ path: { id } }),
    filter: values.group,
    onClearFilter: () => onApply({ group: undefined }),
  })
  const { orgTree, sysConfig } = useUserInfo()
  const groups = useQuery(read('deviceGroupList', {}))
  const regions = useQuery(regionTreeQuery())

  const fields: FilterField<DeviceFilters>[] = [
    { key: 'q', kind: 'text', label: '终端', placeholder: '终端编号或名称', number: '终端编号', maxLength: 50 },
    selectFilter('state', '在线状态', optionsOf(deviceStates, [1, 0])),
    orgFilter(orgTree),
    groupFilter({
      ...groupsOf(groups),
      onRename: can(devicePermissions.renameGroup) ? onRenameGroup : undefined,
      onDelete: can(devicePermissions.deleteGroup) ? (group) => void deleteGroup(group) : undefined,
    }),
    regionFilter(regionsOf(regions)),
    selectFilter('resolution', '分辨率', sysConfig?.resolutions ?? []),
  ]
  return <FilterBar fields={fields} values={values} onApply={onApply} onReset={onReset} />
}
