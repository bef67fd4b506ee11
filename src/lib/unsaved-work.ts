/*
 * Who holds work that is not saved: open forms, files on their way, the editor. The browser asks before the page
 * is left, and an expired session opens the login over the work instead of leaving it.
 */

/** Where work lives: a `page` of the console, which a navigation ends, or the `console` as a whole, which goes on over it. */
export type WorkPlace = 'page' | 'console'

/** What is asked before the work is left, in words that fit it. */
export interface LeaveQuestion {
  title: string
  message: string
  confirmLabel: string
}

const holders = new Map<symbol, { place: WorkPlace; question: LeaveQuestion | undefined }>()

/** Registers unsaved work, with what to ask before it is left if that is more than usual; call what is returned when it is saved or given up. */
export function holdUnsavedWork(place: WorkPlace = 'page', question?: LeaveQuestion): () => void {
  const holder = Symbol('unsaved work')
  holders.set(holder, { place, question })
  if (holders.size === 1) window.addEventListener('beforeunload', ask)
  return () => {
    if (holders.delete(holder) && holders.size === 0) window.removeEventListener('beforeunload', ask)
  }
}

/** Whether anything would be lost by leaving the console. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0
}

/** Whether anything typed would be lost by going to another page of the console. */
export function hasUnsavedPage(): boolean {
  return onPage().length > 0
}

/** What to ask before the page is left, in the words of the last who began work on it; undefined for the usual question. */
export function leaveQuestion(): LeaveQuestion | undefined {
  return onPage().at(-1)?.question
}

function onPage() {
  return [...holders.values()].filter(({ place }) => place === 'page')
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
