import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import { heldCodes, permissionNames } from '#src/domain/permissions.ts'
import {
  grantBlocked,
  isOwnRole,
  ownCodesBlocked,
  roleNameWrong,
  rolePermissionsWrong,
  roleRemarkWrong,
} from '#src/domain/role-rules.ts'
import { idIs } from '../db/gate.ts'
import type { Id, RoleRow } from '../db/models.ts'
import { Refusal } from '../server/refusal.ts'
import type { World } from '../db/world.ts'
import type { Context, Handlers } from './handler.ts'
import { same } from './records.ts'

type PermNode = OperationTypes['permTree']['data'][number]

const codes = Object.keys(permissionNames).filter((code) => code !== '-1') as (keyof typeof permissionNames)[]

/** What lies below a menu entry: the codes that begin with its own (1§6). */
const isBelow = (code: string, above: string) => code.length > above.length && code.startsWith(above)

/** The permission tree, of all codes or only of those that are held. */
function treeOf(held: readonly string[] = codes): PermNode[] {
  const known = codes.filter((code) => held.includes(code))
  const node = (id: (typeof codes)[number]): PermNode => ({
    id,
    name: permissionNames[id],
    children: known.filter((code) => isBelow(code, id)).map(node),
  })
  return known.filter((code) => code.length === 1).map(node)
}

function changeable({ gate }: World, id: Id, refused: string): RoleRow {
  const row = gate.role.get(id)
  if (!isOwnRole(row)) throw new Refusal(refused)
  return row
}

type RoleValues = Pick<RoleRow, 'name' | 'remark' | 'functionIds'>

function checked(
  { world: { gate }, held, account }: Context,
  { name, remark = '', functionIds }: { name: string; remark?: string; functionIds: string[] },
  before?: RoleRow,
): RoleValues {
  const id = before?.id
  const own = before && same(account.roleId, before.id) ? heldCodes(before.functionIds) : new Set<string>()
  const wrong =
    roleNameWrong(name) ??
    roleRemarkWrong(remark) ??
    rolePermissionsWrong(functionIds) ??
    grantBlocked(functionIds, before?.functionIds ?? [], held) ??
    ownCodesBlocked(heldCodes(functionIds), own)
  if (wrong) throw new Refusal(wrong)
  const values = {
    name: name.trim(),
    remark: remark.trim(),
    functionIds: codes.filter((code) => functionIds.includes(code)),
  }
  if (gate.role.list({ name: { equals: values.name } }).some((row) => id === undefined || !same(row.id, id)))
    throw new Refusal('角色名称已存在')
  return values
}

export const roleHandlers = {
  rolePage({ query }, { world }) {
    const { rows, total } = world.gate.role.page(query)
    return { total, data: rows }
  },

  permTree: () => treeOf(),

  rolePermTree: ({ path }, { world }) => treeOf(world.gate.role.get(path.id).functionIds),

  rolePermLeaf({ path }, { world }) {
    const { functionIds } = world.gate.role.get(path.id)
    return functionIds.filter((code) => !functionIds.some((other) => isBelow(other, code)))
  },

  roleCreate({ body }, context) {
    const { role } = context.world.gate
    role.create({ id: role.nextId(), category: 2, ...checked(context, body) })
  },

  roleUpdate({ body }, context) {
    const before = changeable(context.world, body.id, '内置角色不能修改')
    context.world.gate.role.update(before.id, checked(context, body, before))
  },

  roleDelete({ path }, { world }) {
    const { id } = changeable(world, path.id, '内置角色不能删除')
    if (world.gate.account.first({ roleId: idIs(id) })) throw new Refusal('该角色下还有账号，不能删除')
    world.gate.role.remove(id)
  },
} satisfies Partial<Handlers>
