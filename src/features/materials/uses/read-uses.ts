import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Program } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { turns } from '#src/api/read-in-turn.ts'
import type { AdUse, MaterialUses } from '#src/domain/uses/material-uses.ts'
import { whenSeen } from '#src/lib/dom/when-seen.ts'
import { materialsIn } from '#src/scene/model/uses-material.ts'
import { USES_KEY } from './uses-key.ts'

/** Pages of a hundred ads that are read at most: each row carries a whole content. */
const PAGES = 50
/** How long what was read counts as new, and is kept when nobody looks at it (ms). */
const FRESH_MS = 5 * 60_000
const KEPT_MS = 60 * 60_000

export interface UsesRead extends MaterialUses {
  /** Somebody stopped the reading. */
  stopped: boolean
}

let stopReading: AbortController | undefined

/** Leaves it as far as it was read. */
export function stopUses() {
  stopReading?.abort()
}

/** Where every material is used: one read of the list of ads, which grows while it is read (N65). */
export function usesQuery() {
  return queryOptions<UsesRead, Error, UsesRead, typeof USES_KEY>({
    queryKey: USES_KEY,
    queryFn: async ({ client, signal }) => {
      const stop = new AbortController()
      stopReading = stop
      const first = client.getQueryData(USES_KEY) === undefined
      let read: MaterialUses = { ads: [], total: 0 }
      try {
        read = await readUses(AbortSignal.any([signal, stop.signal]), PAGES, (uses) => {
          read = uses
          // what was read before stays until all of it is read again
          if (first) show(client, { ...uses, stopped: false })
        })
      } catch (error) {
        signal.throwIfAborted()
        if (!stop.signal.aborted) throw error
      } finally {
        if (stopReading === stop) stopReading = undefined
      }
      return { ...read, stopped: stop.signal.aborted }
    },
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    retry: false,
    structuralSharing: false,
  })
}

function show(client: QueryClient, uses: UsesRead) {
  client.setQueryData(USES_KEY, uses)
}

/** The materials of so many pages of ads at most; `onPage` is told of what there is after each. */
export async function readUses(
  signal: AbortSignal,
  pages: number,
  onPage: (uses: MaterialUses) => void = () => undefined,
): Promise<MaterialUses> {
  // rows move between pages while these are loaded
  const found = new Map<string, AdUse>()
  let total = 0
  for (let page = 0; page < pages; page += 1) {
    await whenSeen(signal)
    const load = () => loadPage('programList', {}, page, signal)
    const { rows, total: now } = await turns.run(load, AbortSignal.any([signal]))
    for (const row of rows) found.set(String(row.id), toUse(row))
    total = now
    onPage({ ads: [...found.values()], total: Math.max(total, found.size) })
    if (rows.length === 0 || found.size >= total) break
  }
  return { ads: [...found.values()], total: Math.max(total, found.size) }
}

/** Contents, which are the most of an answer, are not kept. */
function toUse({ id, name, status, currentLevel, width, height, snapshot, resolutionType, content }: Program): AdUse {
  return {
    program: { id, name, status, currentLevel, width, height, snapshot, resolutionType },
    materials: materialsIn(content),
  }
}
