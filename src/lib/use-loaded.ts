import { useEffect, useState } from 'react'

/** Loads a lazy component once it is wanted; true when it can be rendered. A load that fails is the page's error. */
export function useLoaded({ preload }: { preload: () => Promise<void> }, wanted: boolean): boolean {
  const [state, setState] = useState<{ loaded: boolean; error?: unknown }>({ loaded: false })
  useEffect(() => {
    if (!wanted) return
    preload().then(
      () => setState({ loaded: true }),
      (error: unknown) => setState({ loaded: false, error }),
    )
  }, [preload, wanted])
  if (wanted && state.error !== undefined) throw state.error
  return state.loaded
}
