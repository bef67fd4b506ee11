import { hashKey, useQueryClient, type QueryKey, type QueryState } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { NetworkPlanRead } from './network-plan.ts'

/** The plan of the network; apart from the code that reads it, which few pages need. */
export const PLAN_KEY = ['networkPlan'] as const

export function usePlanThatWasRead(): QueryState<NetworkPlanRead> | undefined {
  return useWhatWasRead<NetworkPlanRead>(PLAN_KEY)
}

/**
 * A large read as another page has made it, and when; undefined until one has. It asks for nothing, and is no reader
 * itself: the last one ends the reading when it leaves.
 */
export function useWhatWasRead<Data>(key: QueryKey): QueryState<Data> | undefined {
  const client = useQueryClient()
  const [follow] = useState(() => (onChange: () => void) => {
    const hash = hashKey(key)
    // queries are added while pages are drawn, when nothing else may be
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (query.queryHash === hash && (type === 'updated' || type === 'removed')) onChange()
    })
  })
  const read = () => {
    const state = client.getQueryState<Data>(key)
    // one that is only begun is begun while a page is drawn, when nothing else may be
    return state?.data && state
  }
  return useSyncExternalStore(follow, read, read)
}
