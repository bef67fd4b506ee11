import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { optionsOf, reviewStatuses } from '#src/domain/labels.ts'
import { FilterBar, type FilterField } from '#src/ui/filters/filter-bar.tsx'
import { groupFilter } from '#src/components/group/group-filter.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { orgFilter } from '#src/components/org/org-filter.tsx'
import { selectFilter } from '#src/ui/filters/select-filter.tsx'
import { PROGRAM_STATUSES, type ProgramFilters } from './program-search.ts'
import { resolutionOptions } from '#src/domain/resolution.ts'

interface ProgramFilterBarProps {
  values: ProgramFilters
  onApply: (values: ProgramFilters) => void
  onReset: () => void
  /** Of the plan, which has approved ads alone. */
  isPlan: boolean
}

export const ProgramFilterBar = memo(function ProgramFilterBar({
  values,
  onApply,
  onReset,
  isPlan,
}: ProgramFilterBarProps) {
  const { orgTree, sysConfig } = useUserInfo()
  const groups = useQuery(read('programGroupList', {}))

  const fields: FilterField<ProgramFilters>[] = [
    { key: 'q', kind: 'text', label: '广告', placeholder: '广告名称', maxLength: 50 },
    ...(isPlan
      ? []
      : [selectFilter<ProgramFilters>('status', '审核状态', optionsOf(reviewStatuses, PROGRAM_STATUSES))]),
    orgFilter(orgTree),
    groupFilter(groupsOf(groups)),
    selectFilter('resolution', '分辨率', resolutionOptions(sysConfig?.resolutions)),
  ]
  return <FilterBar fields={fields} values={values} onApply={onApply} onReset={onReset} />
})
