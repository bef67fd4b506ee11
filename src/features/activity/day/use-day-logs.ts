import { useQuery } from '@tanstack/react-query'
import { readSince, type LogRead } from '#src/api/read-since.ts'
import { session } from '#src/api/session.ts'
import { useCan } from '#src/api/user-info.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'

/** How often a log is read again while the page is looked at (ms). */
const AGAIN_MS = 60_000

/** A log: what it knows of this account, how far it goes, and why it does not. */
export interface DayLog<Row> {
  rows: readonly Row[]
  may: boolean
  loading: boolean
  error: Error | null
  /** Whether it was read, before an error too. */
  known: boolean
  /** From when on it is known; undefined where it is known from the beginning. */
  cutAt: number | undefined
  retry: () => void
}

const NONE: never[] = []

function toDayLog<Row>(
  may: boolean,
  query: { data: LogRead<Row> | undefined; isPending: boolean; error: Error | null; refetch: () => unknown },
): DayLog<Row> {
  return {
    rows: query.data?.rows ?? NONE,
    may,
    loading: may && query.isPending,
    error: query.error,
    known: query.data !== undefined,
    cutAt: query.data?.cutAt,
    retry: () => void query.refetch(),
  }
}

export function useDayCommands(from: number) {
  const may = useCan()(pagePermissions.commandLog)
  const log = readSince('deviceCommandLog', session.account ?? '', from)
  return toDayLog(may, useQuery({ ...log, enabled: may, refetchInterval: AGAIN_MS }))
}

export function useDayPlays(from: number) {
  const may = useCan()(pagePermissions.publishLog)
  const log = readSince('playRecordList', session.account ?? '', from)
  return toDayLog(may, useQuery({ ...log, enabled: may, refetchInterval: AGAIN_MS }))
}
