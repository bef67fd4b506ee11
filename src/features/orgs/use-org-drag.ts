import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import type { Drop } from './org-model.ts'

/** A node on its way. */
export interface OrgDrag {
  key: string
  /** Undefined where it cannot be put down. */
  drop: Drop | undefined
  /** Where the pointer is, px in the window. */
  x: number
  y: number
}

interface OrgDragOptions {
  /** What scrolls; rows in it carry `data-key`. */
  tree: RefObject<HTMLElement | null>
  /** Where `key` would go over a row. */
  dropAt: (key: string, over: string, upperHalf: boolean) => Drop | undefined
  onDrop: (key: string, to: number) => void
}

/** Moves of less than this are a click, px. */
const SLACK = 5
/** So near to an edge the tree scrolls by itself, px, and so far each frame. */
const EDGE = 40
const SCROLL_STEP = 10

/** Dragging of rows by pointer. Escape, a lost pointer and a window that loses the focus cancel. */
export function useOrgDrag({ tree, dropAt, onDrop }: OrgDragOptions) {
  const [drag, setDrag] = useState<OrgDrag>()
  const stop = useRef<() => void>(undefined)
  const latest = useRef({ dropAt, onDrop })
  latest.current = { dropAt, onDrop }
  useEffect(() => () => stop.current?.(), [])

  function onPointerDown(key: string, event: ReactPointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    stop.current?.()
    const { pointerId, clientX, clientY } = event
    let [x, y] = [clientX, clientY]
    let drop: Drop | undefined
    let moving = false
    let frame = 0
    const ended = new AbortController()

    function follow() {
      const area = tree.current
      if (!area) return
      const box = area.getBoundingClientRect()
      // whatever column the pointer is in, its row counts
      const row = document.elementFromPoint(box.left + box.width / 2, y)?.closest<HTMLElement>('[data-key]')
      const over = row && area.contains(row) ? row.dataset.key : undefined
      const rect = row?.getBoundingClientRect()
      drop = over === undefined || !rect ? undefined : latest.current.dropAt(key, over, y < rect.top + rect.height / 2)
      setDrag({ key, drop, x, y })
    }
    function scroll() {
      const area = tree.current
      if (area) {
        const { top, bottom } = area.getBoundingClientRect()
        const by = y < Math.max(top, 0) + EDGE ? -SCROLL_STEP : y > Math.min(bottom, window.innerHeight) - EDGE ? SCROLL_STEP : 0
        if (by !== 0) {
          // on a small screen the page scrolls, and not the tree in it
          if (area.scrollHeight > area.clientHeight) area.scrollTop += by
          else window.scrollBy(0, by)
          follow()
        }
      }
      frame = requestAnimationFrame(scroll)
    }
    function end(done: boolean) {
      ended.abort()
      cancelAnimationFrame(frame)
      stop.current = undefined
      if (!moving) return
      setDrag(undefined)
      // the release of a drag is no click
      const swallow = (click: Event) => click.stopPropagation()
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      if (done && drop) latest.current.onDrop(key, drop.to)
    }
    const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) => window.addEventListener(type, listener, { signal: ended.signal, capture: true })
    on('pointermove', (move) => {
      if (move.pointerId !== pointerId) return
      ;({ clientX: x, clientY: y } = move)
      if (!moving && Math.hypot(x - clientX, y - clientY) < SLACK) return
      if (!moving) frame = requestAnimationFrame(scroll)
      moving = true
      follow()
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
