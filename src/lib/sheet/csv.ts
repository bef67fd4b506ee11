import Papa from 'papaparse'
import { safeText, type Cell } from './cell.ts'

// CSV has no types: a spreadsheet turns such texts into other values when it opens the file (1.23E+17 for an id,
// 6.62E+43 for the serial number 662E41, 7 for 007, a day for 1-2).
const REINTERPRETED = [/^-?\d{12,}$/, /^0\d+$/, /^\d+(?:\.\d+)?e[+-]?\d+$/i, /^\d{1,4}[-/]\d{1,2}$/]

/**
 * Marks what a spreadsheet would take for a formula, and with a trailing tab, which is not seen, what it would
 * reinterpret.
 */
function keptText(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  const text = safeText(cell)
  return REINTERPRETED.some((pattern) => pattern.test(text)) ? `${text}\t` : text
}

/**
 * The CSV file for rows of cells: RFC 4180 with CRLF, and a byte order mark, without which Excel garbles Chinese.
 * A text that Excel would turn into another value carries a trailing tab.
 */
export function csvFile(rows: readonly (readonly Cell[])[]): Blob {
  const text = Papa.unparse(
    rows.map((row) => row.map(keptText)),
    // the cells are guarded already; papaparse's own escaping misses payloads. A lone empty cell is quoted, else its
    // row is a blank line.
    {
      newline: '\r\n',
      escapeFormulae: false,
      quotes: (rows[0]?.length ?? 0) === 1 ? (value: unknown) => value === '' : false,
    },
  )
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}
