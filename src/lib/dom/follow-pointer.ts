export interface PointerFollower {
  /** Where the pointer is, px in the window: at each move, and at each frame for which `onFrame` asks. */
  onMove: (point: { x: number; y: number }) => void
  /** Each frame while it moves; true asks for `onMove`, because something has scrolled below the pointer. */
  onFrame: (point: { x: number; y: number }) => boolean
  /**
   * Put down, or cancelled: by Escape, a lost pointer, a window that loses the focus, or the caller. Not called after a
   * mere click.
   */
  onEnd: (done: boolean) => void
}

/** Moves of less than this are a click, px. */
const DRAG_THRESHOLD_PX = 5

/** Follows the pointer of a press until its release, which is then no click; answers how to cancel. */
export function followPointer(
  { pointerId, clientX, clientY }: { pointerId: number; clientX: number; clientY: number },
  { onMove, onFrame, onEnd }: PointerFollower,
): () => void {
  const ended = new AbortController()
  let point = { x: clientX, y: clientY }
  let moving = false
  let frame = 0

  function follow() {
    frame = requestAnimationFrame(follow)
    if (onFrame(point)) onMove(point)
  }
  function end(done: boolean) {
    if (ended.signal.aborted) return
    ended.abort()
    cancelAnimationFrame(frame)
    if (!moving) return
    const swallow = (click: Event) => {
      click.stopPropagation()
      click.preventDefault()
    }
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    onEnd(done)
  }
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, listener, { signal: ended.signal, capture: true })
  on('pointermove', (move) => {
    if (move.pointerId !== pointerId) return
    point = { x: move.clientX, y: move.clientY }
    if (!moving && Math.hypot(point.x - clientX, point.y - clientY) < DRAG_THRESHOLD_PX) return
    if (!moving) frame = requestAnimationFrame(follow)
    moving = true
    onMove(point)
  })
  on('pointerup', (up) => up.pointerId === pointerId && end(true))
  on('pointercancel', (lost) => lost.pointerId === pointerId && end(false))
  on('blur', ({ target }) => target === window && end(false))
  on('keydown', (key) => {
    if (key.key !== 'Escape' || !moving) return
    key.preventDefault()
    key.stopPropagation()
    end(false)
  })
  return () => end(false)
}

/** So near to an edge an area scrolls by itself, px, and so far each frame. */
const EDGE_PX = 36
const SCROLL_STEP_PX = 8

/** Scrolls an area while the pointer is at its upper or lower edge, for `onFrame`; whether it does. */
export function scrollAtEdge(area: Element, y: number): boolean {
  const { top, bottom } = area.getBoundingClientRect()
  const by = y < top + EDGE_PX ? -SCROLL_STEP_PX : y > bottom - EDGE_PX ? SCROLL_STEP_PX : 0
  area.scrollTop += by
  return by !== 0
}
