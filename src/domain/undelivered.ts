import type { PlayRecord } from '#src/api/generated/types.gen.ts'
import { parseMoment } from './dates.ts'
import { isYes } from './read-values.ts'

/** After this (ms) what was published and has not arrived is trouble. */
const PATIENCE = 30 * 60_000

export interface Waiting {
  id: PlayRecord['programId']
  /** As the log has it. */
  name: PlayRecord['programName']
  deleted: boolean
  count: number
  /** When that was published which has waited longest, epoch milliseconds. */
  since: number
}

type WaitingAd = Pick<Waiting, 'id' | 'count'> & Partial<Waiting>

export interface Undelivered {
  /** Terminals that wait for an ad, each once for each ad. */
  count: number
  /** There may be more, beyond the rows that were loaded. */
  more: boolean
  /** Since when the one that waits longest does, epoch milliseconds; beyond the rows others may do so for longer. */
  since?: number
  /** By ad, its id as text. */
  programs: ReadonlyMap<string, WaitingAd>
  /** Some were not in the rows, and have waited for longer. */
  older?: boolean
  /** How many were published less than half an hour ago and have not arrived, by ad. */
  fresh: ReadonlyMap<string, number>
}

/**
 * How many of the publishes in the log have not arrived after half an hour, by the rows of its first page, newest first
 * (3§2): of each ad and terminal only the last entry counts, for what was published again or stopped since no longer
 * waits. `total` is how many rows there are in all.
 */
export function undelivered(rows: readonly PlayRecord[], total: number, now: Date): Undelivered {
  const seen = new Set<string>()
  const programs = new Map<string, Waiting>()
  const fresh = new Map<string, number>()
  let count = 0
  for (const { programId: id, programName: name, programDel, deviceSn, type, status, createTime } of rows) {
    // without its number a terminal cannot be told from any other
    const key = deviceSn && `${id} ${deviceSn}`
    if (key && seen.has(key)) continue
    if (key) seen.add(key)
    const at = parseMoment(createTime)?.getTime()
    if (type !== 1 || status !== 0 || at === undefined) continue
    if (now.getTime() - at < PATIENCE) {
      fresh.set(String(id), (fresh.get(String(id)) ?? 0) + 1)
      continue
    }
    count += 1
    const known = programs.get(String(id)) ?? { id, name, deleted: isYes(programDel), count: 0, since: at }
    programs.set(String(id), { ...known, count: known.count + 1, since: Math.min(known.since, at) })
  }
  const found = [...programs.values()]
  return {
    count,
    more: total > rows.length,
    ...(found.length > 0 && { since: Math.min(...found.map(({ since }) => since)) }),
    programs,
    fresh,
  }
}
