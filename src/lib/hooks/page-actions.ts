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

let offered: (() => readonly PageAction[]) | undefined

/** Offers the actions of this page as long as it is there; `actions` is asked whenever the palette opens. */
export function useOffersPageActions(actions: () => readonly PageAction[]) {
  const now = useLatest(actions)
  useEffect(() => {
    const mine = () => now.current()
    offered = mine
    return () => {
      if (offered === mine) offered = undefined
    }
  }, [now])
}

export function pageActions(): readonly PageAction[] {
  return offered?.() ?? []
}
