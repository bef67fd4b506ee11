import { useQueryClient } from '@tanstack/react-query'
import type { Role } from '#src/api/generated/types.gen.ts'
import { call } from '#src/api/client.ts'
import { loadPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { labelOf } from '#src/domain/labels.ts'
import { tidyTree } from '#src/lib/data/tidy-tree.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { codesOf, permissionText } from './perm-selection.ts'
import { roleCategories } from './role-columns.tsx'

/** A role with what it may do, in words. */
type ExportRole = Role & { permissions: string }

const columns: ExportColumn<ExportRole>[] = [
  { title: '角色名称', value: (role) => role.name },
  { title: '类型', value: (role) => labelOf(roleCategories, role.category).text },
  { title: '备注', value: (role) => role.remark },
  { title: '权限', value: (role) => role.permissions },
]

export function RoleExport() {
  const client = useQueryClient()

  async function load(page: number, signal: AbortSignal) {
    const [{ rows, total }, all] = await Promise.all([
      loadPage('rolePage', {}, page, signal),
      client.ensureQueryData(read('permTree', {})),
    ])
    const { nodes } = tidyTree(all)
    const named: ExportRole[] = []
    for (const role of rows)
      named.push({ ...role, permissions: permissionText(nodes, role.functionIds ?? (await heldBy(role, signal))) })
    return { rows: named, total }
  }

  return <ListExport name="角色列表" columns={columns} loadPage={load} />
}

/** The codes of a role whose row in the list has none. */
async function heldBy({ id }: Role, signal: AbortSignal): Promise<string[]> {
  return codesOf(tidyTree(await call('rolePermTree', { path: { id } }, { signal })).nodes)
}
