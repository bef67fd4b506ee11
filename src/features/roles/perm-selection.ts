import { pathTo, type TidyNode } from '#src/lib/data/tidy-tree.ts'

/** How much of a node and what lies below it is held: everything, some, nothing. */
export type PermState = 'all' | 'some' | 'none'

export function codesOf(nodes: readonly TidyNode[]): string[] {
  return nodes.flatMap(({ key, children }) => [key, ...codesOf(children)])
}

/** How much of a node is held; a half-held one has a half-checked box. */
export function stateOf(node: TidyNode, held: ReadonlySet<string>): PermState {
  const codes = codesOf([node])
  const count = codes.filter((code) => held.has(code)).length
  return count === 0 ? 'none' : count === codes.length ? 'all' : 'some'
}

/**
 * Holds or gives up a node. Whoever holds something holds what leads to it, for nothing is reached without its menu
 * entry; giving up takes all below with it, and of what leads there what came along (`brought`) and has nothing else
 * below it.
 */
export function withNode(
  nodes: readonly TidyNode[],
  held: readonly string[],
  code: string,
  on: boolean,
  { alone = false, brought = NONE }: { alone?: boolean; brought?: ReadonlySet<string> } = {},
): string[] {
  const path = pathTo(nodes, code)
  const node = path.at(-1)
  if (!node) return [...held]
  const below = codesOf([node])
  if (on) return inOrder(nodes, [...held, ...path.map(({ key }) => key), ...(alone ? [] : below)])
  const left = new Set(held.filter((one) => !below.includes(one)))
  for (const above of path.slice(0, -1).toReversed()) {
    if (brought.has(above.key) && codesOf(above.children).every((one) => !left.has(one))) left.delete(above.key)
  }
  return [...left]
}

/** What a choice brings along: what leads to it and was not held before. */
export function broughtBy(nodes: readonly TidyNode[], held: readonly string[], code: string): string[] {
  return pathTo(nodes, code)
    .slice(0, -1)
    .map(({ key }) => key)
    .filter((key) => !held.includes(key))
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The codes of a role from the leaves that the server says are checked (C25): these and what leads to them. Codes that
 * are not in the tree stay.
 */
export function fromLeaves(nodes: readonly TidyNode[], leaves: readonly string[]): string[] {
  return inOrder(
    nodes,
    leaves.flatMap((code) => [...pathTo(nodes, code).map(({ key }) => key), code]),
  )
}

export function unknownCodes(nodes: readonly TidyNode[], held: readonly string[]): string[] {
  const known = new Set(codesOf(nodes))
  return held.filter((code) => !known.has(code))
}

/**
 * What is held, in words: `终端管理（编辑终端、下发指令）；素材管理`, menu entries with what is held below them. A code
 * that the tree does not have stands as it is; -1 is held by everybody (C20), and not said.
 */
export function permissionText(nodes: readonly TidyNode[], held: readonly string[]): string {
  const wanted = new Set(held)
  const areas = nodes.flatMap((node) => {
    const names = namesOf(node.children, wanted)
    if (names.length > 0) return [`${node.name}（${names.join('、')}）`]
    return wanted.has(node.key) ? [node.name] : []
  })
  return [...areas, ...unknownCodes(nodes, [...wanted]).filter((code) => code !== '-1')].join('；')
}

/** The names of what is held, from above to below. */
function namesOf(nodes: readonly TidyNode[], held: ReadonlySet<string>): string[] {
  return nodes.flatMap(({ key, name, children }) => [...(held.has(key) ? [name] : []), ...namesOf(children, held)])
}

/** Each once, in the order of the tree, those that it does not have last: so that the same choice is the same list. */
function inOrder(nodes: readonly TidyNode[], codes: readonly string[]): string[] {
  const wanted = new Set(codes)
  return [...codesOf(nodes).filter((code) => wanted.has(code)), ...unknownCodes(nodes, [...wanted])]
}
