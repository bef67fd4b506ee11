import { UNGROUPED_NAME } from '#src/domain/labels.ts'
import type { RowId } from '#src/ui/table/table-column.ts'

export interface Group {
  id: RowId
  name?: string
}

/** The group of what is in no group; it exists on this side only (1§2). */
export const UNGROUPED: Group = { id: 0, name: UNGROUPED_NAME }
