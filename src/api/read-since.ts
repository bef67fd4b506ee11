import { queryOptions } from '@tanstack/react-query'
import { parseMoment } from '#src/domain/dates.ts'
import { loadPage, type Rows } from './paging.ts'
import type { AnswerOf } from './client.ts'

type Log = 'deviceCommandLog' | 'playRecordList'

/** Pages of a log that are read at most: 400 records each. */
const MOST_PAGES = 5

export interface LogRead<Row> {
  rows: Row[]
  /** The log goes further back than was read, to this moment; undefined where it was read to its end. */
  cutAt: number | undefined
}

/** What an account has in a log, which is newest first, until a record is older than `from`. */
export function readSince<Op extends Log>(operationId: Op, account: string, from: number) {
  type Row = Rows<AnswerOf<Op>>
  return queryOptions<LogRead<Row>, Error, LogRead<Row>, readonly [Op, { dayOf: string; from: number }]>({
    queryKey: [operationId, { dayOf: account, from }] as const,
    async queryFn({ signal }) {
      const rows: Row[] = []
      let oldest = Infinity
      let count = 0
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const answer = await loadPage<Log>(operationId, { accountOrName: account }, page, signal)
        count += answer.rows.length
        for (const row of answer.rows) {
          oldest = Math.min(oldest, parseMoment(row.createTime)?.getTime() ?? Infinity)
          // the filter of the log looks for a part of an account or a name
          if (row.creator === account) rows.push(row as Row)
        }
        if (answer.rows.length === 0 || count >= answer.total || oldest < from) return { rows, cutAt: undefined }
      }
      return { rows, cutAt: oldest }
    },
  })
}
