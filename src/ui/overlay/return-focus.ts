import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FocusPlace } from './focus-place.ts'
import { loadedOverlays, withOverlays } from './overlay-code.ts'

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
  const owner = ownerOf(element)
  if (!owner) return
  last = owner
  if (!last.closest('[role=dialog]')) lastBeneath = last
}

/**
 * Gives the focus back to what had it when a dialog opened, also when the dialog is taken out of the page instead of
 * being closed. Where something in a menu or popover opened it, the button of that gets the focus, for what it opened
 * is gone by then. What has gone meanwhile leaves it to what stands in its place, or to where one works on the page
 * (`data-work`). `instead` names what gets it where the dialog has made something to go on with.
 */
export function useReturnFocus(opened: boolean, instead?: () => HTMLElement | null) {
  const goOn = useEffectEvent(() => instead?.())
  const isFree = useRef<() => boolean>(() => true)
  // before anything that comes in its place takes the focus
  useLayoutEffect(() => {
    if (opened) return () => void (isFree.current = freeOnce())
  }, [opened])
  useEffect(() => {
    if (!opened) return
    const before = focusOwner()
    return () => {
      const next = goOn()
      setTimeout(() => {
        if (next?.isConnected) next.focus({ preventScroll: true })
        else focusAgain(before, isFree.current)
      })
    }
  }, [opened])
}

/** What has the focus, and where it is, as far as the code for that has come. */
interface Owner {
  element: HTMLElement | undefined
  place: FocusPlace | undefined
}

/** Questions that follow one another, and what asked the first of them. */
interface Asking extends Owner {
  dialog: HTMLElement | null | undefined
  open: number
}

let asking: Asking | undefined

/**
 * The same for questions, which are asked by a call: takes what has the focus now, and gives what is to be called when
 * the question closes. One question may follow another in its place: the last gives the focus back to what asked the
 * first. A dialog that follows the answer keeps the focus, and one that went with it gives it back by itself.
 */
export function keepFocus(): () => void {
  // a question that left the page together with what had asked it is never closed, and has nothing to give back to
  if (!asking?.element?.isConnected && !asking?.dialog?.isConnected) {
    const owner = focusOwner()
    asking = { ...owner, dialog: owner.element?.closest<HTMLElement>('[role=dialog]'), open: 0 }
  }
  const asked = asking
  asked.open += 1
  return () => {
    const isFree = freeOnce()
    setTimeout(() => {
      asked.open -= 1
      if (asked.open > 0) return
      if (asking === asked) asking = undefined
      if (asked.dialog?.isConnected !== false) focusAgain(asked, isFree)
    })
  }
}

/** Whether what has the focus is the page, and no part of it. */
export function isPage(element: Element | null): boolean {
  return element === null || element.matches('body, main')
}

function focusOwner(): Owner {
  const element = [ownerOf(document.activeElement), last, lastBeneath].find((element) => element?.isConnected)
  return { element, place: element && loadedOverlays()?.placeOf(element) }
}

/** Called when a dialog closes; whether the focus is free then: with the page, or in that dialog while it fades. */
function freeOnce(): () => boolean {
  const closing = document.activeElement?.closest('[role=dialog]')
  return () => isPage(document.activeElement) || closing?.contains(document.activeElement) === true
}

/** Another dialog may have been opened, and be typed in, by when the code has come. */
function focusAgain({ element, place }: Owner, isFree: () => boolean) {
  withOverlays(isFree, (code) => {
    if (code) code.focusAt(place ?? (element && code.placeOf(element)))
    else element?.focus({ preventScroll: true })
  })
}

function ownerOf(element: Element | null): HTMLElement | undefined {
  const label = element?.closest('[role=menu], [role=dialog]')?.getAttribute('aria-labelledby')
  const opener = label && document.getElementById(label)
  const isOpener = opener && opener.ariaHasPopup
  // no button opens the menu of the right mouse button: what had the focus before it is still what is worked with
  if (!isOpener && element?.closest('[role=menu]')) return undefined
  // a dialog is named by its title, and opened by nothing
  const owner = isOpener ? opener : element
  return owner instanceof HTMLElement && owner !== document.body ? owner : undefined
}
