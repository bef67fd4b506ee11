import { useEffect } from 'react'
import { useLatest } from './use-latest.ts'

/** What can be done on the page on the screen, for the palette of the console. */
export interface PageAction {
  id: string
  title: string
  /** Where it belongs, shown beside it. */
  place?: string
  run: () => void
}

const offers = new Set<() => readonly PageAction[]>()

/** Offers actions as long as what does them is on the screen; `actions` is asked whenever the palette opens. */
export function useOffersPageActions(actions: () => readonly PageAction[]) {
  const now = useLatest(actions)
  useEffect(() => {
    const mine = () => now.current()
    offers.add(mine)
    return () => void offers.delete(mine)
  }, [now])
}

export const pageActions = (): readonly PageAction[] => [...offers].flatMap((offered) => offered())
