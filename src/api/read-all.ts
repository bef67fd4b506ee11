import { queryOptions } from '@tanstack/react-query'
import { gatherAll } from '#src/lib/data/gather-all.ts'
import { call, type AnswerOf, type RequestOf } from './client.ts'
import { toPage, type Page, type ReadOperation, type Rows } from './query.ts'

const PAGE_ROWS = 100

type Query<Op extends ReadOperation> = NonNullable<RequestOf<Op>['query']>
type WithId = { id: string | number }

/**
 * Every row that matches, of all pages; beyond a thousand `total` says how many more there are. Like any read it loads
 * again with its area.
 */
export function readAll<Op extends ReadOperation>(operationId: Op, query: Omit<Query<Op>, 'page' | 'limit'>) {
  type Row = Rows<AnswerOf<Op>> & WithId
  return queryOptions<Page<Row>, Error, Page<Row>, readonly [Op, { all: typeof query }]>({
    queryKey: [operationId, { all: query }] as const,
    queryFn: ({ signal }) =>
      gatherAll(async (page) =>
        toPage<Row>(
          await call(operationId, { query: { ...query, page, limit: PAGE_ROWS } } as RequestOf<Op>, { signal }),
        ),
      ),
  })
}
