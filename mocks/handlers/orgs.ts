import { orgNameWrong } from '#src/domain/org-rules.ts'
import { idIs } from '../db/gate.ts'
import type { Id, OrgRow } from '../db/models.ts'
import { orgTreeFrom, rootOrgOf, type OrgNode } from '../db/orgs.ts'
import { Refusal } from '../server/refusal.ts'
import type { Context, Handlers } from './handler.ts'
import { refuse, same, visibleOrg } from './records.ts'

/** Every call answers the tree as it now is, from the account's own organisation down (3§7). */
function answer({ world: { gate }, account }: Context): OrgNode[] {
  return [orgTreeFrom(gate, rootOrgOf(gate, account))]
}

/** An organisation that may be changed: not the root of what the account sees. */
function changeable(context: Context, id: Id, refused: string): OrgRow {
  const row = visibleOrg(context, id)
  if (same(row.id, rootOrgOf(context.world.gate, context.account))) throw new Refusal(refused)
  return row
}

function below({ world }: Context, pid: Id): OrgRow[] {
  return world.gate.org.list({ pid: idIs(pid) })
}

function freeName(context: Context, pid: Id, wanted: string, id?: Id): string {
  refuse(orgNameWrong(wanted))
  const name = wanted.trim()
  if (below(context, pid).some((row) => row.name === name && (id === undefined || !same(row.id, id))))
    throw new Refusal('同级组织机构名称已存在')
  return name
}

export const orgHandlers = {
  orgTree: (_, context) => answer(context),

  orgCreate({ body }, context) {
    const { org } = context.world.gate
    const { id: pid } = visibleOrg(context, body.pid)
    const position = Math.max(-1, ...below(context, pid).map((row) => row.position)) + 1
    org.create({ id: org.nextId(), name: freeName(context, pid, body.name), pid, position })
    return answer(context)
  },

  orgRename({ body }, context) {
    const { id, pid } = changeable(context, body.id, '根组织机构不能修改')
    context.world.gate.org.update(id, { name: freeName(context, pid, body.name, id) })
    return answer(context)
  },

  orgDelete({ path }, context) {
    const { gate } = context.world
    const { id, pid } = changeable(context, path.id, '根组织机构不能删除')
    const owned = (row: { organizationId: Id }) => same(row.organizationId, id)
    if (below(context, id).length > 0 || gate.device.first(owned) || gate.account.first({ organizationId: idIs(id) }))
      throw new Refusal('该组织机构下还有下级、终端或账号，不能删除')
    // what nobody has to move first goes to the organisation above
    for (const row of gate.material.list(owned)) gate.material.update(row.id, { organizationId: pid })
    for (const row of gate.program.list(owned)) gate.program.update(row.id, { organizationId: pid })
    gate.org.remove(id)
    return answer(context)
  },

  orgSort({ body }, context) {
    const rows = body.map((id) => visibleOrg(context, id))
    const siblings = rows[0] ? below(context, rows[0].pid) : []
    if (
      new Set(rows.map(({ id }) => String(id))).size !== siblings.length ||
      rows.length !== siblings.length ||
      rows.some(({ pid }) => !same(pid, rows[0]?.pid ?? ''))
    ) {
      throw new Refusal('只能在同级组织机构之间调整顺序')
    }
    rows.forEach(({ id }, position) => context.world.gate.org.update(id, { position }))
    return answer(context)
  },
} satisfies Partial<Handlers>
