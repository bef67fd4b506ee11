import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Loads what the page can do without, when the page has all that it asked for and the browser has nothing else to do.
 * True when it is there; what cannot be loaded is done without.
 */
export function useLoadedAtRest({ preload }: { preload: () => Promise<void> }): boolean {
  const [loaded, setLoaded] = useState(false)
  const [idle, setIdle] = useState(false)
  const resting = useIsFetching() === 0

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
