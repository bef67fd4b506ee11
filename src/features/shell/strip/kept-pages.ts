import { session } from '#src/api/session.ts'
import { createCell } from '#src/lib/data/cell.ts'
import { stored } from '#src/lib/dom/stored.ts'
import { whenIdle } from '#src/lib/dom/when-idle.ts'
import { openPages, type OpenPage } from '#src/lib/url/open-pages.ts'

/* Keeps the open pages over a reload of the tab; another account sees none of them (U18, L9). */

/** Of more than these the one goes that nobody has looked at for longest. */
export const MOST_PAGES = 12

const place = stored(
  'console.pages',
  (value) => {
    const { account, pages } = value as { account?: unknown; pages?: unknown }
    return typeof account === 'string' && Array.isArray(pages)
      ? { account, pages: pages.filter(isOpenPage) }
      : undefined
  },
  'tab',
)

function isOpenPage(value: unknown): value is OpenPage {
  const { key, path, search, visit } = (value ?? {}) as Partial<Record<keyof OpenPage, unknown>>
  const texts = [key, path].every((text) => typeof text === 'string')
  return texts && typeof search === 'object' && search !== null && typeof visit === 'number'
}

/** True once the pages that were stored before a reload are among the open ones again. */
export const pagesFollowed = createCell(false)

/** Has the pages of who is signed in, and keeps them as they change. Returns how to stop. */
export function followPages(): () => void {
  const { account = '' } = session
  let unwritten: OpenPage[] | undefined
  function write() {
    if (unwritten) place.write({ account, pages: unwritten })
    unwritten = undefined
  }
  function keep() {
    const pages = openPages.get()
    if (pages.length > MOST_PAGES) return openPages.set(latest(pages))
    // without any it is about to go
    if (pages.length === 0) return
    if (!unwritten) whenIdle(write)
    unwritten = [...pages]
  }
  window.addEventListener('pagehide', write)
  // first, so that what is left of too many is kept as well
  const stop = openPages.subscribe(keep)
  const kept = place.read()
  if (kept?.account === account) openPages.set(joined(kept.pages, openPages.get()))
  keep()
  pagesFollowed.set(true)
  return () => {
    stop()
    write()
    window.removeEventListener('pagehide', write)
    pagesFollowed.set(false)
    if (session.token === undefined && session.ended === undefined) place.remove()
  }
}

/** The pages of before the reload, and those that were looked at since. */
function joined(before: readonly OpenPage[], since: readonly OpenPage[]): OpenPage[] {
  const last = Math.max(0, ...before.map(({ visit }) => visit))
  const later = since.map((page) => ({
    ...page,
    name: page.name ?? before.find(({ key }) => key === page.key)?.name,
    visit: page.visit + last,
  }))
  const places = before.map((page) => later.find(({ key }) => key === page.key) ?? page)
  return [...places, ...later.filter((page) => !places.includes(page))]
}

function latest(pages: readonly OpenPage[]): OpenPage[] {
  const visits = pages.map(({ visit }) => visit).sort((a, b) => b - a)
  return pages.filter(({ visit }) => visit >= (visits[MOST_PAGES - 1] ?? 0))
}

export function namePage(key: string, name: string) {
  openPages.set(openPages.get().map((page) => (page.key === key ? { ...page, name } : page)))
}

/** Notes how far down a page is that is about to be left, and gives what keeps that. */
export function scrollKeeper(key: string): () => void {
  const scroll = [window.scrollY, listOf()?.scrollTop ?? 0] as const
  return () => openPages.set(openPages.get().map((page) => (page.key === key ? { ...page, scroll } : page)))
}

export function scrollTo([page, list]: readonly [page: number, list: number]) {
  window.scrollTo(0, page)
  listOf()?.scrollTo(0, list)
}

/** What scrolls in place of the page: a table. */
const listOf = () => document.querySelector('main [data-page]')

export function closePages(keys: readonly string[]) {
  openPages.set(openPages.get().filter(({ key }) => !keys.includes(key)))
}
