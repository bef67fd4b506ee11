import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import { followPointer } from '#src/lib/dom/follow-pointer.ts'
import { useLatest } from '#src/lib/hooks/use-latest.ts'
import type { Drop } from './org-model.ts'

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

/** So near to an edge the tree scrolls by itself, px, and so far each frame. */
const EDGE = 40
const SCROLL_STEP = 10

export function useOrgDrag({ tree, dropAt, onDrop }: OrgDragOptions) {
  const [drag, setDrag] = useState<OrgDrag>()
  const stop = useRef<() => void>(undefined)
  const latest = useLatest({ dropAt, onDrop })
  useEffect(() => () => stop.current?.(), [])

  function onPointerDown(key: string, event: ReactPointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    stop.current?.()
    let drop: Drop | undefined
    stop.current = followPointer(event, {
      onMove({ x, y }) {
        const area = tree.current
        if (!area) return
        const box = area.getBoundingClientRect()
        // whatever column the pointer is in, its row counts
        const row = document.elementFromPoint(box.left + box.width / 2, y)?.closest<HTMLElement>('[data-key]')
        const over = row && area.contains(row) ? row.dataset.key : undefined
        const rect = row?.getBoundingClientRect()
        drop =
          over === undefined || !rect ? undefined : latest.current.dropAt(key, over, y < rect.top + rect.height / 2)
        setDrag({ key, drop, x, y })
      },
      onFrame({ y }) {
        const area = tree.current
        if (!area) return false
        const { top, bottom } = area.getBoundingClientRect()
        const by =
          y < Math.max(top, 0) + EDGE ? -SCROLL_STEP : y > Math.min(bottom, window.innerHeight) - EDGE ? SCROLL_STEP : 0
        // on a small screen the page scrolls, and not the tree in it
        if (area.scrollHeight > area.clientHeight) area.scrollTop += by
        else window.scrollBy(0, by)
        return by !== 0
      },
      onEnd(done) {
        setDrag(undefined)
        if (done && drop) latest.current.onDrop(key, drop.to)
      },
    })
  }

  return { drag, onPointerDown }
}
