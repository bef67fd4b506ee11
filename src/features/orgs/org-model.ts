import type { TidyNode } from '#src/lib/data/tidy-tree.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface TreePlace {
  node: TidyNode
  /** Undefined at a root. */
  parent: TidyNode | undefined
  /** Position among its siblings, from 0, and how many these are. */
  index: number
  count: number
  /** How many nodes are below it, on all levels. */
  below: number
}

export function placesOf(nodes: readonly TidyNode[]): ReadonlyMap<string, TreePlace> {
  const places = new Map<string, TreePlace>()
  function add(siblings: readonly TidyNode[], parent: TidyNode | undefined): number {
    return siblings.reduce((sum, node, index) => {
      const place: TreePlace = { node, parent, index, count: siblings.length, below: 0 }
      // before those below it, so that the map has the order of the tree
      places.set(node.key, place)
      place.below = add(node.children, node)
      return sum + place.below + 1
    }, 0)
  }
  add(nodes, undefined)
  return places
}

/** New orders of the children of some nodes: keys of children by the key of their parent. */
export type Orders = ReadonlyMap<string, readonly string[]>

/**
 * The tree with the children of some nodes in another order. An order that does not name exactly the children is out of
 * date, and left alone.
 */
export function withOrders(nodes: readonly TidyNode[], orders: Orders): TidyNode[] {
  if (orders.size === 0) return [...nodes]
  return nodes.map((node) => {
    const children = withOrders(node.children, orders)
    const keys = orders.get(node.key)
    const byKey = new Map(children.map((child) => [child.key, child]))
    const ordered = keys?.flatMap((key) => byKey.get(key) ?? [])
    return {
      ...node,
      children: ordered?.length === children.length && new Set(keys).size === children.length ? ordered : children,
    }
  })
}

export function moved(keys: readonly string[], from: number, to: number): string[] {
  const rest = keys.filter((_, index) => index !== from)
  rest.splice(to, 0, ...keys.slice(from, from + 1))
  return rest
}

/** Where a dragged node would go: before or after one of its siblings, and the position that this makes. */
export interface Drop {
  /** Key of the sibling. */
  sibling: string
  side: 'before' | 'after'
  to: number
}

/**
 * Where a dragged node goes when it is let go over another: before or after the sibling that this is or lies below,
 * and nowhere else (3§5). Undefined over other branches and where nothing would change.
 */
export function dropAt(
  places: ReadonlyMap<string, TreePlace>,
  dragged: string,
  over: string,
  upperHalf: boolean,
): Drop | undefined {
  const place = places.get(dragged)
  let sibling = places.get(over)
  while (sibling && sibling.parent?.key !== place?.parent?.key)
    sibling = sibling.parent && places.get(sibling.parent.key)
  if (!place?.parent || !sibling || sibling === place) return undefined
  const side = upperHalf && sibling.node.key === over ? 'before' : 'after'
  const gap = sibling.index + (side === 'after' ? 1 : 0)
  const to = gap > place.index ? gap - 1 : gap
  return to === place.index ? undefined : { sibling: sibling.node.key, side, to }
}

/** What has the attention after a node is gone: the sibling that takes its place, the one before, or the parent. */
export function neighbourOf({ parent, index }: TreePlace): string | undefined {
  const siblings = parent?.children ?? []
  return (siblings[index + 1] ?? siblings[index - 1] ?? parent)?.key
}

/** Terminals and accounts of an organisation, with those of all below it. */
export interface OrgCounts {
  devices?: number | undefined
  accounts?: number | undefined
}

interface Owned {
  organizationId?: unknown
}

/**
 * How much every organisation has, by key. What is undefined is not known, and counted nowhere.
 */
export function countsOf(
  nodes: readonly TidyNode[],
  devices: readonly Owned[] | undefined,
  accounts: readonly Owned[] | undefined,
): ReadonlyMap<string, OrgCounts> {
  const counts = new Map<string, OrgCounts>()
  const [ownDevices, ownAccounts] = [ownedBy(devices), ownedBy(accounts)]
  const sum = (key: string, own: ReadonlyMap<string, number> | undefined, below: (number | undefined)[]) =>
    own && below.reduce<number>((all, count) => all + (count ?? 0), own.get(key) ?? 0)
  function add({ key, children }: TidyNode): OrgCounts {
    const below = children.map(add)
    const count = {
      devices: sum(
        key,
        ownDevices,
        below.map((one) => one.devices),
      ),
      accounts: sum(
        key,
        ownAccounts,
        below.map((one) => one.accounts),
      ),
    }
    counts.set(key, count)
    return count
  }
  nodes.forEach(add)
  return counts
}

function ownedBy(rows: readonly Owned[] | undefined): ReadonlyMap<string, number> | undefined {
  const own = new Map<string, number>()
  for (const { organizationId } of rows ?? []) {
    const key = String(organizationId)
    own.set(key, (own.get(key) ?? 0) + 1)
  }
  return rows && own
}

/** What an organisation has, in words, without what it has none of: 31 台终端, 4 个账号. */
export function countsTexts({ devices, accounts }: OrgCounts): [devices: string, accounts: string] {
  return [devices ? `${formatNumber(devices)} 台终端` : '', accounts ? `${formatNumber(accounts)} 个账号` : '']
}
