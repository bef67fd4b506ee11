import { useQuery } from '@tanstack/react-query'
import type { Device, PlayRecord } from '#src/api/generated/types.gen.ts'
import { readPage } from '#src/api/paging.ts'
import { readPlayList } from '#src/api/play-list.ts'
import { useCan } from '#src/api/user-info.ts'
import { parseMoment } from '#src/domain/dates.ts'
import { diagnose, type Diagnosis } from '#src/domain/diagnosis.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'
import { isRefused } from '#src/lib/errors/user-error.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { atServer } from '#src/lib/time/server-clock.ts'
import { readDevice, readNewestCommands } from './device-queries.ts'

/** How often what plays is looked at again (ms). */
const RELOAD_MS = 30_000
/** Enough to find when what waits was published. */
const RECORDS = 100

export interface MissingAnswer {
  label: string
  error: Error
  /** There is an earlier answer, which counts. */
  old: boolean
  retry: () => void
}

/** The diagnosis of one terminal; undefined until every answer has come or failed. */
export function useDiagnosis(id: Device['id']): {
  diagnosis: Diagnosis | undefined
  device: Device | undefined
  missing: MissingAnswer[]
} {
  const can = useCan()
  const clock = useNow()
  const device = useQuery(readDevice(id))
  const playList = useQuery({ ...readPlayList(id), refetchInterval: RELOAD_MS })
  const commands = useQuery(readNewestCommands(id))
  const waits = playList.data?.some(({ status }) => status === 0) === true
  const sn = device.data?.sn
  const records = useQuery({
    ...readPage('playRecordList', { query: { page: 0, limit: RECORDS, type: 1, snOrName: sn ?? '' } }),
    // the log has a code of its own; without it nobody knows since when an ad waits
    enabled: waits && sn !== undefined && can(pagePermissions.publishLog),
  })
  const answers = [
    { label: '终端信息', query: device },
    { label: '播放列表', query: playList },
    { label: '指令记录', query: commands },
  ]
  const settled = answers.every(({ query }) => !query.isPending) && !records.isLoading
  return {
    diagnosis: settled
      ? diagnose({
          device: device.data,
          deviceAt: new Date(atServer(device.dataUpdatedAt)),
          playList: playList.data,
          commands: commands.data,
          publishedAt: records.data && publishedAt(records.data.rows, sn),
          now: new Date(Math.max(clock, atServer(device.dataUpdatedAt))),
        })
      : undefined,
    device: device.data,
    missing: answers.flatMap(({ label, query }, index) =>
      // without the terminal there is nothing of it either
      index > 0 && isRefused(device.error)
        ? []
        : query.error
          ? [{ label, error: query.error, old: query.data !== undefined, retry: () => void query.refetch() }]
          : [],
    ),
  }
}

/** When each ad was last published to a terminal; the log is asked by a text that others may contain, too. */
function publishedAt(records: readonly PlayRecord[], sn: string | undefined): ReadonlyMap<string, Date> {
  const moments = new Map<string, Date>()
  for (const { programId, deviceSn, createTime } of records) {
    const at = parseMoment(createTime)
    const known = moments.get(String(programId))
    if (deviceSn === sn && at && (!known || at > known)) moments.set(String(programId), at)
  }
  return moments
}
