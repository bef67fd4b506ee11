import { fitColumn, pressHead } from './column-gestures.ts'
import { headColumns, sortRows } from './column-table.ts'

/** What sorts, orders, pins and widens columns, as one chunk: `use-column-code.ts` loads it. */
export const columnParts = { fitColumn, headColumns, pressHead, sortRows }
