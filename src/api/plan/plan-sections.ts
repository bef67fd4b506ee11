import { queryOptions } from '@tanstack/react-query'
import { gatherPages } from '#src/lib/data/gather-pages.ts'
import type { Id, Program } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { turns } from '#src/api/read-in-turn.ts'

/** What ads stand under; in one way alone. */
export interface SectionAsked {
  name: string
  filter: { groupId: Id } | { orgId: Id }
}

export interface Section {
  name: string
  /** Ads by their ids as text. */
  ids: ReadonlySet<string>
}

/** Which approved ads a group or organisation has: no row of an ad says it, but the list's own filter does. */
export function sectionsQuery(asked: readonly SectionAsked[]) {
  return queryOptions({
    queryKey: ['programList', { sections: asked }] as const,
    queryFn: ({ signal }) => Promise.all(asked.map((section) => readSection(section, signal))),
    staleTime: 60_000,
  })
}

async function readSection({ name, filter }: SectionAsked, reading: AbortSignal): Promise<Section> {
  const signal = AbortSignal.any([reading])
  const ids = new Set<string>()
  const load = (page: number) =>
    turns.run(() => loadPage('programList', { status: 1, ...filter }, page, signal), signal)
  for await (const { rows } of gatherPages<Program>(load, signal)) for (const { id } of rows) ids.add(String(id))
  return { name, ids }
}
