import type { Role } from '#src/api/generated/types.gen.ts'
import { isOwnRole } from '#src/domain/role-rules.ts'
import type { RowAction } from '#src/ui/table/table-column.ts'

export interface RoleActionHandlers {
  view: (role: Role) => void
  edit: (role: Role) => void
  remove: (role: Role) => void
}

/** The actions on one role. Every role shows what it may do; built-in ones stay as they are (3§2). */
export function roleActions(role: Role, { view, edit, remove }: RoleActionHandlers): RowAction[] {
  const own = isOwnRole(role)
  return [
    { label: '查看权限', onClick: () => view(role) },
    { label: '编辑', disabledReason: own ? undefined : '内置角色不能修改', onClick: () => edit(role) },
    { label: '删除', danger: true, disabledReason: own ? undefined : '内置角色不能删除', onClick: () => remove(role) },
  ]
}
