import { useEffect, useEffectEvent, useState } from 'react'
import { pageWaitsFor } from './page-idle.ts'

/**
 * Loads a lazy part of a page once it is wanted; true when it can be rendered. When it does not come, the page stays as
 * it is, with all that was done on it: a dialog offers another try, or to load the page anew, which opens what the
 * address names. Without either, `onGiveUp` takes the wish back.
 */
export function useLazyComponent(
  { preload }: { preload: () => Promise<void> },
  wanted: boolean,
  onGiveUp?: () => void,
): boolean {
  const [loaded, setLoaded] = useState(false)
  const giveUp = useEffectEvent(() => onGiveUp?.())
  useEffect(() => {
    if (!wanted) return
    const page = new AbortController()
    async function load() {
      try {
        const code = preload()
        pageWaitsFor(code)
        await code
        return true
      } catch {
        // there with the shell already; the first page need not load what asks
        const { confirmAnotherTry } = await import('./confirm.tsx')
        return !page.signal.aborted && confirmAnotherTry(preload, page.signal)
      }
    }
    void load().then((there) => {
      if (page.signal.aborted) return
      if (there) setLoaded(true)
      else giveUp()
    })
    return () => page.abort()
  }, [preload, wanted])
  return loaded
}
