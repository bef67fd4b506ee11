// The only file that imports xlsx, and only to write: its known weaknesses are in reading (CVE-2023-30533,
// CVE-2024-22363).
import { utils, write, type AOA2SheetOpts, type CellObject, type WorkSheet } from 'xlsx'
import { CELL_LIMIT, type Cell } from './cell.ts'
import { sheetName } from './names.ts'

export interface SheetContent {
  name: string
  rows: readonly (readonly Cell[])[]
}

// rows as arrays, which the types do not know: half the time
const LAYOUT: AOA2SheetOpts & { dense: boolean } = { dense: true }

const WIDEST = 60
const NARROWEST = 8
const SAMPLED_ROWS = 200

/** The columns' widths in characters, judged by the first rows; Chinese characters count double. */
function columnWidths(rows: SheetContent['rows']): { wch: number }[] {
  const widths: number[] = []
  for (const row of rows.slice(0, SAMPLED_ROWS)) {
    row.forEach((cell, column) => {
      const text = String(cell).slice(0, WIDEST)
      const width = text.length + (text.match(/[^\u0000-\u02ff]/g)?.length ?? 0) + 2
      widths[column] = Math.min(WIDEST, Math.max(widths[column] ?? NARROWEST, width))
    })
  }
  return widths.map((wch) => ({ wch }))
}

// A spreadsheet decodes _x003D_ in a text to "=", which would be another text: its underscore is written encoded.
function encoded(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_').slice(0, CELL_LIMIT) : cell
}

/** Groups the digits of numbers, with two decimals throughout a column that has any. */
function formatNumbers(sheet: WorkSheet) {
  // a dense sheet is its rows, which the types do not know
  const rows = sheet as unknown as CellObject[][]
  const formats: string[] = []
  for (const row of rows) {
    row.forEach((cell, column) => {
      if (cell.t === 'n' && !Number.isInteger(cell.v)) formats[column] = '#,##0.00'
    })
  }
  for (const row of rows) {
    row.forEach((cell, column) => {
      if (cell.t === 'n') cell.z = formats[column] ?? '#,##0'
    })
  }
}

/**
 * The XLSX file for sheets of cells, whose types say what is text; the names of the sheets are cleaned and made unique.
 */
export function xlsxFile(sheets: readonly SheetContent[]): Blob {
  const book = utils.book_new()
  for (const { name, rows } of sheets) {
    const sheet = utils.aoa_to_sheet(
      rows.map((row) => row.map(encoded)),
      LAYOUT,
    )
    formatNumbers(sheet)
    sheet['!cols'] = columnWidths(rows)
    if (sheet['!ref'] !== undefined) sheet['!autofilter'] = { ref: sheet['!ref'] }
    utils.book_append_sheet(book, sheet, sheetName(name, book.SheetNames))
  }
  const bytes = write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer
  return new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}
