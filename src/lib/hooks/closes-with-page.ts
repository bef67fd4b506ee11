import { useEffect, useEffectEvent } from 'react'
import { thisPage } from './this-page.ts'

/** How many menus and dialogs of the frame (header, menu, strip) are open. */
let openOfFrame = 0

/** Whether a menu or a dialog of the frame is open, which keeps the focus when a page arrives. */
export const isOpenOverPage = () => openOfFrame > 0

/** Calls `left` when the page is left; what is `ofFrame` stays when a page comes that was on its way. */
function followPage(ofFrame: boolean, left: () => void): () => void {
  const following = new AbortController()
  function follow() {
    const signal = thisPage()
    const onLeave = () => (ofFrame && signal.reason === 'arrival' ? follow() : left())
    signal.addEventListener('abort', onLeave, { signal: following.signal })
  }
  follow()
  if (ofFrame) openOfFrame += 1
  return () => {
    following.abort()
    if (ofFrame) openOfFrame -= 1
  }
}

/** As `thisPage`, for a question of the frame; of use until its `release`. */
export function thisFrame() {
  const left = new AbortController()
  return { signal: left.signal, release: followPage(true, () => left.abort()) }
}

/**
 * Closes what is open over a page with it, without a question: who leaves has been asked. What is `ofFrame` stands over
 * the next page from when that is on its way, and stays when it comes; all else goes with the page that it stands in.
 */
export function useClosesWithPage(opened: boolean, close: () => void, ofFrame = false) {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (opened) return followPage(ofFrame, () => closeNow())
    return undefined
  }, [opened, ofFrame])
}
