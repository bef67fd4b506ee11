import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#src/lib/dom/when-idle.ts'

/** How long nobody has touched anything before code is loaded that may never be asked for, in milliseconds. */
const UNTOUCHED_MS = 2000

const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'scroll'] as const

/** Code without which the page is not whole, and who wants to know that it has come. */
const awaited = new Set<Promise<void>>()
const looks = new Set<() => void>()

/** Has all else that could be loaded wait for this code, as it does for answers. */
export function pageWaitsFor(code: Promise<void>) {
  awaited.add(code)
  const lookAgain = () => looks.forEach((look) => look())
  const end = () => {
    awaited.delete(code)
    lookAgain()
  }
  code.then(end, end)
  lookAgain()
}

const isLoading = (client: QueryClient) => client.isFetching() > 0 || awaited.size > 0

/** Does the work once nothing is being loaded and the browser is idle; gives what calls it off. */
export function whenPageIdle(client: QueryClient, work: () => void): () => void {
  let cancel: (() => void) | undefined
  const look = () => {
    if (isLoading(client)) {
      cancel?.()
      cancel = undefined
    } else {
      cancel ??= whenIdle(() => {
        stop()
        work()
      })
    }
  }
  const unsubscribe = client.getQueryCache().subscribe(look)
  looks.add(look)
  const stop = () => {
    unsubscribe()
    looks.delete(look)
  }
  look()
  return () => {
    stop()
    cancel?.()
  }
}

/** Does the work when the server has answered something next; gives what calls it off. */
export function onceAnswered(client: QueryClient, work: () => void): () => void {
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    stop()
    work()
  })
  return stop
}

/**
 * Does the work when nobody has used the page for a while and nothing is being loaded, for running new code would hold
 * up the answer to an input, and fetching it an answer of the server; gives what calls it off.
 */
export function whenPageUnused(client: QueryClient, work: () => void): () => void {
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
    if (isLoading(client)) return wait()
    stop()
    work()
  }
  return stop
}
