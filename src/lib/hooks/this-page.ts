import { useEffect, useEffectEvent } from 'react'

/*
 * What is open over a page belongs to it: menus, dialogs, questions. It closes when the page is left, by another page
 * or by a move in the history of the browser (N20). What stands in the address, such as a preview, follows that.
 */

let page = new AbortController()

/**
 * Aborted when the page that is shown now is left. What asks something after a wait takes it before, so that it asks
 * nothing over another page.
 */
export const thisPage = (): AbortSignal => page.signal

export function leaveThisPage() {
  const left = page
  page = new AbortController()
  left.abort()
}

/** Closes what is open over a page with it, without a question: who leaves has been asked. */
export function useClosesWithPage(opened: boolean, close: () => void) {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!opened) return
    const signal = thisPage()
    const onLeave = () => closeNow()
    signal.addEventListener('abort', onLeave)
    return () => signal.removeEventListener('abort', onLeave)
  }, [opened])
}
