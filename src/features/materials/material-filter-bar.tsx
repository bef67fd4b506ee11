import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { materialTypes, optionsOf, reviewStatuses } from '#src/domain/labels.ts'
import { FilterBar, type FilterField } from '#src/ui/filters/filter-bar.tsx'
import { groupFilter } from '#src/components/group/group-filter.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { orgFilter } from '#src/components/org/org-filter.tsx'
import { selectFilter } from '#src/ui/filters/select-filter.tsx'
import type { MaterialFilters } from './material-search.ts'

interface MaterialFilterBarProps {
  values: MaterialFilters
  onApply: (values: MaterialFilters) => void
  onReset: () => void
  /** Whether the session may see ads, which tell what is used. */
  uses: boolean
}

export const MaterialFilterBar = memo(function MaterialFilterBar({
  values,
  onApply,
  onReset,
  uses,
}: MaterialFilterBarProps) {
  const { orgTree } = useUserInfo()
  const groups = useQuery(read('materialGroupList', {}))

  const fields: FilterField<MaterialFilters>[] = [
    { key: 'q', kind: 'text', label: '素材', placeholder: '素材名称', maxLength: 50 },
    selectFilter('status', '审核状态', optionsOf(reviewStatuses)),
    selectFilter('type', '素材类型', optionsOf(materialTypes)),
    ...(uses ? [selectFilter<MaterialFilters>('used', '使用', [{ value: '0', label: '未使用' }])] : []),
    groupFilter(groupsOf(groups)),
    orgFilter(orgTree),
  ]
  return <FilterBar fields={fields} values={values} onApply={onApply} onReset={onReset} />
})
