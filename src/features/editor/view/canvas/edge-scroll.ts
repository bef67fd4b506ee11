export interface PointerPlace {
  readonly clientX: number
  readonly clientY: number
}

export interface EdgeScroll {
  /** The mouse is here now; where it stays at an edge, scrolling goes on. */
  follow(place: PointerPlace): void
  /** The drag has ended. */
  stop(): void
}

/** So near to an edge scrolling begins, in pixels. */
const EDGE = 32
/** Pixels a second at the edge itself and beyond it. */
const SPEED = 1000

/** How strongly a place pulls at the ends of a span: 0 away from them, -1 at its start and 1 at its end, and beyond. */
export function edgePull(at: number, start: number, end: number): number {
  // two edges that meet share the room between them
  const edge = Math.min(EDGE, (end - start) / 2)
  if (edge <= 0) return 0
  const [before, after] = [start + edge - at, at - end + edge]
  return before > 0 ? -Math.min(1, before / edge) : after > 0 ? Math.min(1, after / edge) : 0
}

export function createEdgeScroll(scroller: HTMLElement): EdgeScroll {
  let place: PointerPlace | undefined
  let area: DOMRect | undefined
  let frame = 0
  /** When it last scrolled, and what of a pixel was left then. */
  let last: { at: number; x: number; y: number } | undefined

  const pull = () => ({
    x: place && area ? edgePull(place.clientX, area.left, area.right) : 0,
    y: place && area ? edgePull(place.clientY, area.top, area.bottom) : 0,
  })

  function run(now: number) {
    const { x, y } = pull()
    frame = 0
    if (x === 0 && y === 0) {
      last = undefined
      return
    }
    const { at, ...rest } = last ?? { at: now, x: 0, y: 0 }
    const way = (SPEED * (now - at)) / 1000
    const go = { x: rest.x + x * way, y: rest.y + y * way }
    const [left, top] = [Math.trunc(go.x), Math.trunc(go.y)]
    last = { at: now, x: go.x - left, y: go.y - top }
    scroller.scrollBy({ left, top, behavior: 'instant' })
    frame = requestAnimationFrame(run)
  }

  return {
    follow(next) {
      place = next
      // the area stays where it is as long as a drag lasts
      area ??= scroller.getBoundingClientRect()
      if (frame === 0) frame = requestAnimationFrame(run)
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
      place = area = last = undefined
    },
  }
}
