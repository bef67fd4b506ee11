import { useEffect, useEffectEvent } from 'react'

/** What had the focus last: a menu that closes leaves it to nobody for a moment, in which a dialog may open. */
let last: HTMLElement | undefined
/**
 * The same beneath all dialogs: one that waits for data may give way to the one that shows it, and be gone with what it
 * held.
 */
let lastBeneath: HTMLElement | undefined
if (typeof document !== 'undefined') {
  // this may be loaded with the first dialog, when what opens it has the focus already
  remember(document.activeElement)
  document.addEventListener('focusin', ({ target }) => remember(target as Element))
}

function remember(element: Element | null) {
  last = ownerOf(element)
  if (last && !last.closest('[role=dialog]')) lastBeneath = last
}

/**
 * Gives the focus back to what had it when a dialog opened, also when the dialog is taken out of the page instead of
 * being closed. Where something in a menu or popover opened it, the button of that gets the focus, for what it opened
 * is gone by then. `instead` names what gets it where the dialog has made something to go on with.
 */
export function useReturnFocus(opened: boolean, instead?: () => HTMLElement | null) {
  const goOn = useEffectEvent(() => instead?.())
  useEffect(() => {
    if (!opened) return
    const before = [ownerOf(document.activeElement), last, lastBeneath].find((element) => element?.isConnected)
    return () => {
      const next = goOn()
      setTimeout(() => {
        const now = document.activeElement
        if (next?.isConnected) return next.focus({ preventScroll: true })
        if (before?.isConnected && (now === null || now === document.body || now.closest('[role=dialog]') !== null)) {
          before.focus({ preventScroll: true })
        }
      })
    }
  }, [opened])
}

function ownerOf(element: Element | null): HTMLElement | undefined {
  const opener = element?.closest('.mantine-Menu-dropdown, .mantine-Popover-dropdown')?.getAttribute('aria-labelledby')
  const owner = opener ? document.getElementById(opener) : element
  return owner instanceof HTMLElement && owner !== document.body ? owner : undefined
}
