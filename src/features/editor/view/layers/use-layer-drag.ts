import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { followPointer, scrollAtEdge } from '#src/lib/dom/follow-pointer.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { orderElementsTo } from '../../commands/arrange.ts'
import { orderOf } from '../../model/order.ts'
import { useEditor } from '../../session/editor-context.ts'

export interface DropTarget {
  readonly id: string
  readonly side: 'front' | 'back'
}

/**
 * Dragging through the list of layers, whose rows have their ids as `data-id`. `begin` stays the same, so that rows are
 * drawn anew only when they change.
 */
export function useLayerDrag(list: RefObject<HTMLElement | null>) {
  const { store } = useEditor()
  const stop = useRef<() => void>(undefined)
  const [target, setTarget] = useState<DropTarget>()
  useEffect(() => () => stop.current?.(), [])

  const begin = useCallback(
    (id: string, event: PointerEvent) => {
      if (event.button !== 0) return
      stop.current?.()
      let to: DropTarget | undefined
      const area = list.current && scrollerOf(list.current)
      stop.current = followPointer(event, {
        onMove({ y }) {
          const next = rowAt(list.current, y)
          if (next?.id !== to?.id || next?.side !== to?.side) setTarget(next)
          to = next
        },
        onFrame: ({ y }) => area !== null && scrollAtEdge(area, y),
        onEnd(done) {
          setTarget(undefined)
          const scene = store.scene()
          if (!done || !to || !scene) return
          // what is chosen goes together
          const { selection } = store.state
          const dragged = selection.includes(id) ? selection : [id]
          if (dragged.includes(to.id)) return
          const refusal = orderElementsTo(store, dragged, placeBeside(orderOf(scene), dragged, to))
          if (refusal !== undefined) notifyError(refusal)
        },
      })
    },
    [list, store],
  )

  return { target, begin }
}

/** The row at a height in the window, px: above all the first, below all the last. */
function rowAt(list: HTMLElement | null, y: number): DropTarget | undefined {
  const rows = [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement)
  const row = rows.find((each) => each.getBoundingClientRect().bottom > y) ?? rows.at(-1)
  const id = row?.dataset.id
  if (!row || id === undefined) return undefined
  const { top, height } = row.getBoundingClientRect()
  return { id, side: y < top + height / 2 ? 'front' : 'back' }
}

function scrollerOf(element: Element): Element | null {
  for (let area = element.parentElement; area; area = area.parentElement)
    if (area.scrollHeight > area.clientHeight && /auto|scroll/.test(getComputedStyle(area).overflowY)) return area
  return null
}

/** The place in the order, 0 being the back, that lies beside a target once the dragged are taken out. */
function placeBeside(order: readonly string[], dragged: readonly string[], { id, side }: DropTarget): number {
  const place = order.filter((other) => !dragged.includes(other)).indexOf(id)
  return side === 'front' ? place + 1 : place
}
