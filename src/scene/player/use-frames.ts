import { useEffect, useRef } from 'react'

/**
 * Calls back with the milliseconds since the last frame, as long as `running`. Stands still in a tab that is not seen.
 */
export function useFrames(running: boolean, onFrame: (passed: number) => void) {
  const latest = useRef(onFrame)
  latest.current = onFrame
  useEffect(() => {
    if (!running) return undefined
    let last: number | undefined
    let request = requestAnimationFrame(function frame(now) {
      latest.current(last === undefined ? 0 : now - last)
      last = now
      request = requestAnimationFrame(frame)
    })
    return () => cancelAnimationFrame(request)
  }, [running])
}
