import { useQueryClient, type QueryState } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { NetworkPlanRead } from './network-plan.ts'

/** The plan of the network; apart from the code that reads it, which few pages need. */
export const PLAN_KEY = ['networkPlan'] as const

/**
 * The plan as another page has read it, and when; undefined until one has. It asks for nothing, and is no reader
 * itself: the last one ends the reading when it leaves.
 */
export function usePlanThatWasRead(): QueryState<NetworkPlanRead> | undefined {
  const client = useQueryClient()
  const [follow] = useState(() => (onChange: () => void) => client.getQueryCache().subscribe(onChange))
  return useSyncExternalStore(follow, () => {
    const state = client.getQueryState<NetworkPlanRead>(PLAN_KEY)
    // one that is only begun is begun while a page is drawn, when nothing else may be
    return state?.data && state
  })
}
