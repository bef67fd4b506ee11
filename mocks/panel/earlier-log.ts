import type { MockServer } from '../server/create-mock-server.ts'
import type { LogEntry } from '../server/report.ts'
import type { TourProgress } from './tour.ts'

const KEY = 'mock.log'
const TOUR_KEY = 'mock.tour'
const KEPT = 200

/** The calls of the pages before this one, in this tab; a report begins with its page. */
export function earlierLog(): LogEntry[] {
  const kept = parse(sessionStorage.getItem(KEY))
  return Array.isArray(kept) ? (kept as LogEntry[]) : []
}

export function forgetLog() {
  sessionStorage.removeItem(KEY)
  sessionStorage.removeItem(TOUR_KEY)
}

export function tourProgress(): TourProgress {
  const { done = 0, at = 0 } = Object(parse(sessionStorage.getItem(TOUR_KEY))) as Partial<TourProgress>
  return { done, at }
}

/** Keeps how far the tour has come; the log may have forgotten its first steps when the last are taken. */
export function keepTourProgress(progress: TourProgress) {
  sessionStorage.setItem(TOUR_KEY, JSON.stringify(progress))
}

export function keepLog({ report }: Pick<MockServer, 'report'>) {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...earlierLog(), ...report().log].slice(-KEPT)))
    } catch {
      // full or refused: the log then begins with each page
    }
  })
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
