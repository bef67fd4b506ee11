import type { Role } from '#src/api/generated/types.gen.ts'
import { labelOf, type Label } from '#src/domain/labels.ts'
import type { Column } from '#src/ui/table/table-column.ts'

/** 3§3: whose a role is. */
export const roleCategories: Readonly<Record<string, Label>> = {
  0: { text: '内置', tone: 'neutral' },
  1: { text: '内置', tone: 'neutral' },
  2: { text: '自定义', tone: 'info' },
}

export const roleColumns: Column<Role>[] = [
  {
    id: 'name',
    header: '角色名称',
    minWidth: 120,
    names: true,
    sortBy: (role) => role.name,
    cell: (role) => role.name,
  },
  {
    id: 'category',
    header: '类型',
    width: 110,
    narrow: false,
    sortBy: (role) => role.category,
    cell: ({ category }) => labelOf(roleCategories, category).text,
  },
  { id: 'remark', header: '备注', minWidth: 130, cell: (role) => role.remark },
]
