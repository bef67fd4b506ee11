import { useQuery } from '@tanstack/react-query'
import type { CommandLogEntry, PlayRecord } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { session } from '#src/api/session.ts'
import { useCan } from '#src/api/user-info.ts'
import { parseMoment } from '#src/domain/dates.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'
import type { Permission } from '#src/domain/permissions.ts'

/** Pages of a log that are read at most: 400 records each. */
const MOST_PAGES = 5

/** How often it is read again while the page is looked at (ms). */
const AGAIN_MS = 60_000

interface Logged {
  creator?: string
  createTime?: unknown
}

interface LogRead<Row> {
  rows: Row[]
  /** The log goes further back than was read, to this moment. */
  cutAt: number | undefined
}

/** A log: what it knows of this account, how far it goes, and why it does not. */
export interface DayLog<Row> {
  rows: readonly Row[]
  may: boolean
  loading: boolean
  error: Error | null
  /** From when on it is known; undefined where it is known from the beginning. */
  cutAt: number | undefined
  readAt: number
  retry: () => void
}

const momentOf = ({ createTime }: Logged) => parseMoment(createTime)?.getTime() ?? Infinity

/** The newest records (the logs are in this order) until one is older than `from`. */
async function readSince<Row extends Logged>(
  load: (page: number) => Promise<{ rows: Row[]; total: number }>,
  account: string,
  from: number,
): Promise<LogRead<Row>> {
  const rows: Row[] = []
  let oldest = Infinity
  let count = 0
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await load(page)
    count += answer.rows.length
    oldest = Math.min(oldest, ...answer.rows.map(momentOf))
    // the filter of the log looks for a part of an account or a name
    rows.push(...answer.rows.filter(({ creator }) => creator === account))
    if (answer.rows.length === 0 || count >= answer.total || oldest < from) return { rows, cutAt: undefined }
  }
  return { rows, cutAt: oldest }
}

function useDayLog<Row extends Logged>(
  operationId: 'deviceCommandLog' | 'playRecordList',
  permission: Permission,
  from: number,
): DayLog<Row> {
  const account = session.account ?? ''
  const may = useCan()(permission)
  const query = useQuery({
    queryKey: [operationId, { dayOf: account, from }] as const,
    queryFn: ({ signal }) =>
      readSince<Row>(
        (page) =>
          loadPage(operationId, { accountOrName: account }, page, signal) as unknown as Promise<{
            rows: Row[]
            total: number
          }>,
        account,
        from,
      ),
    enabled: may,
    refetchInterval: AGAIN_MS,
  })
  return {
    rows: query.data?.rows ?? [],
    may,
    loading: may && query.isPending,
    error: query.error,
    cutAt: query.data?.cutAt,
    readAt: query.dataUpdatedAt,
    retry: () => void query.refetch(),
  }
}

export const useDayCommands = (from: number) =>
  useDayLog<CommandLogEntry>('deviceCommandLog', pagePermissions.commandLog, from)

export const useDayPlays = (from: number) => useDayLog<PlayRecord>('playRecordList', pagePermissions.publishLog, from)
