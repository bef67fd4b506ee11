import { useSyncExternalStore } from 'react'

function subscribe(tell: () => void) {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** False in a background tab, in which nothing is asked that can wait. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden)
}
