import type { PlayRecord } from '#src/api/generated/types.gen.ts'
import { parseMoment } from '#src/domain/dates.ts'

/** After this (ms) what was published and has not arrived is trouble. */
const PATIENCE = 30 * 60_000

/** What was published and does not arrive. */
export interface Undelivered {
  /** Terminals that wait for an ad, each once for each ad. */
  count: number
  /** There may be more, beyond the rows that were loaded. */
  more: boolean
  /** The ad that most of them wait for. */
  program?: PlayRecord['programId']
}

/**
 * How many of the publishes in the log have not arrived after half an hour, by the rows of its first page, newest first
 * (3§2): of each ad and terminal only the last entry counts, for what was published again or stopped since no longer
 * waits. `total` is how many rows there are in all.
 */
export function undelivered(rows: readonly PlayRecord[], total: number, now: Date): Undelivered {
  const seen = new Set<string>()
  const waiting = new Map<string, { programId: PlayRecord['programId']; count: number }>()
  let count = 0
  for (const { programId, deviceSn, type, status, createTime } of rows) {
    const key = `${programId} ${deviceSn}`
    if (seen.has(key)) continue
    seen.add(key)
    const at = parseMoment(createTime)?.getTime()
    if (type !== 1 || status !== 0 || at === undefined || now.getTime() - at < PATIENCE) continue
    count += 1
    const known = waiting.get(String(programId)) ?? { programId, count: 0 }
    waiting.set(String(programId), { ...known, count: known.count + 1 })
  }
  const [worst] = [...waiting.values()].sort((a, b) => b.count - a.count)
  return { count, more: count > 0 && total > rows.length, program: worst?.programId }
}
