/*
 * Who holds work that is not saved: open forms, files on their way, the editor. The browser asks before the page
 * is left, and an expired session opens the login over the work instead of leaving it.
 */

export interface LeaveQuestion {
  title?: string
  message?: string
  confirmLabel?: string
  /** On its way to the server, and goes on when it is left. */
  isBeingSent?: boolean
}

export interface PageWork extends LeaveQuestion {
  /**
   * What ends it beside another page: a move in the history, which closes what is open over the page (the default); any
   * other address, for what the address names; or nothing, for what stands in the page itself. What goes on without
   * its page ends by the `tab` alone.
   */
  endsBy?: 'move' | 'address' | 'page' | 'tab'
  /** What signing out does to it. */
  signOut?: string
  /** Whether it is on its way to the server now. */
  sending?: () => boolean
}

export type Work = PageWork | 'console'

export interface Step {
  otherPage: boolean
  otherAddress: boolean
  /** Back or forward in the history. */
  moves: boolean
}

const holders = new Map<symbol, Work>()
const listeners = new Set<() => void>()

/** Registers unsaved work; call what is returned when it is saved or given up. */
export function holdUnsavedWork(work: Work = {}): () => void {
  const holder = Symbol('unsaved work')
  holders.set(holder, work)
  // once, however often
  window.addEventListener('beforeunload', ask)
  tell()
  return () => {
    if (!holders.delete(holder)) return
    if (holders.size === 0) window.removeEventListener('beforeunload', ask)
    tell()
  }
}

function tell() {
  for (const listener of listeners) listener()
}

/** Tells whenever some work is begun, saved or given up. Returns how to stop. */
export function onWorkChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function hasUnsavedWork(): boolean {
  return holders.size > 0
}

export function hasUnsavedPage(): boolean {
  return [...holders.values()].some((work) => work !== 'console')
}

/**
 * What to ask before a step, by the work that was begun last of what it ends; undefined when nothing would be lost.
 */
export function questionBefore(step: Step): LeaveQuestion | undefined {
  const work = [...holders.values()].findLast((work): work is PageWork => work !== 'console' && isEndedBy(work, step))
  return work?.sending?.() ? { isBeingSent: true } : work
}

/** Everything that is not saved. */
export const unsavedWorks = (): Work[] => [...holders.values()]

function isEndedBy({ endsBy = 'move' }: PageWork, { otherPage, otherAddress, moves }: Step): boolean {
  if (endsBy === 'tab') return false
  return otherPage || (endsBy === 'move' && moves) || (endsBy === 'address' && otherAddress)
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
