import { formatMoment, parseMoment } from '#src/domain/dates.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { relativeWords } from '#src/lib/text/relative-words.ts'

export interface RelativeTimeProps {
  /** As the server sends it; what is no moment is shown as `--`. */
  value: unknown
  /** What the sentence goes on with: a blank is before it where figures end (2026-10-03 离线), none after words. */
  after?: string
  /** The present, for tests and stories; the clock by default, which goes on. */
  now?: Date
}

/** 3 分钟前, with the full time on hover; a month ago and more as the date itself. */
export function RelativeTime({ value, after, now }: RelativeTimeProps) {
  const present = useNow()
  const moment = parseMoment(value)
  if (!moment) return '--'
  const full = formatMoment(value)
  const words = relativeWords(moment, now ?? new Date(present))
  return (
    <>
      <time dateTime={full.replace(' ', 'T')} title={full}>
        {words ?? full.slice(0, 10)}
      </time>
      {!words && after && ' '}
      {after}
    </>
  )
}
