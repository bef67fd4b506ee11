import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#src/api/client.ts'
import { readTotal } from '#src/api/read-total.ts'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'
import type { Program } from '#src/api/generated/types.gen.ts'

export interface Rollout {
  synced: number | undefined
  pending: number | undefined
  /** Why the last reading failed; null when it did not. */
  error: Error | null
  retry: () => void
  retrying: boolean
}

type PlayList = AnswerOf<'programPlayList'>

const refetchInterval = refetchWhilePending(({ total, data }: PlayList) => {
  const count = total ?? data.length
  return count > 0 ? [String(count)] : []
})

export function useRollout(program: Pick<Program, 'id' | 'resolutionType'> | undefined): Rollout {
  const read = (syncStatus: 0 | 1) =>
    readTotal('programPlayList', {
      programId: program?.id ?? '',
      resolutionType: program?.resolutionType,
      syncStatus,
    })
  const enabled = program !== undefined
  const pending = useQuery({ ...read(0), enabled, refetchInterval })
  // what arrives leaves the one and comes to the other
  const moving = pending.data !== undefined && pending.data > 0
  const synced = useQuery({
    ...read(1),
    enabled,
    refetchInterval: moving ? refetchInterval : false,
  })
  return {
    synced: synced.data,
    pending: pending.data,
    error: pending.error ?? synced.error,
    retry: () => {
      for (const query of [pending, synced]) if (query.error) void query.refetch()
    },
    retrying: (pending.isError && pending.isFetching) || (synced.isError && synced.isFetching),
  }
}
