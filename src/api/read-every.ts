import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, RequestOf } from './client.ts'
import { loadAll } from './load-all.ts'
import type { ReadOperation, Rows } from './query.ts'

type Query<Op extends ReadOperation> = Omit<NonNullable<RequestOf<Op>['query']>, 'page' | 'limit'>

/**
 * All rows that match, as a read: like any other it loads again with its area. For as many as there are; `readAll`
 * stops at a thousand.
 */
export function readEvery<Op extends ReadOperation>(operationId: Op, query: Query<Op>) {
  return queryOptions<Rows<AnswerOf<Op>>[], Error, Rows<AnswerOf<Op>>[], readonly [Op, { every: typeof query }]>({
    queryKey: [operationId, { every: query }] as const,
    queryFn: ({ signal }) => loadAll(operationId, query, signal),
  })
}
