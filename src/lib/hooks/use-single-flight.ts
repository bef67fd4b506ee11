import { useCallback, useRef } from 'react'

/**
 * Wraps an asynchronous action so that calls made while it runs are dropped. A busy button is not enough: the second
 * click of a double click comes before the button has rendered as busy.
 */
export function useSingleFlight<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const busy = useRef(false)
  const latest = useRef(action)
  latest.current = action
  return useCallback(async (...args) => {
    if (busy.current) return
    busy.current = true
    try {
      await latest.current(...args)
    } finally {
      busy.current = false
    }
  }, [])
}
