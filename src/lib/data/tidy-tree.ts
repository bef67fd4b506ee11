import { plainId } from './parse-json.ts'
import { unnamed } from '#src/lib/text/nameless.ts'
export interface RawNode {
  id?: unknown
  name?: unknown
  children?: unknown
}

/** A node that can be walked without care: its key is unique in the tree, and no branch comes back to itself. */
export interface TidyNode {
  /** The id as it was sent. */
  id: string | number
  /** The id as text, as it stands in an address too. */
  key: string
  name: string
  children: TidyNode[]
}

/** How deep a tree is followed. */
const DEPTH_LIMIT = 50

/**
 * Makes a tree out of whatever was sent, one root or several: a node that repeats an id is left out, which ends every
 * cycle, as is what has no id or lies deeper than 50 levels. `ignored` counts what was left out.
 */
export function tidyTree(raw: unknown): { nodes: TidyNode[]; ignored: number } {
  const nodes: TidyNode[] = []
  const seen = new Set<string>()
  let ignored = 0
  // in order, without recursion: how deep a server's tree goes is not ours to say
  const waiting: { raw: unknown; into: TidyNode[]; depth: number }[] = asList(raw).map((item) => ({
    raw: item,
    into: nodes,
    depth: 1,
  }))
  // grows while it is walked; nothing is taken off its front, which costs as much as all that follows
  for (const next of waiting) {
    const node = tidyNode(next.raw)
    if (!node || seen.has(node.key) || next.depth > DEPTH_LIMIT) {
      ignored += 1
      continue
    }
    seen.add(node.key)
    next.into.push(node)
    for (const child of asList((next.raw as RawNode).children))
      waiting.push({ raw: child, into: node.children, depth: next.depth + 1 })
  }
  return { nodes, ignored }
}

/** The nodes from a root down to the one with this key; empty when it is not in the tree. */
export function pathTo(nodes: readonly TidyNode[], key: string): TidyNode[] {
  for (const node of nodes) {
    if (node.key === key) return [node]
    const below = pathTo(node.children, key)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

function tidyNode(raw: unknown): TidyNode | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { id, name } = raw as RawNode
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return undefined
  return {
    id,
    key: plainId(id),
    name: typeof name === 'string' && name.trim() !== '' ? name : unnamed(id),
    children: [],
  }
}

function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}
