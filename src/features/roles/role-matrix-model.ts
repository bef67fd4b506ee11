import type { TidyNode } from '#src/lib/data/tidy-tree.ts'
import { codesOf } from './perm-selection.ts'

export interface MatrixRow {
  code: string
  name: string
  /** 1 for a menu entry. */
  level: number
  /** Whether each role has it, in the order of the roles; undefined where that is not known (yet). */
  held: (boolean | undefined)[]
  /** Whether the roles that are known differ in it. */
  differs: boolean
}

/** A role's permissions, as the server sent them as a tree; undefined while they are on their way. */
export type HeldTree = readonly TidyNode[] | undefined

/** The matrix of all permissions, and of those that only a role's own tree has, with what each role has of them. */
export function matrixOf(all: readonly TidyNode[], roles: readonly HeldTree[]): MatrixRow[] {
  const held = roles.map((nodes) => nodes && new Set(codesOf(nodes)))
  const rows: MatrixRow[] = []
  const seen = new Set<string>()
  function add(nodes: readonly TidyNode[], level: number) {
    for (const { key, name, children } of nodes) {
      if (!seen.has(key)) {
        seen.add(key)
        const states = held.map((codes) => codes?.has(key))
        const known = new Set(states)
        rows.push({ code: key, name, level, held: states, differs: known.has(true) && known.has(false) })
      }
      add(children, level + 1)
    }
  }
  add(all, 1)
  for (const nodes of roles) add(nodes ?? [], 1)
  return rows
}
