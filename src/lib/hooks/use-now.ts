import { useSyncExternalStore } from 'react'

const STEP = 30_000

/** One clock for all of them. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), STEP)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}

function halfMinute(): number {
  return Math.floor(Date.now() / STEP) * STEP
}

/** The present in milliseconds, as of the last half minute; it goes on by itself. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, halfMinute)
}
