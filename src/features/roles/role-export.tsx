import { loadLarge } from '#src/api/load-all.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { labelOf } from '#src/domain/labels.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ExportButton } from '#src/ui/export-button.tsx'
import { roleCategories } from './role-columns.tsx'

const columns: ExportColumn<Role>[] = [
  { title: '角色名称', value: (role) => role.name },
  { title: '类型', value: (role) => labelOf(roleCategories, role.category).text },
  { title: '备注', value: (role) => role.remark },
]

/** Exports all roles, as a spreadsheet or as CSV. */
export function RoleExport() {
  return (
    <ExportButton
      run={async ({ format, signal, onProgress }) => {
        const { exportTable } = await import('#src/lib/sheet/export-table.ts')
        return exportTable({ format, signal, onProgress, fileName: '角色列表', sheetName: '角色', columns, loadPage: (page, abort) => loadLarge('rolePage', {}, page, abort) })
      }}
    />
  )
}
