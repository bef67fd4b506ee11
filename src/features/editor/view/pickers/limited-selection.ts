import type { Selection } from '#src/ui/table/selection.ts'
import type { RowId } from '#src/ui/table/table-column.ts'

/**
 * A selection of at most `max`. What is more is left out, and `onFull` is told whether that happened. Where there is
 * room for one only, another one takes its place.
 */
export function limitedSelection<Row extends { id: RowId }>(
  selection: Selection<Row>,
  max: number,
  onFull: (full: boolean) => void,
): Selection<Row> {
  return {
    ...selection,
    toggle(rows, on) {
      const chosen = selection.current().rows
      const added = on ? rows.filter(({ id }) => !chosen.has(String(id))) : []
      const full = max > 1 && chosen.size + added.length > max
      onFull(full)
      if (!on) selection.toggle(rows, false)
      else if (max === 1 && added.length > 0) selection.replace(added.slice(0, 1))
      else if (!full) selection.toggle(added, true)
    },
  }
}
