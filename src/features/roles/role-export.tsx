import type { Role } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { labelOf } from '#src/domain/labels.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { roleCategories } from './role-columns.tsx'

const columns: ExportColumn<Role>[] = [
  { title: '角色名称', value: (role) => role.name },
  { title: '类型', value: (role) => labelOf(roleCategories, role.category).text },
  { title: '备注', value: (role) => role.remark },
]

/** Exports all roles, as a spreadsheet or as CSV. */
export function RoleExport() {
  return (
    <ListExport name="角色列表" columns={columns} loadPage={(page, signal) => loadPage('rolePage', {}, page, signal)} />
  )
}
