import { pathTo, tidyTree, type TidyNode } from '#src/lib/tidy-tree.ts'

/** How deep the organisations go that an account may be given (3§6). */
const LEVELS = 5

/** The organisations that an account may belong to: five levels of the own tree, and where it already is (3§6). */
export function orgChoices(tree: unknown, current?: unknown): TidyNode[] {
  const { nodes } = tidyTree(tree)
  const kept = new Set(current === undefined ? [] : pathTo(nodes, String(current)).map(({ key }) => key))
  const cut = (level: number, list: readonly TidyNode[]): TidyNode[] =>
    list.filter(({ key }) => level <= LEVELS || kept.has(key)).map((node) => ({ ...node, children: cut(level + 1, node.children) }))
  return cut(1, nodes)
}

/** An organisation with the names that lead to it: `总公司/华东大区/杭州分公司`. */
export interface OrgPlace {
  id: TidyNode['id']
  name: string
  path: string
}

/** Every organisation of the tree with its path. */
export function orgPlaces(nodes: readonly TidyNode[], above = ''): OrgPlace[] {
  return nodes.flatMap(({ id, name, children }) => {
    const path = above === '' ? name : `${above}/${name}`
    return [{ id, name, path }, ...orgPlaces(children, path)]
  })
}

/** The names of organisations by id as text. */
export function orgNamesOf(tree: unknown): ReadonlyMap<string, string> {
  return new Map(orgPlaces(tidyTree(tree).nodes).map(({ id, name }) => [String(id), name]))
}
