import { useCallback, useRef, useState } from 'react'
import { orderElementTo } from '../../commands/arrange.ts'
import { orderOf } from '../../model/order.ts'
import { useEditor } from '../../session/editor-context.ts'

export interface DropTarget {
  readonly id: string
  readonly side: 'front' | 'back'
}

/**
 * Dragging through the list of layers. The functions stay the same, so that rows are drawn anew only when they change.
 */
export function useLayerDrag() {
  const { store } = useEditor()
  const dragged = useRef<string>(undefined)
  const latest = useRef<DropTarget>(undefined)
  const [target, setTarget] = useState<DropTarget>()

  const over = useCallback((next: DropTarget | undefined) => {
    const known = latest.current
    if (next !== undefined && dragged.current === undefined) return
    if (known?.id === next?.id && known?.side === next?.side) return
    latest.current = next
    setTarget(next)
  }, [])

  const begin = useCallback(
    (id: string | undefined) => {
      dragged.current = id
      if (id === undefined) over(undefined)
    },
    [over],
  )

  const drop = useCallback(() => {
    const [id, to, scene] = [dragged.current, latest.current, store.scene()]
    begin(undefined)
    if (id !== undefined && to && scene && to.id !== id) orderElementTo(store, id, placeBeside(orderOf(scene), id, to))
  }, [begin, store])

  return { target, begin, over, drop }
}

/** The place in the order, 0 being the back, that lies beside a target once `dragged` is taken out. */
function placeBeside(order: readonly string[], dragged: string, { id, side }: DropTarget): number {
  const place = order.filter((other) => other !== dragged).indexOf(id)
  return side === 'front' ? place + 1 : place
}
