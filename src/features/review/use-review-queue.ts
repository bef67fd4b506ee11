import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { waitingQueries } from '#src/api/review.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { heldCodes } from '#src/domain/permissions.ts'
import { reviewableKinds } from '#src/domain/review.ts'
import type { refetchAt } from './review-pace.ts'
import { makeQueue } from './review-queue.ts'

/**
 * Everything that waits for a decision of this account, from the lists that it may load; desk and menu share what is
 * loaded.
 */
export function useReviewQueue(refetchInterval: ReturnType<typeof refetchAt>) {
  const { functionIds } = useUserInfo()
  const held = useMemo(() => heldCodes(functionIds), [functionIds])
  const kinds = useMemo(() => reviewableKinds(held), [held])
  const material = useQuery({
    ...waitingQueries.material(),
    enabled: kinds.includes('material'),
    refetchInterval,
    refetchOnWindowFocus: true,
  })
  const program = useQuery({
    ...waitingQueries.program(),
    enabled: kinds.includes('program'),
    refetchInterval,
    refetchOnWindowFocus: true,
  })

  const client = useQueryClient()
  const queries = kinds.map((kind) => (kind === 'material' ? material : program))
  const queue = useMemo(
    () =>
      makeQueue(
        {
          material: kinds.includes('material') ? material.data?.rows : [],
          program: kinds.includes('program') ? program.data?.rows : [],
        },
        held,
      ),
    [kinds, material.data, program.data, held],
  )
  return {
    /** What can be looked through at all. */
    kinds,
    queue,
    /** Whether every list has come. */
    loaded: queries.every(({ data }) => data !== undefined),
    loading: queries.some(({ isFetching }) => isFetching),
    /** Of the list that failed; the other one's items are in the queue all the same. */
    error: queries.find(({ error }) => error !== null)?.error ?? undefined,
    /** The list that failed and has never come. */
    missing: kinds.find((_kind, index) => queries[index]?.error && queries[index].data === undefined),
    /** Whether there is more than was loaded. */
    more: queries.some(({ data }) => data !== undefined && data.total > data.rows.length),
    /** When each list was loaded. */
    listedAt: { material: material.dataUpdatedAt, program: program.dataUpdatedAt },
    updatedAt: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    /** What waits by what has just been loaded, before the page shows it. */
    fresh: () =>
      makeQueue(
        {
          material: client.getQueryData(waitingQueries.material().queryKey)?.rows,
          program: client.getQueryData(waitingQueries.program().queryKey)?.rows,
        },
        held,
      ),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  }
}
