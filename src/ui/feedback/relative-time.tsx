import { useSyncExternalStore } from 'react'
import { formatMoment, parseMoment } from '#src/domain/dates.ts'
import { relativeWords } from '#src/lib/text/relative-words.ts'

/** A moment in words. */
export interface RelativeTimeProps {
  /** As the server sends it; what is no moment is shown as `--`. */
  value: unknown
  /** The present, for tests and stories; the clock by default, which goes on. */
  now?: Date
}

/** 3 分钟前, with the full time on hover; a month ago and more as the date itself. */
export function RelativeTime({ value, now }: RelativeTimeProps) {
  const present = useSyncExternalStore(subscribe, halfMinute)
  const moment = parseMoment(value)
  if (!moment) return '--'
  const full = formatMoment(value)
  return (
    <time dateTime={full.replace(' ', 'T')} title={full}>
      {relativeWords(moment, now ?? new Date(present)) ?? full.slice(0, 10)}
    </time>
  )
}

const STEP = 30_000

/** One clock for all of them. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), STEP)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}

function halfMinute(): number {
  return Math.floor(Date.now() / STEP) * STEP
}
