import { useEffect, useEffectEvent } from 'react'
import { keptChoice } from '#src/lib/dom/kept-choice.ts'
import { notifyInfo } from '../feedback/notify.ts'
import type { Selection } from './selection.ts'
import type { RowId } from './table-column.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface KeptChoiceOptions<Row> {
  /** What the list is called where its choice is kept. */
  list: string
  selection: Selection<Row>
  rowId: (row: Row) => RowId
  batchMode: boolean
  /** What is counted, such as `个素材`. */
  counted: string
  loadAll: (signal: AbortSignal) => Promise<readonly Row[]>
}

/**
 * Keeps what is chosen in batch mode over a reload of this tab (R61): the ids, so that the rows come as they are then.
 * What is not there any more, and what could not be loaded, is said.
 */
export function useKeptChoice<Row>({ list, selection, batchMode, ...options }: KeptChoiceOptions<Row>) {
  const restore = useEffectEvent(async (ids: ReadonlySet<string>, signal: AbortSignal) => {
    const { loadAll, rowId, counted } = options
    try {
      const rows = (await loadAll(signal)).filter((row) => ids.has(String(rowId(row))))
      if (signal.aborted) return
      selection.toggle(rows, true)
      if (rows.length < ids.size)
        notifyInfo(`刷新前选择的 ${formatNumber(ids.size - rows.length)} ${counted}已不存在，已从选择中移除`)
    } catch {
      if (!signal.aborted) notifyInfo(`刷新前选择的 ${formatNumber(ids.size)} ${counted}未能恢复，请重新选择`)
    }
  })
  useEffect(() => {
    const kept = keptChoice(list)
    if (!batchMode) {
      kept.remove()
      return
    }
    const gone = new AbortController()
    const before = new Set(kept.read())
    if (before.size > 0 && selection.current().list.length === 0) void restore(before, gone.signal)
    const unsubscribe = selection.subscribe(() => kept.write([...selection.current().rows.keys()]))
    return () => {
      gone.abort()
      unsubscribe()
    }
  }, [list, selection, batchMode])
}
