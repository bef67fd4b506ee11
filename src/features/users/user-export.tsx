import type { Account } from '#src/api/generated/types.gen.ts'
import { loadLarge } from '#src/api/load-all.ts'
import { accountStates, labelOf } from '#src/domain/labels.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ExportButton } from '#src/ui/export-button.tsx'
import { orgName, roleName } from './user-columns.tsx'
import { toUserQuery, type UserFilters } from './user-search.ts'

/** Exports all accounts that match the filters, as a spreadsheet or as CSV. */
export function UserExport({ filters, orgNames }: { filters: UserFilters; orgNames: ReadonlyMap<string, string> }) {
  const columns: ExportColumn<Account>[] = [
    { title: '登录账号', value: ({ account }) => account },
    { title: '昵称', value: ({ name }) => name },
    { title: '角色', value: roleName },
    { title: '组织机构', value: (user) => orgName(user, orgNames) },
    { title: '状态', value: ({ enabled }) => labelOf(accountStates, enabled).text },
  ]
  return (
    <ExportButton
      run={async ({ format, signal, onProgress }) => {
        const { exportTable } = await import('#src/lib/sheet/export-table.ts')
        return exportTable({ format, signal, onProgress, fileName: '账号列表', sheetName: '账号', columns, loadPage: (page, abort) => loadLarge('userList', toUserQuery(filters), page, abort) })
      }}
    />
  )
}
