import { useCallback, useRef, useState } from 'react'
import { useOrgWrite } from '#src/api/org-tree.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import type { RowId } from '#src/ui/table/table-column.ts'
import type { Orders } from './org-model.ts'

export interface OrgMoves {
  /** Orders that are on their way to the server. */
  orders: Orders
  /** Puts the children of a node into another order: at once on the screen, then at the server. */
  move: (parent: string, ids: readonly RowId[]) => void
}

/**
 * Orders are sent one after the other, and of one parent only the last: whoever moves a node down five times by key
 * sees it move five times, while two calls go. When one fails it says why, and the order of the server is back.
 */
export function useOrgMoves(onFailed: () => void): OrgMoves {
  const { mutateAsync } = useOrgWrite('orgSort')
  const [orders, setOrders] = useState<Orders>(new Map())
  const waiting = useRef(new Map<string, readonly RowId[]>())
  const running = useRef(false)

  const run = useCallback(async () => {
    if (running.current) return
    running.current = true
    const show = () => setOrders(new Map([...waiting.current].map(([parent, ids]) => [parent, ids.map(String)])))
    show()
    for (let [next] = waiting.current; next; [next] = waiting.current) {
      const [parent, ids] = next
      try {
        await mutateAsync({ body: [...ids] })
      } catch (error) {
        waiting.current.clear()
        notifyError(error)
        onFailed()
      }
      if (waiting.current.get(parent) === ids) waiting.current.delete(parent)
      show()
    }
    running.current = false
  }, [mutateAsync, onFailed])

  const move = useCallback(
    (parent: string, ids: readonly RowId[]) => {
      waiting.current.set(parent, ids)
      setOrders((before) => new Map(before).set(parent, ids.map(String)))
      void run()
    },
    [run],
  )
  return { orders, move }
}
