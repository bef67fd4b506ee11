import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import { idIs, type Gate } from './gate.ts'
import type { AccountRow, Id, OrgRow } from './models.ts'

/** An organisation and those below (3§3). */
export type OrgNode = OperationTypes['orgTree']['data'][number]

function childrenByParent(gate: Gate): Map<string, Readonly<OrgRow>[]> {
  const children = new Map<string, Readonly<OrgRow>[]>()
  gate.org.each((row) => {
    const siblings = children.get(String(row.pid))
    if (siblings) siblings.push(row)
    else children.set(String(row.pid), [row])
  })
  for (const siblings of children.values()) siblings.sort((a, b) => a.position - b.position)
  return children
}

export function orgIdsBelow(gate: Gate, id: Id): ReadonlySet<string> {
  const children = childrenByParent(gate)
  const found = new Set<string>([String(id)])
  // a set is visited in the order of insertion, and what is added meanwhile is visited too
  for (const current of found) for (const child of children.get(current) ?? []) found.add(String(child.id))
  return found
}

/** The root of what an account may see: its own organisation, or the company for a built-in role (3§6). */
export function rootOrgOf(gate: Gate, account: AccountRow): Id {
  const own = gate.org.find(account.organizationId)
  return own?.id ?? gate.org.first({ pid: idIs(0) })?.id ?? 0
}

/** The tree from an organisation down. The root of what is answered has no parent, whatever lies above it. */
export function orgTreeFrom(gate: Gate, id: Id): OrgNode {
  const children = childrenByParent(gate)
  const node = (row: Readonly<OrgRow>, pid: Id, aboveId: Id): OrgNode => {
    const below = children.get(String(row.id)) ?? []
    return {
      id: row.id,
      name: row.name,
      pid,
      aboveId,
      children: below.map((child, index) => node(child, row.id, below[index - 1]?.id ?? 0)),
    }
  }
  return node(gate.org.get(id), 0, 0)
}
