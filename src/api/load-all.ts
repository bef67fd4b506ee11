import { gatherPages } from '#src/lib/sheet/gather-pages.ts'
import { call, type AnswerOf, type RequestOf } from './client.ts'
import { toPage, type Page, type ReadOperation, type Rows } from './query.ts'

/** Rows a call when all pages of a list are gathered. */
const GATHER_LIMIT = 400

type Query<Op extends ReadOperation> = Omit<NonNullable<RequestOf<Op>['query']>, 'page' | 'limit'>

/** Loads one page of what matches, large, for gathering all of it. Pages count from 0. */
export async function loadLarge<Op extends ReadOperation>(
  operationId: Op,
  query: Query<Op>,
  page: number,
  signal?: AbortSignal,
  limit = GATHER_LIMIT,
): Promise<Page<Rows<AnswerOf<Op>>>> {
  const answer = await call(operationId, { query: { ...query, page, limit } } as RequestOf<Op>, { signal })
  const { rows } = toPage<Rows<AnswerOf<Op>>>(answer)
  // as the server counts: a total of 0 beside rows must not end the gathering
  const { total } = answer as { total?: unknown }
  return { rows, total: Number(total ?? rows.length) }
}

/** All rows that match, page after page. */
export async function loadAll<Op extends ReadOperation>(
  operationId: Op,
  query: Query<Op>,
  signal: AbortSignal,
  limit?: number,
): Promise<Rows<AnswerOf<Op>>[]> {
  const all: Rows<AnswerOf<Op>>[] = []
  for await (const { rows } of gatherPages((page, abort) => loadLarge(operationId, query, page, abort, limit), signal))
    all.push(...rows)
  return all
}
