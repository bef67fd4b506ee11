import { toCell, type Cell, type CellInput } from './cell.ts'
import { csvFile } from './csv.ts'
import { xlsxFile } from './xlsx.ts'

export type SheetFormat = 'xlsx' | 'csv'

/** To the worker: rows as they are gathered (the header first), then the order to write the file. */
export type SheetRequest = { rows: CellInput[][] } | { finish: SheetFormat; sheetName: string }

/** From the worker: the file, or what went wrong (English, for developers). */
export type SheetReply = { file: Blob } | { failure: string }

/** One file in the making; lives in the worker. Answers when the file is ready. */
export function sheetJob(reply: (message: SheetReply) => void): (request: SheetRequest) => void {
  const rows: Cell[][] = []
  return (request) => {
    try {
      if ('rows' in request) for (const row of request.rows) rows.push(row.map(toCell))
      else reply({ file: request.finish === 'csv' ? csvFile(rows) : xlsxFile([{ name: request.sheetName, rows }]) })
    } catch (error) {
      reply({ failure: String(error) })
    }
  }
}
