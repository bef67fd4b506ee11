import type { PointerPlace } from './edge-scroll.ts'

/**
 * What two fingers did since they were last heard of: their middle went from one place to another, apart by `factor`.
 */
export interface Pinch {
  readonly factor: number
  readonly from: PointerPlace
  readonly to: PointerPlace
}

/**
 * Listens to two fingers on a part of the page, until what is returned is called. What the first one began is given up
 * as soon as there are two.
 */
export function attachPinching(region: HTMLElement, onPinch: (pinch: Pinch) => void): () => void {
  const fingers = new Map<number, PointerPlace>()
  /** What has taken a finger for a press. */
  const holders = new Map<number, Element>()

  function onPointerDown(event: PointerEvent) {
    if (event.pointerType !== 'touch') return
    const [first] = fingers.keys()
    fingers.set(event.pointerId, event)
    if (first === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    holders.get(first)?.releasePointerCapture(first)
  }
  const onHeld = ({ pointerId, target }: PointerEvent) => {
    if (fingers.has(pointerId) && target instanceof Element) holders.set(pointerId, target)
  }
  function onPointerMove(event: PointerEvent) {
    const before = fingers.get(event.pointerId)
    if (!before || fingers.size < 2) return
    event.stopImmediatePropagation()
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, event)
    if (other && fingers.size === 2)
      onPinch({
        factor: distance(event, other) / Math.max(1, distance(before, other)),
        from: middle(before, other),
        to: middle(event, other),
      })
  }
  function onPointerEnd({ pointerId }: PointerEvent) {
    fingers.delete(pointerId)
    holders.delete(pointerId)
  }

  // before the canvas takes the press
  region.addEventListener('pointerdown', onPointerDown, true)
  region.addEventListener('pointermove', onPointerMove, true)
  region.addEventListener('gotpointercapture', onHeld)
  window.addEventListener('pointerup', onPointerEnd, true)
  window.addEventListener('pointercancel', onPointerEnd, true)
  return () => {
    region.removeEventListener('pointerdown', onPointerDown, true)
    region.removeEventListener('pointermove', onPointerMove, true)
    region.removeEventListener('gotpointercapture', onHeld)
    window.removeEventListener('pointerup', onPointerEnd, true)
    window.removeEventListener('pointercancel', onPointerEnd, true)
  }
}

function distance(one: PointerPlace, other: PointerPlace): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

function middle(one: PointerPlace, other: PointerPlace): PointerPlace {
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
}
