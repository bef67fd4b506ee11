import type { TidyNode } from '#src/lib/data/tidy-tree.ts'

export interface VisibleNode {
  node: TidyNode
  /** 1 at a root. */
  level: number
  open: boolean
}

/**
 * The nodes of a tree that are seen, from above to below: those below open ones, or, while something is searched, those
 * whose name has it with all that lead to them.
 */
export function visibleNodes(
  nodes: readonly TidyNode[],
  isOpen: (key: string) => boolean,
  query: string | undefined,
): VisibleNode[] {
  const wanted = query?.trim().toLowerCase() ?? ''
  const collect = (siblings: readonly TidyNode[], level: number): VisibleNode[] =>
    siblings.flatMap((node) => {
      if (wanted !== '') {
        const below = collect(node.children, level + 1)
        return below.length > 0 || node.name.toLowerCase().includes(wanted)
          ? [{ node, level, open: below.length > 0 }, ...below]
          : []
      }
      const open = node.children.length > 0 && isOpen(node.key)
      return [{ node, level, open }, ...(open ? collect(node.children, level + 1) : [])]
    })
  return collect(nodes, 1)
}
