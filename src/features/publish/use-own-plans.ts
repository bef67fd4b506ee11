import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { readAll, readPage } from '#src/api/paging.ts'
import type { KnownPlans } from '#src/domain/publication-change.ts'
import { toPlayQuery, type PublishedProgram } from './published/play-request.ts'
import { PUBLISHED_DEVICES_SIZES } from './published/published-devices-search.ts'

export interface OwnPlans extends KnownPlans<PublishedDevice> {
  /** On how many terminals it is; undefined while nobody knows. */
  total: number | undefined
  /** What is known of it is no older than whoever asks. */
  fresh: boolean
  loading: boolean
  error: Error | null
  retry: () => void
}

/** The largest page that is documented (2§9). */
const PAGE = PUBLISHED_DEVICES_SIZES[3]

/**
 * The plans that an ad has on terminals: publishing it there again takes their place. Of an ad on few terminals one
 * call says all; of others the rest comes after it.
 */
export function useOwnPlans(program: PublishedProgram | undefined): OwnPlans {
  const query = toPlayQuery({ id: program?.id ?? '', resolutionType: program?.resolutionType }, {})
  const first = useQuery({
    ...readPage('programPlayList', { query: { page: 0, limit: PAGE, ...query } }),
    enabled: program !== undefined,
    // what begins with a plan must not begin with one that has been stopped since
    staleTime: 0,
  })
  const more = first.data !== undefined && first.data.total > first.data.rows.length
  const all = useQuery({
    ...readAll('programPlayList', query),
    enabled: program !== undefined && more,
    staleTime: 0,
  })
  const rest = all.isFetchedAfterMount ? all.data : undefined
  const rows = rest ?? first.data?.rows
  const plans = useMemo(() => new Map((rows ?? []).map((row) => [String(row.deviceId), row])), [rows])
  const failed = [first, all].filter(({ error }) => error !== null)
  return {
    plans,
    complete: failed.length === 0 && (more ? rest : first.data) !== undefined,
    fresh: first.isFetchedAfterMount,
    total: first.data?.total,
    loading: program !== undefined && (first.isPending || (more && rest === undefined)) && failed.length === 0,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
