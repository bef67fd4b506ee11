import { isPage } from './return-focus.ts'

/** Where something stands in the page: all that is around it, each with the number of what is in it on the way. */
export interface FocusPlace {
  element: HTMLElement
  around: readonly { parent: Element; index: number }[]
}

export function placeOf(element: HTMLElement): FocusPlace {
  const around: { parent: Element; index: number }[] = []
  // outside of these is another page, or what lies beneath
  for (let inner: Element = element; !inner.matches('main, [role=dialog], body') && inner.parentElement;) {
    const parent: Element = inner.parentElement
    around.push({ parent, index: [...parent.children].indexOf(inner) })
    inner = parent
  }
  return { element, around }
}

/** Gives the focus to what stands there, and to what comes in its place when that goes while it has it (E52). */
export function focusAt(place: FocusPlace | undefined) {
  const there =
    (place && atPlace(place)) ?? document.querySelector<HTMLElement>('[data-work]') ?? document.querySelector('main')
  there?.focus({ preventScroll: true })
  if (!there || isPage(there) || document.activeElement !== there) return
  const here = placeOf(there)
  const watch = new MutationObserver(() => {
    if (there.isConnected) return
    watch.disconnect()
    if (isPage(document.activeElement)) focusAt(here)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  // what is taken away is blurred just before it goes
  const onBlur = () => setTimeout(() => there.isConnected && watch.disconnect())
  there.addEventListener('blur', onBlur, { once: true })
}

/** The element itself if it is still in the page, else the focusable element nearest to where it was. */
function atPlace({ element, around }: FocusPlace): HTMLElement | undefined {
  if (element.isConnected && !isPage(element)) return element
  const left = around.findIndex(({ parent }) => parent.isConnected)
  for (let out = left; out >= 0 && out < around.length; out++) {
    const way = around.slice(0, out + 1).toReversed()
    const parent = way[0]?.parent
    if (!parent || isPage(parent)) continue
    const places = way.map(({ index }) => index)
    const found = nearest(parent, places)
    if (found) return found
  }
  return undefined
}

/** The first focusable element at this path of child indexes, else after it, else before it. */
function nearest(part: Element, [index = 0, ...way]: readonly number[]): HTMLElement | undefined {
  const children = [...part.children]
  const inOrder = [...children.slice(index), ...children.slice(0, index).toReversed()]
  for (const child of inOrder) {
    const found = child instanceof HTMLElement && child.matches(FOCUSABLE) ? child : nearest(child, way)
    if (found) return found
  }
  return undefined
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, textarea:enabled, [tabindex="0"]'
