import { useQuery } from '@tanstack/react-query'
import type { MaterialGroup } from '#src/api/generated/types.gen.ts'
import { read, useWrite } from '#src/api/query.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { materialTypes, optionsOf, reviewStatuses } from '#src/domain/labels.ts'
import { materialPermissions } from '#src/domain/material-rules.ts'
import { FilterBar, type FilterField } from '#src/ui/table/filter-bar.tsx'
import { groupFilter } from '#src/components/group/group-filter.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { orgFilter } from '#src/components/org/org-filter.tsx'
import { useDeleteGroup } from '#src/components/group/use-delete-group.ts'
import { selectFilter } from '#src/ui/table/select-filter.tsx'
import type { MaterialFilters } from './material-search.ts'

interface MaterialFilterBarProps {
  values: MaterialFilters
  onApply: (values: MaterialFilters) => void
  onReset: () => void
  onRenameGroup: (group: MaterialGroup) => void
}

/** The filters of the material list; groups are renamed and deleted where they are chosen (2§2). */
export function MaterialFilterBar({ values, onApply, onReset, onRenameGroup }: MaterialFilterBarProps) {
  const can = useCan()
  const { mutateAsync: removeGroup } = useWrite('materialGroupDelete')
  const deleteGroup = useDeleteGroup({
    members: '素材',
    remove: ({ id }) => removeGroup({ path: { id } }),
    filter: values.group,
    onClearFilter: () => onApply({ group: undefined }),
  })
  const { orgTree } = useUserInfo()
  const groups = useQuery(read('materialGroupList', {}))

  const fields: FilterField<MaterialFilters>[] = [
    { key: 'q', kind: 'text', label: '素材', placeholder: '素材名称', maxLength: 50 },
    selectFilter('status', '审核状态', optionsOf(reviewStatuses)),
    selectFilter('type', '素材类型', optionsOf(materialTypes)),
    groupFilter({
      ...groupsOf(groups),
      onRename: can(materialPermissions.renameGroup) ? onRenameGroup : undefined,
      onDelete: can(materialPermissions.deleteGroup) ? (group) => void deleteGroup(group) : undefined,
    }),
    orgFilter(orgTree),
  ]
  return <FilterBar fields={fields} values={values} onApply={onApply} onReset={onReset} />
}
