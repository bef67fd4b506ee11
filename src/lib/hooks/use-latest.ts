import { useInsertionEffect, useRef, type RefObject } from 'react'

/**
 * The value of the last render that came to the page, for handlers that never change. An effect takes
 * `useEffectEvent` instead.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  // before the layout effects, which may read it already
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
