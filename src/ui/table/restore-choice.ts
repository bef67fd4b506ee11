import { formatNumber } from '#src/lib/text/format-number.ts'
import { notifyInfo } from '../feedback/notify.ts'
import type { Selection } from './selection.ts'
import type { RowId } from './table-column.ts'

export interface ChoiceSource<Row> {
  selection: Selection<Row>
  rowId: (row: Row) => RowId
  /** What is counted, such as `个素材`. */
  counted: string
  loadAll: (signal: AbortSignal) => Promise<readonly Row[]>
}

/** Chooses anew what was chosen before a reload, by its ids; says what is not there any more or could not be loaded. */
export async function restoreChoice<Row>(
  { selection, rowId, counted, loadAll }: ChoiceSource<Row>,
  ids: ReadonlySet<string>,
  signal: AbortSignal,
) {
  try {
    const rows = (await loadAll(signal)).filter((row) => ids.has(String(rowId(row))))
    if (signal.aborted) return
    selection.toggle(rows, true)
    if (rows.length < ids.size)
      notifyInfo(`刷新前选择的 ${formatNumber(ids.size - rows.length)} ${counted}已不存在，已从选择中移除`)
  } catch {
    if (!signal.aborted) notifyInfo(`刷新前选择的 ${formatNumber(ids.size)} ${counted}未能恢复，请重新选择`)
  }
}
