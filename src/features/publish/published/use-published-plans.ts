import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { readInTurn } from '#src/api/read-in-turn.ts'
import { distinctPlans } from '#src/domain/publication-change.ts'
import { toPlayQuery, type PublishedProgram } from './play-request.ts'
import { PUBLISHED_DEVICES_SIZES, type PublishedDevicesFilters } from './published-devices-search.ts'

/** Terminals a call: the largest page that is documented (2§9). */
const PAGE = PUBLISHED_DEVICES_SIZES[3]
/** How many pages are read before it is asked for more. */
const PAGES = 10

/** The plans of all terminals of an ad that match the filters, by pages, a few at once. */
export function usePublishedPlans(program: PublishedProgram, filters: PublishedDevicesFilters) {
  const [wanted, setWanted] = useState(PAGES)
  const query = toPlayQuery(program, filters)
  const page = (number: number) => readInTurn('programPlayList', { query: { ...query, page: number, limit: PAGE } })
  const first = useQuery(page(0))
  const length = first.data?.data.length ?? 0
  const total = Math.max(first.data?.total ?? 0, length)
  // a server may give fewer rows than it was asked for
  const pages = length === 0 ? 1 : Math.ceil(total / length)
  const others = useQueries({
    queries: Array.from({ length: Math.min(pages, wanted) - 1 }, (_, index) => page(index + 1)),
    combine: (results) => ({
      data: results.map(({ data }) => data),
      failed: results.filter(({ isError }) => isError),
      loading: results.some(({ isPending, isError }) => isPending && !isError),
      fetching: results.some(({ isFetching }) => isFetching),
      refetch: () => results.forEach(({ refetch }) => void refetch()),
    }),
  })
  const { plans, known, unknown } = useMemo(() => {
    // a terminal that has moved between pages counts once
    const rows = new Map<string, PublishedDevice>()
    for (const answer of [first.data, ...others.data])
      for (const row of answer?.data ?? []) rows.set(String(row.deviceId), row)
    const all = [...rows.values()]
    return {
      plans: distinctPlans(all.filter(({ schedules }) => schedules !== undefined)),
      known: all.length,
      unknown: all.filter(({ schedules }) => schedules === undefined).length,
    }
  }, [first.data, others.data])
  const failed = [...(first.isError ? [first] : []), ...others.failed]
  return {
    plans,
    /** How many terminals were read, those of them without a plan in the answer, and how many there are. */
    known,
    unknown,
    total,
    loaded: first.data !== undefined,
    updatedAt: first.dataUpdatedAt,
    loading: first.isFetching || others.fetching,
    /** Pages are on their way for the first time. */
    reading: others.loading,
    /** Why something was not read. */
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    refetch: () => {
      void first.refetch()
      others.refetch()
    },
    /** There are pages that nobody has asked for. */
    more: pages > wanted,
    readOn: () => setWanted((before) => before + PAGES),
    /** Gives up the pages from the first that has not come. */
    stop: () => {
      const missing = others.data.indexOf(undefined)
      if (missing >= 0) setWanted(1 + missing)
    },
  }
}
