import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sectionsQuery, type Section, type SectionAsked } from '#src/api/plan/plan-sections.ts'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import type { AdPlan } from '#src/domain/plan/network-plan.ts'
import { tidyTree, type TidyNode } from '#src/lib/data/tidy-tree.ts'
import type { ProgramSearch } from '../program-search.ts'
import type { PlanRow } from './plan-chart.tsx'
import { restOf, SECTIONS } from './plan-rest.ts'

/** What the ads of a plan stand under; `sections` is undefined until that is known, and of a plan without any. */
export function usePlanSections(by: ProgramSearch['by']) {
  const { orgTree } = useUserInfo()
  const groups = useQuery({ ...read('programGroupList', {}), enabled: by === 'group' })
  const all = useMemo((): readonly SectionAsked[] => {
    if (by === 'group') return (groups.data ?? []).map(({ id, name = '' }) => ({ name, filter: { groupId: id } }))
    // the deepest first: an organisation has the ads of those below it too
    return by === 'org' ? flat(tidyTree(orgTree).nodes) : []
  }, [by, groups.data, orgTree])
  const asked = useMemo(() => all.slice(0, SECTIONS), [all])
  const sections = useQuery({ ...sectionsQuery(asked), enabled: asked.length > 0 })
  const wanted = by === 'group' || by === 'org'
  return {
    wanted,
    /** What stands over the ads of no section. */
    rest: restOf(by, all.length),
    sections: wanted && by === 'group' && groups.data?.length === 0 ? [] : sections.data,
    error: groups.error ?? sections.error,
    refetch: () => void (groups.error ? groups.refetch() : sections.refetch()),
  }
}

function flat(nodes: readonly TidyNode[], above = ''): SectionAsked[] {
  return nodes.flatMap(({ id, name, children }) => {
    const path = above ? `${above} / ${name}` : name
    return [...flat(children, path), { name: path, filter: { orgId: id } }]
  })
}

/** Each ad under the first section that has it, and what no section has under `rest`. */
export function inSections(ads: readonly AdPlan[], sections: readonly Section[], rest: string): PlanRow[] {
  const left = new Set(ads)
  const rows: PlanRow[] = []
  const add = (heading: string, own: readonly AdPlan[]) => {
    if (own.length === 0) return
    rows.push({ heading, ads: own.length }, ...own.map((ad) => ({ ad })))
    for (const ad of own) left.delete(ad)
  }
  for (const { name, ids } of sections)
    add(
      name,
      ads.filter((ad) => left.has(ad) && ids.has(String(ad.program.id))),
    )
  add(rest, [...left])
  return rows
}
