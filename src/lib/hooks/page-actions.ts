import { useEffect } from 'react'
import { createCell, useCell } from '../data/cell.ts'
import { useLatest } from './use-latest.ts'

/** What can be done on the page on the screen, for the palette of the console. */
export interface PageAction {
  id: string
  title: string
  /** Where it belongs, shown beside it. */
  place?: string
  run: () => void
}

type Offer = () => readonly PageAction[]

const offers = createCell<readonly Offer[]>([])

/** Offers actions as long as what does them is on the screen; `actions` is asked whenever the palette is drawn. */
export function useOffersPageActions(actions: () => readonly PageAction[]) {
  const now = useLatest(actions)
  useEffect(() => {
    const mine = () => now.current()
    offers.set([...offers.get(), mine])
    return () => offers.set(offers.get().filter((offer) => offer !== mine))
  }, [now])
}

/** Also those of what comes while the palette is open. */
export const usePageActions = (): readonly PageAction[] => useCell(offers).flatMap((offered) => offered())
