import type { Account } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { accountStates, labelOf } from '#src/domain/labels.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { orgOf, roleName } from './user-columns.tsx'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import { userFilters, toUserQuery, type UserFilters } from './user-search.ts'

export function UserExport({ filters, orgs }: { filters: UserFilters; orgs: ReadonlyMap<string, string> }) {
  const columns: ExportColumn<Account>[] = [
    { title: '登录账号', value: ({ account }) => account },
    { title: '昵称', value: ({ name }) => name },
    { title: '账号角色', value: roleName },
    { title: '组织机构', value: (user) => orgOf(user, orgs) },
    { title: '状态', value: ({ enabled }) => labelOf(accountStates, enabled).text },
  ]
  return (
    <ListExport
      name="账号列表"
      filtered={isFiltered(userFilters, filters)}
      columns={columns}
      loadPage={(page, signal) => loadPage('userList', toUserQuery(filters), page, signal)}
    />
  )
}
