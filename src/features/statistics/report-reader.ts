import { coerceAnswer } from '#src/api/coerce-answer.ts'
import { isSuccess, readEnvelope, type Envelope } from '#src/api/envelope.ts'
import type { ApiError } from '#src/api/errors.ts'
import type { ServerDifferences } from '#src/api/server-differences.ts'
import type { CellInput } from '#src/lib/sheet/cell.ts'
import { reportCells, reports, type ReportContext, type ReportName } from './reports.ts'

/** To the worker: an answer as it came, then one order for each part of its rows, counted from 0. */
export type ReadRequest =
  | { name: ReportName; bytes: ArrayBuffer; differences: ServerDifferences; context: ReportContext }
  | { part: number }

/**
 * From the worker: how many rows there are, a part of them, what the envelope says instead of success, or what is wrong
 * with the answer.
 */
export type ReadReply =
  | { total: number }
  | { rows: CellInput[][] }
  | { said: Omit<Envelope, 'data'> }
  | { malformed: string }

/** Rows that the page takes over at a time: it must stay alive. */
export const PART_ROWS = 1000

export function reportReader(reply: (message: ReadReply) => void): (request: ReadRequest) => void {
  let cells: CellInput[][] = []
  return (request) => {
    if ('part' in request) return reply({ rows: cells.slice(request.part * PART_ROWS, (request.part + 1) * PART_ROWS) })
    const { name, bytes, differences, context } = request
    try {
      const { data, ...said } = readEnvelope(new TextDecoder().decode(bytes), differences)
      if (!isSuccess(said)) return reply({ said })
      cells = reportCells(name, coerceAnswer(reports[name].operation, data), context)
      reply({ total: cells.length })
    } catch (error) {
      reply({ malformed: (error as ApiError).message })
    }
  }
}
