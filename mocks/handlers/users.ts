import { disableBlocked, isBuiltIn, nicknameWrong, phoneNumberWrong } from '#src/domain/account-rules.ts'
import { heldCodes } from '#src/domain/permissions.ts'
import { assignBlocked, ownCodesBlocked } from '#src/domain/role-rules.ts'
import { plainText } from '#src/lib/text/clean-text.ts'
import type { Handlers, Context } from './handler.ts'
import { refuse, same, visibleOrg } from './records.ts'
import { idIs, NotFound } from '../db/gate.ts'
import type { AccountRow, Id } from '../db/models.ts'
import { orgIdsBelow, rootOrgOf } from '../db/orgs.ts'
import { Refusal } from '../server/refusal.ts'

/** What the form takes for its plain form is sent as that (R42). */
const NOT_PLAIN = '请输入正确的手机号码'

export const userHandlers = {
  userList({ query }, context) {
    const { gate } = context.world
    const { page, limit, orgId, roleId, enabled, accountOrName } = query
    const text = accountOrName?.trim().toLowerCase()
    const orgs = orgId === undefined ? undefined : orgIdsBelow(gate, orgId)
    const sees = sightOf(context)
    const rows = gate.account
      .list({
        ...(orgs && { organizationId: idIs(...orgs) }),
        ...(roleId !== undefined && { roleId: idIs(roleId) }),
        ...(enabled !== undefined && { enabled: { equals: enabled } }),
      })
      .filter((row) => sees(row) && (!text || row.account.includes(text) || row.name.toLowerCase().includes(text)))
      .reverse()
    const data = rows
      .slice(page * limit, (page + 1) * limit)
      .map(({ id, account, name, roleId: role, organizationId, enabled: may }) => {
        const { name: roleName = '', category = 2 } = gate.role.find(role) ?? {}
        return { id, account, name, roleId: role, organizationId, enabled: may, role: { name: roleName, category } }
      })
    return { total: rows.length, data }
  },

  userCreate({ body }, context) {
    const { gate, clock } = context.world
    refuse(phoneNumberWrong(body.account) ?? (body.account === plainText(body.account) ? null : NOT_PLAIN))
    const rest = settled(context, body)
    if (gate.account.first({ account: { equals: body.account } })) throw new Refusal('该账号已存在')
    gate.account.create({
      id: gate.account.nextId(),
      account: body.account,
      passwordHash: body.password,
      enabled: 1,
      createTime: clock.now(),
      ...rest,
    })
  },

  userUpdate({ body }, context) {
    const row = seen(context, body.id)
    if (body.account !== undefined && body.account !== row.account) throw new Refusal('登录账号不能修改')
    context.world.gate.account.update(row.id, {
      ...settled(context, body, row),
      ...(body.password !== undefined && { passwordHash: body.password }),
    })
  },

  userEnabledSet({ path }, context) {
    const row = seen(context, path.id)
    if (path.enabled === 0) refuse(disableBlocked(row.account, context.account.account))
    context.world.gate.account.update(row.id, { enabled: path.enabled })
  },

  roleList(_, { world }) {
    return world.gate.role.list()
  },
} satisfies Partial<Handlers>

/** Accounts of the organisations in sight; those of built-in roles are for who sees the whole company. */
function sightOf({ world: { gate }, account, sees }: Context): (row: Readonly<AccountRow>) => boolean {
  const whole = same(gate.org.find(rootOrgOf(gate, account))?.pid ?? 0, 0)
  return (row) => whole || sees(row.organizationId)
}

function seen(context: Context, id: Id): AccountRow {
  const row = context.world.gate.account.get(id)
  if (!sightOf(context)(row)) throw new NotFound('account', id)
  return row
}

/** What of an account may be set, checked as the form checks it. */
function settled(
  context: Context,
  { name, roleId, organizationId }: { name: string; roleId: Id; organizationId?: Id },
  before?: AccountRow,
): Pick<AccountRow, 'name' | 'roleId' | 'organizationId'> {
  refuse(nicknameWrong(name))
  const role = context.world.gate.role.get(roleId)
  if (!before || !same(before.roleId, role.id)) {
    const codes = heldCodes(role.functionIds)
    refuse(assignBlocked({ name: role.name, codes }, context.held))
    if (before && same(before.id, context.account.id)) refuse(ownCodesBlocked(codes, context.held))
  }
  if (isBuiltIn(role)) return { name, roleId: role.id, organizationId: 0 }
  if (organizationId === undefined) throw new Refusal('请选择组织机构')
  return { name, roleId: role.id, organizationId: visibleOrg(context, organizationId).id }
}
