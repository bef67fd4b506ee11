import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back with the milliseconds since the last frame, as long as `running`. Stands still in a tab that is not seen.
 */
export function useFrames(running: boolean, onFrame: (passed: number) => void) {
  const pass = useEffectEvent(onFrame)
  useEffect(() => {
    if (!running) return undefined
    let last: number | undefined
    let request = requestAnimationFrame(function frame(now) {
      pass(last === undefined ? 0 : now - last)
      last = now
      request = requestAnimationFrame(frame)
    })
    return () => cancelAnimationFrame(request)
  }, [running])
}
