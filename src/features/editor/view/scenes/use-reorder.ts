import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import { followPointer, scrollAtEdge } from '#src/lib/dom/follow-pointer.ts'
import { useLatest } from '#src/lib/hooks/use-latest.ts'

/** What a list of items of any height, one below the other, needs to be put into another order by dragging. */
export interface Reorder {
  /** Where the dragged item came from and would go to now; undefined while nothing is dragged. */
  drag: { from: number; to: number; /** Height of the dragged item with its gap, px. */ step: number } | undefined
  /** Begins, once the pointer has moved; for the handle of the item at `index`. */
  onPointerDown: (index: number, event: ReactPointerEvent<HTMLElement>) => void
}

/**
 * Dragging the children of `list`, which scrolls. The dragged item follows the pointer by itself (CSS `translate`);
 * the caller moves the others out of the way. Touch scrolls instead.
 */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): Reorder {
  const [drag, setDrag] = useState<Reorder['drag']>()
  const stop = useRef<() => void>(undefined)
  const latest = useLatest(onMove)
  useEffect(() => () => stop.current?.(), [])

  function onPointerDown(from: number, event: ReactPointerEvent<HTMLElement>) {
    const area = list.current
    const items = area ? [...area.children].filter((child) => child instanceof HTMLElement) : []
    const item = items[from]
    if (!area || !item || event.button !== 0 || event.pointerType === 'touch' || items.length < 2) return
    stop.current?.()
    const handle = event.currentTarget
    const { offsetTop, offsetHeight } = item
    const middles = items.map((child) => child.offsetTop + child.offsetHeight / 2)
    const step = (items[1]?.offsetTop ?? 0) - (items[0]?.offsetTop ?? 0)
    const start = { y: event.clientY, scroll: area.scrollTop }
    const { pointerId } = event
    let to: number | undefined

    stop.current = followPointer(event, {
      onMove({ y }) {
        if (to === undefined) handle.setPointerCapture(pointerId)
        const moved = y - start.y + area.scrollTop - start.scroll
        item.style.translate = `0 ${moved}px`
        const top = offsetTop + moved
        // its nearer edge at the middle of another one: half a step either way
        const next = middles.filter(
          (middle, index) => index !== from && middle < (index < from ? top : top + offsetHeight),
        ).length
        if (next !== to) setDrag({ from, to: next, step })
        to = next
      },
      onFrame: ({ y }) => scrollAtEdge(area, y),
      onEnd(done) {
        item.style.translate = ''
        setDrag(undefined)
        if (done && to !== undefined && to !== from) latest.current(from, to)
      },
    })
  }

  return { drag, onPointerDown }
}
