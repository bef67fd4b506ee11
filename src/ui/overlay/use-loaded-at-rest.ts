import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { whenAtRest, whenUntouched } from './at-rest.ts'

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
 * Loads what is opened over a page again and again when the page is at rest and nobody uses it, so that what opens is
 * there when it is first asked for; with `allowed` false not at all. What does not come is asked for when it is wanted.
 */
export function useWarmedAtRest({ preload }: Preloadable, allowed = true) {
  const client = useQueryClient()
  useEffect(() => {
    if (!allowed) return
    let cancel: (() => void) | undefined
    const callOff = whenAtRest(client, () => {
      cancel = whenUntouched(() => void preload().catch(() => undefined))
    })
    return () => {
      callOff()
      cancel?.()
    }
  }, [client, preload, allowed])
}
