import { plainId } from '#src/lib/data/parse-json.ts'
import { pathTo, tidyTree, type TidyNode } from '#src/lib/data/tidy-tree.ts'

/** How deep the organisations go that an account may be given (3§6). */
export const ORG_LEVELS = 5

/** The organisations that an account may belong to: five levels of the own tree, and where it already is (3§6). */
export function orgChoices(tree: unknown, current?: unknown): TidyNode[] {
  const { nodes } = tidyTree(tree)
  const kept = new Set(current === undefined ? [] : pathTo(nodes, plainId(current as string)).map(({ key }) => key))
  const cut = (level: number, list: readonly TidyNode[]): TidyNode[] =>
    list
      .filter(({ key }) => level <= ORG_LEVELS || kept.has(key))
      .map((node) => ({ ...node, children: cut(level + 1, node.children) }))
  return cut(1, nodes)
}
