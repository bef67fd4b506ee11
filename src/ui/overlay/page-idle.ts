import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#src/lib/dom/when-idle.ts'

/** How long nobody has touched anything before code is loaded that may never be asked for, in milliseconds. */
const UNTOUCHED_MS = 2000

const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'scroll'] as const

/** Does the work once nothing is being loaded and the browser is idle; gives what calls it off. */
export function whenPageIdle(client: QueryClient, work: () => void): () => void {
  let cancel: (() => void) | undefined
  const look = () => {
    if (client.isFetching() > 0) {
      cancel?.()
      cancel = undefined
    } else {
      cancel ??= whenIdle(() => {
        unsubscribe()
        work()
      })
    }
  }
  const unsubscribe = client.getQueryCache().subscribe(look)
  look()
  return () => {
    unsubscribe()
    cancel?.()
  }
}

/**
 * Does the work when nobody has used the page for a while, for running new code would hold up the answer to an input;
 * gives what calls it off.
 */
export function whenPageUnused(work: () => void): () => void {
  let timer = setTimeout(done, UNTOUCHED_MS)
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(done, UNTOUCHED_MS)
  }
  const stop = () => {
    clearTimeout(timer)
    for (const input of INPUTS) window.removeEventListener(input, wait, { capture: true })
  }
  for (const input of INPUTS) window.addEventListener(input, wait, { capture: true, passive: true })
  function done() {
    stop()
    work()
  }
  return stop
}
