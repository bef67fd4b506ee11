import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'

/** Code that is fetched by `preload`, such as a `lazyComponent`. */
interface Preloadable {
  preload: () => Promise<void>
}

/**
 * Loads what the page can do without, when the page has all that it asked for and the browser has nothing else to do.
 * True when it is there; what cannot be loaded is done without.
 */
export function useLoadedAtRest({ preload }: Preloadable): boolean {
  const [loaded, setLoaded] = useState(false)
  const client = useQueryClient()

  useEffect(() => {
    let gone = false
    const callOff = whenAtRest(client, () => {
      preload().then(
        () => gone || startTransition(() => setLoaded(true)),
        () => undefined,
      )
    })
    return () => {
      gone = true
      callOff()
    }
  }, [client, preload])

  return loaded
}

/**
 * Loads what is opened over a page again and again as soon as the page is at rest, so that the first press is answered
 * at once; with `allowed` false not at all. What does not come is asked for when it is wanted.
 */
export function useWarmedAtRest({ preload }: Preloadable, allowed = true) {
  const client = useQueryClient()
  useEffect(() => {
    if (!allowed) return
    return whenAtRest(client, () => {
      preload().catch(() => undefined)
    })
  }, [client, preload, allowed])
}

/** Does the work once nothing is being loaded and the browser is idle; gives what calls it off. */
function whenAtRest(client: QueryClient, work: () => void): () => void {
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

function whenIdle(work: () => void): () => void {
  // not in every browser
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(work)
  return () => cancelIdleCallback(callback)
}
