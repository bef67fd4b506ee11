import { groupNameWrong } from '#src/domain/validation.ts'
import { NotFound, type Collection, type SmallCollection } from '../db/gate.ts'
import type { DeviceRow, GroupRow, Id, MaterialRow, OrderRow, OrgRow, ProgramRow } from '../db/models.ts'
import { Refusal } from '../server/refusal.ts'
import type { World } from '../db/world.ts'
import type { Context } from './handler.ts'

/** Whether two ids are the same record (C16). */
export const same = (a: Id, b: Id) => String(a) === String(b)

interface Owned {
  device: DeviceRow
  material: MaterialRow
  program: ProgramRow
  order: OrderRow
}

/** A record that the account may see; another one, or a deleted one, is as good as none. */
export function visible<Name extends keyof Owned>({ world, sees }: Context, model: Name, id: Id): Owned[Name] {
  const row = (world.gate[model] as unknown as Collection<Owned[Name]>).get(id)
  if (!sees(row.organizationId) || ('deleted' in row && row.deleted)) throw new NotFound(model, id)
  return row
}

/** All of them or none: a batch with one unknown record changes nothing. `nothing` is said where none is given. */
export function visibleAll<Name extends keyof Owned>(
  context: Context,
  model: Name,
  ids: readonly Id[],
  nothing: string,
): Owned[Name][] {
  if (ids.length === 0) throw new Refusal(nothing)
  return [...new Set(ids.map(String))].map((id) => visible(context, model, id))
}

/** Whether an account is the one looked for, by part of its number or name; everybody's where nothing is looked for. */
export function byAccount({ gate }: World, wanted: string | undefined): (account: string) => boolean {
  const text = wanted?.trim().toLowerCase()
  if (!text) return () => true
  const found = new Set(
    gate.account
      .list()
      .filter((row) => row.account.includes(text) || row.name.toLowerCase().includes(text))
      .map((row) => row.account),
  )
  return (account) => found.has(account)
}

export function refuse(wrong: string | null | undefined) {
  if (wrong) throw new Refusal(wrong)
}

export function visibleOrg({ world, sees }: Context, id: Id): OrgRow {
  const org = world.gate.org.get(id)
  if (!sees(org.id)) throw new NotFound('org', id)
  return org
}

/** The id of a group as it is stored; 0 takes out of every group. */
export function groupIdOf(groups: SmallCollection<GroupRow>, id: Id): Id {
  return same(id, 0) ? 0 : groups.get(id).id
}

/** The name of a new or renamed group, trimmed; refused as the form would refuse it (1§5, 2§5). */
function freeGroupName(groups: SmallCollection<GroupRow>, wanted: string, id?: Id): string {
  refuse(groupNameWrong(wanted))
  const name = wanted.trim()
  if (groups.list({ name: { equals: name } }).some((row) => id === undefined || !same(row.id, id)))
    throw new Refusal('分组名称已存在')
  return name
}

export function createGroup(groups: SmallCollection<GroupRow>, name: string) {
  groups.create({ id: groups.nextId(), name: freeGroupName(groups, name) })
}

export function renameGroup(groups: SmallCollection<GroupRow>, { id, name }: { id: Id; name: string }) {
  const known = groups.get(id)
  groups.update(known.id, { name: freeGroupName(groups, name, known.id) })
}

export function deleteGroup<Row extends { id: Id; groupId: Id }>(
  groups: SmallCollection<GroupRow>,
  members: Collection<Row>,
  id: Id,
) {
  groups.remove(id)
  for (const row of members.list(({ groupId }) => same(groupId, id)))
    members.update(row.id, { groupId: 0 } as Partial<Omit<Row, 'id'>>)
}

export function creatorName({ gate }: World, account: string): string {
  return gate.account.first({ account: { equals: account } })?.name ?? account
}
