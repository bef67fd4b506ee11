import { useSyncExternalStore } from 'react'
import { onClockOffset, serverNow } from '#src/lib/time/server-clock.ts'

const STEP = 30_000

/** One clock for all of them. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let stopOffset: (() => void) | undefined

const tellAll = () => listeners.forEach((tell) => tell())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tellAll, STEP)
  stopOffset ??= onClockOffset(tellAll)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    stopOffset?.()
    timer = stopOffset = undefined
  }
}

function halfMinute(): number {
  return Math.floor(serverNow() / STEP) * STEP
}

/** The present at the server in milliseconds, as of the last half minute; it goes on by itself. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, halfMinute)
}
