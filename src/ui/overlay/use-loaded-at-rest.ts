import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Loads what the page can do without, when the page has all that it asked for and the browser has nothing else to do.
 * True when it is there; what cannot be loaded is done without.
 */
export function useLoadedAtRest({ preload }: { preload: () => Promise<void> }): boolean {
  const [loaded, setLoaded] = useState(false)
  const [idle, setIdle] = useState(false)
  const resting = useIsResting(idle)

  useEffect(() => {
    if (idle || !resting) return
    // not in every browser
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 1000)
      return () => clearTimeout(timer)
    }
    const callback = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(callback)
  }, [idle, resting])

  useEffect(() => {
    if (!idle) return
    let gone = false
    preload().then(
      () => {
        if (!gone) setLoaded(true)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [idle, preload])

  return loaded
}

/** Whether nothing is being loaded; renders again only when that changes, and not at all once it is `known`. */
function useIsResting(known: boolean): boolean {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) =>
      known ? () => undefined : client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client, known],
  )
  return useSyncExternalStore(subscribe, () => known || client.isFetching() === 0)
}
