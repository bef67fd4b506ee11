import { queryOptions } from '@tanstack/react-query'
import { gatherPages, gatherSome, type Page } from '#src/lib/data/gather-pages.ts'
import { call } from './call.ts'
import type { AnswerOf, RequestOf } from './client.ts'
import type { MissingTotal } from './page-answer.ts'
import { read, type ReadOperation } from './query.ts'

export type { Page }

/** Rows a call when all pages of a list are gathered. */
const GATHER_LIMIT = 400

/** Fewer where a row is heavy: an ad carries its whole content. */
const gatherLimits: Partial<Record<ReadOperation, number>> = { programList: 100 }

/** Rows a call of the ten of `readSome`. */
const SOME_LIMIT = 100

export type Rows<Answer> = Answer extends { data?: (infer Row)[] }
  ? Row
  : Answer extends { list?: (infer Row)[] }
    ? Row
    : never

type RowOf<Op extends ReadOperation> = Rows<AnswerOf<Op>>
export type Filters<Op extends ReadOperation> = Omit<NonNullable<RequestOf<Op>['query']>, 'page' | 'limit'>

type Counts = Pick<Page<unknown>, 'total' | 'unreadable'> & { missingTotal: MissingTotal }

/** The rows of an answer under either of their names (C2), and how many there are in all: at least these. */
function toPage<Row>(answer: unknown): Page<Row> {
  const { data, list, unreadable, missingTotal, ...answered } = answer as Partial<Record<'data' | 'list', Row[]>> &
    Partial<Counts>
  const rows = data ?? list ?? []
  const total = Math.trunc(answered.total ?? missingTotal?.known ?? 0)
  const page = { rows, total: Math.max(total, rows.length + (unreadable ?? 0)) }
  return { ...page, ...(unreadable !== undefined && { unreadable }), ...(missingTotal?.more && { more: true }) }
}

/** A paged read; whichever names the server gives rows and total, they come as `{rows, total}` (C2). */
export function readPage<Op extends ReadOperation>(operationId: Op, request: RequestOf<Op>) {
  return { ...read(operationId, request), select: toPage<RowOf<Op>> }
}

/** Loads one page of what matches, large, for gathering all of it. Pages count from 0. */
export async function loadPage<Op extends ReadOperation>(
  operationId: Op,
  query: Filters<Op>,
  page: number,
  signal?: AbortSignal,
): Promise<Page<RowOf<Op>>> {
  const limit = gatherLimits[operationId] ?? GATHER_LIMIT
  const answer = await call(operationId, { query: { ...query, page, limit } } as RequestOf<Op>, { signal })
  const { rows, total } = toPage<RowOf<Op>>(answer)
  // the total as it was sent: one of 0 beside rows must not end the gathering
  return { rows, total: (answer as { total?: number }).total ?? total }
}

export async function loadAll<Op extends ReadOperation>(
  operationId: Op,
  query: Filters<Op>,
  signal: AbortSignal,
): Promise<RowOf<Op>[]> {
  const all: RowOf<Op>[] = []
  for await (const { rows } of gatherPages((page, abort) => loadPage(operationId, query, page, abort), signal))
    all.push(...rows)
  return all
}

/** `loadAll` as a read: like any other it loads again with its area. */
export function readAll<Op extends ReadOperation>(operationId: Op, query: Filters<Op>) {
  return queryOptions<RowOf<Op>[], Error, RowOf<Op>[], readonly [Op, { all: typeof query }]>({
    queryKey: [operationId, { all: query }] as const,
    queryFn: ({ signal }) => loadAll(operationId, query, signal),
  })
}

/**
 * The first thousand rows that match, each once although rows move between pages meanwhile, as a read; `total` says how
 * many there are.
 */
export function readSome<Op extends ReadOperation>(operationId: Op, query: Filters<Op>) {
  type Row = RowOf<Op> & { id: string | number }
  return queryOptions<Page<Row>, Error, Page<Row>, readonly [Op, { some: typeof query }]>({
    queryKey: [operationId, { some: query }] as const,
    queryFn: ({ signal }) =>
      gatherSome(async (page) => {
        const request = { query: { ...query, page, limit: SOME_LIMIT } } as RequestOf<Op>
        return toPage<Row>(await call(operationId, request, { signal }))
      }),
  })
}
