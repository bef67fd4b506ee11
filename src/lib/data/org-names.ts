import { plainId } from './parse-json.ts'
import { pathTo, tidyTree, type TidyNode } from './tidy-tree.ts'
import { unknownName } from '#src/lib/text/nameless.ts'

export const PATH_SEPARATOR = ' / '

export interface OrgPlace {
  id: TidyNode['id']
  name: string
  /** `总公司 / 华东大区 / 杭州分公司`. */
  path: string
}

export function orgPlaces(nodes: readonly TidyNode[], above = ''): OrgPlace[] {
  return nodes.flatMap(({ id, name, children }) => {
    const path = above === '' ? name : `${above}${PATH_SEPARATOR}${name}`
    return [{ id, name, path }, ...orgPlaces(children, path)]
  })
}

export function orgNames(tree: unknown): Record<string, string> {
  return Object.fromEntries(orgPlaces(tidyTree(tree).nodes).map(({ id, name }) => [String(id), name]))
}

/** The paths of all organisations of a tree by their ids, as texts: `总公司 / 华东大区`, as an import reads them. */
export function orgPaths(tree: unknown): ReadonlyMap<string, string> {
  return new Map(orgPlaces(tidyTree(tree).nodes).map(({ id, path }) => [String(id), path]))
}

/**
 * The names that lead to an organisation, as screens show them; 未知（4242） where the tree has none, nothing without an
 * id.
 */
export function orgPath(tree: unknown, id: string | number | null | undefined): string | undefined {
  if (id === undefined || id === null) return undefined
  return (
    pathTo(tidyTree(tree).nodes, plainId(id))
      .map(({ name }) => name)
      .join(PATH_SEPARATOR) || unknownName(id)
  )
}
