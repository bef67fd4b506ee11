import { serverNow } from '#src/lib/time/server-clock.ts'
import { stored } from '#src/lib/dom/stored.ts'
import { session } from './session.ts'

/** What this account did in this browser, in words, and what the server said of it. */
export interface DayNote {
  /** When it was sent (T6). */
  at: number
  /** What was done: 提交广告审核. */
  what: string
  /** To what: names, or their number. */
  subject: string
  /** `refused`: the server said no; `failed`: it did not get there; `unknown`: no answer came (N6). */
  state: 'done' | 'refused' | 'failed' | 'unknown'
  /** Why not, in words. */
  why?: string
}

/** How many are kept, and for how long (ms). */
const KEPT_NOTES = 300
const KEPT_FOR = 7 * 24 * 3_600_000
const LONGEST = 200

const STATES: readonly unknown[] = ['done', 'refused', 'failed', 'unknown'] satisfies DayNote['state'][]

function isNote(value: unknown): value is DayNote {
  const { at, what, subject, state, why } = (value ?? {}) as Partial<Record<keyof DayNote, unknown>>
  return (
    typeof at === 'number' &&
    typeof what === 'string' &&
    typeof subject === 'string' &&
    STATES.includes(state) &&
    (why === undefined || typeof why === 'string')
  )
}

const book = () =>
  stored(`console.day.${session.account ?? ''}`, (value) => (Array.isArray(value) ? value.filter(isNote) : undefined))

/** The last first. */
export function dayNotes(): DayNote[] {
  return book().read() ?? []
}

const cut = (text: string) => text.slice(0, LONGEST)

/** Writes down what was done, for the account that is signed in (U22). */
export function noteDay({ why, ...note }: DayNote) {
  if (session.account === undefined) return
  const kept = dayNotes().filter(({ at }) => serverNow() - at < KEPT_FOR)
  const made = { ...note, subject: cut(note.subject), ...(why !== undefined && { why: cut(why) }) }
  book().write([made, ...kept].slice(0, KEPT_NOTES))
}
