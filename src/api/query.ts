import { QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import type { AnswerOf, RequestOf } from './client.ts'
import { retryDelayOf } from './errors.ts'
import { isRefused, isResultUnknown } from '#src/lib/errors/user-error.ts'
import type { OperationId } from './generated/operations.gen.ts'

export type ReadOperation =
  | Extract<
      OperationId,
      `${string}${'List' | 'Get' | 'Info' | 'Tree' | 'Report' | 'History' | 'Page' | 'Leaf' | 'Log'}`
    >
  | Extract<OperationId, `stat${string}`>

/** The one query client, with the rules of the house: a read is tried twice at most, a write once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // offline is an error with a retry, not a wait without end; it resumes when the network is back
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && retryDelayOf(error) !== undefined && navigator.onLine,
        retryDelay: (_failures, error) => retryDelayOf(error) ?? 0,
      },
      // with the default a write made offline would be sent minutes later, on reconnect
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** A read of the contract as query options: its key is the operation and what is sent, nothing typed by hand. */
export function read<Op extends ReadOperation>(operationId: Op, request: RequestOf<Op>) {
  return queryOptions<AnswerOf<Op>, Error, AnswerOf<Op>, readonly [Op, RequestOf<Op>]>({
    queryKey: [operationId, request] as const,
    queryFn: ({ signal }) => call(operationId, request, { signal }),
  })
}

/** The area of an operation: its first word, such as `device` of `deviceGroupList`. */
function areaOf(operationId: string): string {
  return /^[a-z]+/.exec(operationId)?.[0] ?? operationId
}

/** Reads of another area that a write changes too. */
const alsoChanged: Partial<Record<OperationId, readonly ReadOperation[]>> = {
  programPlay: ['devicePlayList', 'playRecordList'],
  devicePlayStop: ['playRecordList'],
  // it may be the role of whoever changes it
  roleUpdate: ['userInfo'],
  orderReview: ['devicePlayList', 'programPlayList', 'playRecordList'],
  orderStop: ['devicePlayList', 'programPlayList', 'playRecordList'],
}

export function reloadArea(client: QueryClient, operationId: OperationId): Promise<void> {
  const area = areaOf(operationId)
  const others: readonly unknown[] = alsoChanged[operationId] ?? []
  return client.invalidateQueries({
    predicate: ({ queryKey: [read] }) => areaOf(String(read)) === area || others.includes(read),
  })
}

/**
 * A write of the contract. When it succeeds, when its result is unknown and when the server refuses it, every read of
 * its area loads again. It is done only when the lists are, so that nothing is decided on old rows; a refusal is said
 * at once.
 */
export function useWrite<Op extends OperationId>(operationId: Op) {
  const client = useQueryClient()
  return useMutation<AnswerOf<Op>, Error, RequestOf<Op>>({
    mutationKey: [operationId],
    mutationFn: (request) => call(operationId, request),
    onSettled: async (_answer, error) => {
      if (!error || isResultUnknown(error)) await reloadArea(client, operationId)
      // a record may have gone or changed meanwhile; nobody waits to read why not (N7)
      else if (isRefused(error)) void reloadArea(client, operationId)
    },
  })
}
