import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { onceAnswered, whenPageIdle, whenPageUnused } from './page-idle.ts'

/** Code that is fetched by `preload`, such as a `lazyComponent`. */
interface Preloadable {
  preload: () => Promise<void>
}

/**
 * Loads what the page can do without, when the page has all that it asked for and the browser has nothing else to do.
 * True when it is there; where it does not come it is done without, until something else has come.
 */
export function useLoadWhenIdle(part: Preloadable | undefined): boolean {
  const preload = part?.preload
  const [loaded, setLoaded] = useState(false)
  const client = useQueryClient()

  useEffect(() => {
    if (!preload) return
    let gone = false
    let callOff: () => void
    const load = () => {
      callOff = whenPageIdle(client, () => {
        preload().then(
          () => gone || startTransition(() => setLoaded(true)),
          () => {
            if (!gone) callOff = onceAnswered(client, load)
          },
        )
      })
    }
    load()
    return () => {
      gone = true
      callOff()
    }
  }, [client, preload])

  return loaded
}

/**
 * Loads what is opened over a page again and again when the page is at rest and nobody uses it, so that what opens is
 * there when it is first asked for; with `allowed` false not at all. What does not come is asked for when it is wanted.
 */
export function usePreloadWhenIdle({ preload }: Preloadable, allowed = true) {
  const client = useQueryClient()
  useEffect(() => {
    if (!allowed) return
    return whenPageUnused(client, () => void preload().catch(() => undefined))
  }, [client, preload, allowed])
}
