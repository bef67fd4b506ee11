import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'

/** What a list of items of any height, one below the other, needs to be put into another order by dragging. */
export interface Reorder {
  /** Where the dragged item came from and would go to now; undefined while nothing is dragged. */
  drag: { from: number; to: number; /** Height of the dragged item with its gap, px. */ step: number } | undefined
  /** Begins, once the pointer has moved; for the handle of the item at `index`. */
  onPointerDown: (index: number, event: ReactPointerEvent<HTMLElement>) => void
}

/** Moves of less than this are a click, px. */
const SLACK = 5
/** So near to an edge the list scrolls by itself, px, and so far each frame. */
const EDGE = 36
const SCROLL_STEP = 8

/**
 * Dragging the children of `list`, which scrolls. The dragged item follows the pointer by itself (CSS `translate`);
 * the caller moves the others out of the way. Escape, a lost pointer and a window that loses the focus cancel. Touch scrolls instead.
 */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): Reorder {
  const [drag, setDrag] = useState<Reorder['drag']>()
  const stop = useRef<() => void>(undefined)
  const latest = useRef(onMove)
  latest.current = onMove
  useEffect(() => () => stop.current?.(), [])

  function onPointerDown(from: number, event: ReactPointerEvent<HTMLElement>) {
    const area = list.current
    const items = area ? [...area.children].filter((child) => child instanceof HTMLElement) : []
    const item = items[from]
    if (!area || !item || event.button !== 0 || event.pointerType === 'touch' || items.length < 2) return
    stop.current?.()
    const handle = event.currentTarget
    const { pointerId } = event
    const boxes = items.map((child) => ({ middle: child.offsetTop + child.offsetHeight / 2, top: child.offsetTop }))
    const step = (boxes[1]?.top ?? 0) - (boxes[0]?.top ?? 0)
    const start = { y: event.clientY, scroll: area.scrollTop }
    const ended = new AbortController()
    let y = start.y
    let to = from
    let moving = false
    let frame = 0

    function follow() {
      if (!area || !item) return
      const moved = y - start.y + area.scrollTop - start.scroll
      item.style.translate = `0 ${moved}px`
      const middle = (boxes[from]?.middle ?? 0) + moved
      const next = boxes.filter((box, index) => index !== from && box.middle < middle).length
      if (next !== to || !moving) setDrag({ from, to: next, step })
      to = next
      moving = true
    }
    function scroll() {
      if (!area) return
      const { top, bottom } = area.getBoundingClientRect()
      const by = y < top + EDGE ? -SCROLL_STEP : y > bottom - EDGE ? SCROLL_STEP : 0
      if (moving && by !== 0) {
        area.scrollTop += by
        follow()
      }
      frame = requestAnimationFrame(scroll)
    }
    function end(done: boolean) {
      ended.abort()
      cancelAnimationFrame(frame)
      stop.current = undefined
      if (!moving || !item) return
      item.style.translate = ''
      setDrag(undefined)
      // the release of a drag is no click
      const swallow = (click: Event) => {
        click.stopPropagation()
        click.preventDefault()
      }
      handle.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => handle.removeEventListener('click', swallow, { capture: true }))
      if (done && to !== from) latest.current(from, to)
    }
    const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) => window.addEventListener(type, listener, { signal: ended.signal, capture: true })
    on('pointermove', (move) => {
      if (move.pointerId !== pointerId) return
      ;({ clientY: y } = move)
      if (moving) return follow()
      if (Math.abs(y - start.y) < SLACK) return
      handle.setPointerCapture(pointerId)
      follow()
      frame = requestAnimationFrame(scroll)
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
    stop.current = () => end(false)
  }

  return { drag, onPointerDown }
}
