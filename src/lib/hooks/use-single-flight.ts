import { useRef, useState } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * Wraps an asynchronous action so that calls made while it runs are dropped. A busy button is not enough: the second
 * click of a double click comes before the button has rendered as busy. What it answers never changes.
 */
export function useSingleFlight<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const busy = useRef(false)
  const latest = useLatest(action)
  const [run] = useState(() => async (...args: Args) => {
    if (busy.current) return
    busy.current = true
    try {
      await latest.current(...args)
    } finally {
      busy.current = false
    }
  })
  return run
}
