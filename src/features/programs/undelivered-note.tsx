import { useQuery } from '@tanstack/react-query'
import type { PlayRecord, Program } from '#src/api/generated/types.gen.ts'
import { publishLogQuery } from '#src/api/publish-log.ts'
import { useCan } from '#src/api/user-info.ts'
import type { Page } from '#src/lib/data/gather-pages.ts'
import { UNDELIVERED } from '#src/domain/labels.ts'
import { undelivered, type Undelivered } from '#src/domain/undelivered.ts'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { atServer } from '#src/lib/time/server-clock.ts'
import classes from './undelivered-note.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** The log changes slowly, and is asked for once for all cards. */
const FRESH_MS = 60_000

/** On how many terminals an ad has not arrived and since when, as far as the log tells; else nothing. */
export function UndeliveredNote({ program: { id } }: { program: Program }) {
  const enabled = useCan()('72')
  const { data, dataUpdatedAt } = useQuery({ ...publishLogQuery(), enabled, staleTime: FRESH_MS })
  const waiting = data && undeliveredOf(data, atServer(dataUpdatedAt)).programs.get(String(id))
  if (!waiting) return null
  return (
    <TextLink
      className={classes.note}
      style={{ color: `var(--ui-${UNDELIVERED}-text)` }}
      to="/checkPubMet"
      search={{ id: String(id), sync: '0' }}
    >
      {formatNumber(waiting.count)} 台未送达，最早 <RelativeTime value={waiting.since} />
    </TextLink>
  )
}

/** The last answer of the log, with what it says. */
let last: { log: Page<PlayRecord>; loadedAt: number; found: Undelivered } | undefined

/** What the log says, read once for all the cards of a list. */
function undeliveredOf(log: Page<PlayRecord>, loadedAt: number): Undelivered {
  if (last?.log !== log || last.loadedAt !== loadedAt) {
    last = { log, loadedAt, found: undelivered(log.rows, log.total, new Date(loadedAt)) }
  }
  return last.found
}
