import { queryOptions } from '@tanstack/react-query'
import { createTurns } from '#src/lib/data/turns.ts'
import { call, type AnswerOf, type RequestOf } from './client.ts'
import type { ReadOperation } from './query.ts'

/** How many of these reads are under way at once, over the whole page. */
const READS_AT_ONCE = 6

/** For work that is many calls, each in its turn, too. */
export const turns = createTurns(READS_AT_ONCE)

/** A call of the contract when it is its turn; whoever aborts it before leaves the line. */
function callInTurn<Op extends ReadOperation>(
  operationId: Op,
  request: RequestOf<Op>,
  signal: AbortSignal,
): Promise<AnswerOf<Op>> {
  return turns.run(() => call(operationId, request, { signal }), signal)
}

/**
 * A read of which a screen needs many, such as the detail of each card in sight: it waits for its turn, and leaves the
 * line when nobody wants it any more. `version` tells answers apart that differ although the same is asked.
 */
export function readInTurn<Op extends ReadOperation>(operationId: Op, request: RequestOf<Op>, version?: string) {
  return queryOptions<AnswerOf<Op>, Error, AnswerOf<Op>, readonly [Op, RequestOf<Op>, { version: string | undefined }]>(
    {
      queryKey: [operationId, request, { version }] as const,
      queryFn: ({ signal }) => callInTurn(operationId, request, signal),
    },
  )
}

type Ask = <Op extends ReadOperation>(operationId: Op, request: RequestOf<Op>) => Promise<AnswerOf<Op>>

/**
 * What several calls, each in turn, say of one thing, as one read. It loads again with what `operationId` reads;
 * `about` tells it from that, and what it is of.
 */
export function readSeveralInTurn<Answer>(
  operationId: ReadOperation,
  about: Record<string, unknown>,
  load: (ask: Ask) => Promise<Answer>,
) {
  return queryOptions({
    queryKey: [operationId, about] as const,
    queryFn: ({ signal }) => load((asked, request) => callInTurn(asked, request, signal)),
  })
}

/** How many rows of a list match, as a read in turn; undefined where the server does not say. */
export function readCount<Op extends ReadOperation>(
  operationId: Op,
  query: Omit<NonNullable<RequestOf<Op>['query']>, 'page' | 'limit'>,
) {
  return {
    ...readInTurn(operationId, { query: { ...query, page: 0, limit: 1 } } as unknown as RequestOf<Op>),
    select: (answer: AnswerOf<Op>) => (answer as { total?: number }).total,
  }
}
