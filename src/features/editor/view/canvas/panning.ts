import { isDialogOpen } from '#src/lib/dom/is-dialog-open.ts'

/**
 * Lets the mouse move what `scroller` shows of the scene: by its middle button, or by the first one while Space is held
 * on the canvas, until what is returned is called.
 */
export function attachPanning(region: HTMLElement, scroller: HTMLElement): () => void {
  let spaced = false
  /** Where the scroll would be with the mouse in the corner of the page. */
  let from: { pointer: number; x: number; y: number } | undefined

  const show = () => {
    if (from) region.dataset.pan = 'moving'
    else if (spaced) region.dataset.pan = 'ready'
    else delete region.dataset.pan
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== ' ') return
    if (event.type === 'keyup') spaced = false
    else if (event.target === region && !isDialogOpen()) {
      // else the page would scroll
      event.preventDefault()
      spaced = true
    }
    show()
  }
  function onPointerDown(event: PointerEvent) {
    if (from || !(event.button === 1 || (event.button === 0 && spaced))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    from = {
      pointer: event.pointerId,
      x: scroller.scrollLeft + event.clientX,
      y: scroller.scrollTop + event.clientY,
    }
    region.setPointerCapture(event.pointerId)
    show()
  }
  function onPointerMove(event: PointerEvent) {
    if (event.pointerId !== from?.pointer) return
    event.stopImmediatePropagation()
    scroller.scrollTo({ left: from.x - event.clientX, top: from.y - event.clientY, behavior: 'instant' })
  }
  function onPointerEnd(event: PointerEvent) {
    if (event.pointerId !== from?.pointer) return
    event.stopImmediatePropagation()
    from = undefined
    show()
  }
  const onBlur = () => {
    spaced = false
    show()
  }
  // the browser's own way to scroll by the middle button
  const onMouseDown = (event: MouseEvent) => event.button === 1 && event.preventDefault()

  const ends = ['pointerup', 'pointercancel', 'lostpointercapture'] as const
  window.addEventListener('keydown', onKey)
  window.addEventListener('keyup', onKey)
  window.addEventListener('blur', onBlur)
  // before the canvas takes the press
  region.addEventListener('pointerdown', onPointerDown, true)
  region.addEventListener('pointermove', onPointerMove, true)
  for (const end of ends) region.addEventListener(end, onPointerEnd, true)
  region.addEventListener('mousedown', onMouseDown)
  return () => {
    window.removeEventListener('keydown', onKey)
    window.removeEventListener('keyup', onKey)
    window.removeEventListener('blur', onBlur)
    region.removeEventListener('pointerdown', onPointerDown, true)
    region.removeEventListener('pointermove', onPointerMove, true)
    for (const end of ends) region.removeEventListener(end, onPointerEnd, true)
    region.removeEventListener('mousedown', onMouseDown)
  }
}
