/*
 * Who holds work that is not saved: open forms, files on their way, the editor. The browser asks before the page
 * is left, and an expired session opens the login over the work instead of leaving it.
 */

/** What is asked before work is left; what is not said is as usual. */
export interface LeaveQuestion {
  title?: string
  message?: string
  confirmLabel?: string
}

/**
 * Work of a page of the console, which a navigation ends, by the question before that; or of the `console` as a whole,
 * which goes on over it.
 */
export type Work = LeaveQuestion | 'console'

const holders = new Map<symbol, Work>()
const listeners = new Set<() => void>()

/** Registers unsaved work; call what is returned when it is saved or given up. */
export function holdUnsavedWork(work: Work = {}): () => void {
  const holder = Symbol('unsaved work')
  holders.set(holder, work)
  if (holders.size === 1) window.addEventListener('beforeunload', ask)
  return () => {
    if (!holders.delete(holder)) return
    if (holders.size === 0) window.removeEventListener('beforeunload', ask)
    for (const listener of listeners) listener()
  }
}

/** Tells whenever some work is saved or given up. Returns how to stop. */
export function onWorkReleased(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether anything would be lost by leaving the console. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0
}

/**
 * What to ask before another page of the console, by the work that was begun last; undefined when nothing would be
 * lost.
 */
export function unsavedPage(): LeaveQuestion | undefined {
  return [...holders.values()].findLast((work) => work !== 'console')
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
