import { tidyTree } from './tidy-tree.ts'

/** The names of all organisations of a tree by their ids, as texts. */
export function orgNames(tree: unknown): Record<string, string> {
  const names = new Map<string, string>()
  const waiting = [...tidyTree(tree).nodes]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    names.set(node.key, node.name)
    waiting.push(...node.children)
  }
  return Object.fromEntries(names)
}
