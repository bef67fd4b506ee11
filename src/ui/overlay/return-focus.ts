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
    const before = focusOwner()
    return () => {
      const next = goOn()
      setTimeout(() => {
        const now = document.activeElement
        if (next?.isConnected) return next.focus({ preventScroll: true })
        if (now === null || now === document.body || now.closest('[role=dialog]') !== null) focusAgain(before)
      })
    }
  }, [opened])
}

let questions = 0
let askedFrom: { element: HTMLElement | undefined; dialog: HTMLElement | null | undefined } | undefined

/**
 * The same for questions, which are asked by a call: takes what has the focus now, and gives what is to be called when
 * the question closes. One question may follow another in its place: the last gives the focus back to what asked the
 * first, or to the dialog around that when it is gone. A dialog that follows the answer keeps the focus.
 */
export function keepFocus(): () => void {
  if (questions === 0) {
    const element = focusOwner()
    askedFrom = { element, dialog: element?.closest<HTMLElement>('[role=dialog]') }
  }
  questions += 1
  return () => {
    const closing = document.activeElement?.closest('[role=dialog]')
    setTimeout(() => {
      questions -= 1
      if (questions > 0) return
      const now = document.activeElement
      if (now !== null && now !== document.body && !closing?.contains(now)) return
      focusAgain(askedFrom?.element?.isConnected ? askedFrom.element : (askedFrom?.dialog ?? undefined))
      askedFrom = undefined
    })
  }
}

function focusOwner() {
  return [ownerOf(document.activeElement), last, lastBeneath].find((element) => element?.isConnected)
}

function focusAgain(element: HTMLElement | undefined) {
  if (element?.isConnected) element.focus({ preventScroll: true })
}

function ownerOf(element: Element | null): HTMLElement | undefined {
  const opener = element?.closest('.mantine-Menu-dropdown, .mantine-Popover-dropdown')?.getAttribute('aria-labelledby')
  const owner = opener ? document.getElementById(opener) : element
  return owner instanceof HTMLElement && owner !== document.body ? owner : undefined
}
