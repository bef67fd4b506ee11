import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { accountStates, optionsOf } from '#src/domain/labels.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { ChoicesFailed } from '#src/ui/form/choices-failed.tsx'
import { FilterBar, type FilterField } from '#src/ui/filters/filter-bar.tsx'
import { orgFilter } from '#src/components/org/org-filter.tsx'
import { selectFilter } from '#src/ui/filters/select-filter.tsx'
import type { UserFilters } from './user-search.ts'
import { unknownName } from '#src/lib/text/nameless.ts'

interface UserFilterBarProps {
  values: UserFilters
  onApply: (values: UserFilters) => void
  onReset: () => void
}

export const UserFilterBar = memo(function UserFilterBar({ values, onApply, onReset }: UserFilterBarProps) {
  const { orgTree } = useUserInfo()
  const roles = useQuery(read('roleList', {}))
  const fields: FilterField<UserFilters>[] = [
    { key: 'q', kind: 'text', label: '账号', placeholder: '登录账号或昵称', number: '账号', maxLength: 50 },
    orgFilter(orgTree),
    selectFilter(
      'role',
      '角色',
      (roles.data ?? []).map(({ id, name }) => ({ value: plainId(id), label: name || unknownName(id) })),
      roles.isError && !roles.data && <ChoicesFailed what="角色" onRetry={() => void roles.refetch()} />,
    ),
    selectFilter('enabled', '状态', optionsOf(accountStates, [1, 0])),
  ]
  return <FilterBar fields={fields} values={values} onApply={onApply} onReset={onReset} />
})
