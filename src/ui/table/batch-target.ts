import { formatNumber } from '#src/lib/text/format-number.ts'
import type { RowId } from './table-column.ts'
import type { RetryWithoutDeleted } from './use-retry-without-deleted.ts'

/** What a dialog sets for several records at once. */
export interface BatchTarget<Row> {
  rows: readonly Row[]
  /** The chosen rows in words, as `subjectWords` has them. */
  subjectOf: (rows: readonly Row[]) => string
  retryWithoutDeleted: RetryWithoutDeleted
  /** Called with all of them when it is done. */
  onDone: (rows: readonly Row[]) => void
}

/** Sends their ids; resolves to what it was done for, in words: somebody may have deleted some of it meanwhile. */
export async function sendForAll<Row extends { id: RowId }>(
  { rows, subjectOf, retryWithoutDeleted, onDone }: BatchTarget<Row>,
  send: (ids: Row['id'][]) => Promise<unknown>,
): Promise<string> {
  const { rows: done } = await retryWithoutDeleted(rows, (rest) => send(rest.map(({ id }) => id)))
  onDone(rows)
  return subjectOf(done)
}

/** `素材“…”` for one, ` 3 个素材` for several, which begins with a space: what a sentence of a dialog is about. */
export function subjectWords<Row>(noun: string, unit: string, nameOf: (row: Row) => string) {
  return (rows: readonly Row[]): string => {
    const [first] = rows
    return first && rows.length === 1 ? `${noun}“${nameOf(first)}”` : ` ${formatNumber(rows.length)} ${unit}${noun}`
  }
}
