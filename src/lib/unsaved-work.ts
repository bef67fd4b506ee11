/*
 * Who holds work that is not saved: open forms, files on their way, later the editor. The browser asks before the page
 * is left, and an expired session opens the login over the work instead of leaving it.
 */

/** Where work lives: a `page` of the console, which a navigation ends, or the `console` as a whole, which goes on over it. */
export type WorkPlace = 'page' | 'console'

const holders = new Map<symbol, WorkPlace>()

/** Registers unsaved work; call what is returned when it is saved or given up. */
export function holdUnsavedWork(place: WorkPlace = 'page'): () => void {
  const holder = Symbol('unsaved work')
  holders.set(holder, place)
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
  return [...holders.values()].includes('page')
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
