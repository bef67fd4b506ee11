import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isRefused } from '#src/lib/errors/user-error.ts'
import { readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { labelOf, reviewStatuses } from '#src/domain/labels.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'
import { isYes } from '#src/domain/read-values.ts'
import { ReviewStatus } from '#src/domain/review.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { own, type JsonObject } from '#src/scene/model/json.ts'
import { idOf } from '#src/scene/model/read-values.ts'
import type { EditDocument } from '../model/edit-document.ts'
import type { MaterialCheck } from '../model/element-checks.ts'
import { mediaOf } from '../model/used-media.ts'

/** How many materials of an ad are looked up; ads have far fewer. */
const MOST = 60
const STALE_MS = 60_000

/**
 * Why materials of an ad should not be used, as far as the server says; the same function as long as that stays the
 * same. Without `looksUp` it is what has been looked up before.
 */
export function useMaterialCheck(
  document: EditDocument,
  { looksUp: enabled = true }: { looksUp?: boolean } = {},
): MaterialCheck {
  const can = useCan()
  const { cctvShow } = useUserInfo()
  const used = useMemo(() => (can(pagePermissions.materials) ? usedOf(document).slice(0, MOST) : []), [document, can])
  const mine = useQueries({
    queries: used.map(({ id }) => ({ ...read('materialGet', { path: { id } }), staleTime: STALE_MS, enabled })),
    combine: (results) =>
      results.map(({ data, error }) => ({ gone: isRefused(error), wrong: data && wrongWith(data) })),
  })
  const gone = used.filter((_, index) => mine[index]?.gone)
  // what is not the company's own may be of the shared library, which has no call for a single one (C10)
  const shares = isYes(cctvShow)
  // the same search is made once, whoever is looked for by it
  const searches = shares ? [...new Map(gone.map((used) => [`${used.type} ${used.name}`, used])).values()] : []
  const shared = useQueries({
    queries: searches.map(({ name, type }) => ({
      ...readPage('programCctvMaterialList', { query: { page: 0, limit: 50, type, name: name || undefined } }),
      staleTime: STALE_MS,
      enabled,
    })),
    // a part of the matches does not show that something is missing
    combine: (results) =>
      results.map(({ data }) =>
        data && data.total <= data.rows.length ? data.rows.map(({ id }) => plainId(id)) : undefined,
      ),
  })
  const answerFor = ({ name, type }: Used) =>
    shared[searches.findIndex((search) => search.name === name && search.type === type)]
  const lost = gone
    .filter((used) => !shares || answerFor(used)?.includes(plainId(used.id)) === false)
    .map(({ id }) => id)
  const told = JSON.stringify([
    ...used.flatMap(({ id }, index) => (mine[index]?.wrong ? [[id, mine[index].wrong]] : [])),
    ...lost.map((id) => [id, '找不到，可能已被删除']),
  ])
  return useMemo(() => {
    const reasons = new Map(JSON.parse(told) as [string, string][])
    return (id) => reasons.get(id)
  }, [told])
}

interface Used {
  id: string
  name: string
  type: 0 | 1
}

function usedOf(document: EditDocument): Used[] {
  const byId = new Map<string, JsonObject>()
  // backgrounds name a material by id and file only
  for (const { raw } of mediaOf(document)) {
    const id = idOf(own(raw, 'id'))
    if (!byId.has(id) || own(raw, 'name') !== undefined) byId.set(id, raw)
  }
  return [...byId].map(([id, raw]) => {
    const name = own(raw, 'name')
    return { id, name: typeof name === 'string' ? name : '', type: own(raw, 'type') === 1 ? 1 : 0 }
  })
}

function wrongWith({ enabled, status }: { enabled?: number; status?: number }): string | undefined {
  if (enabled === 0) return '已停用'
  return status === undefined || status === ReviewStatus.approved
    ? undefined
    : `未通过审核（${labelOf(reviewStatuses, status).text}）`
}
