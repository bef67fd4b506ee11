import { createCell } from '../data/cell.ts'

/*
 * The pages that are open in this tab, each with the address that it had last: the strip, the menu and every way back
 * lead there (U18).
 */

export interface OpenPage {
  /** What tells it from others: its path, and which record it shows. */
  key: string
  path: string
  search: object
  /** How far down it was when it was left, and the list on it (px). */
  scroll?: readonly [page: number, list: number]
  /** What the record is called, once that is known. */
  name?: string | undefined
  /** The larger, the later it was looked at. */
  visit: number
}

/** In the order in which they were opened. */
export const openPages = createCell<readonly OpenPage[]>([])

/** Keeps a page as it is looked at; the one of whose address it has taken the place gives up its own. */
export function keepPage(page: Omit<OpenPage, 'name' | 'visit'>, replaced?: string) {
  const pages = openPages.get()
  const before = pages.find(({ key }) => key === page.key)
  const kept = { ...before, ...page, visit: 1 + Math.max(0, ...pages.map(({ visit }) => visit)) }
  const at = before ? page.key : replaced
  const others = pages.map((other) => (other.key === at ? kept : other)).filter(({ key }) => key !== replaced)
  openPages.set(others.includes(kept) ? others : [...others, kept])
}

/** What of a link leads to where a page was left: its filters and its page, as far down as it was scrolled. */
export const wayTo = ({ search = {}, scroll }: Partial<OpenPage> = {}) => ({ search, state: { scroll } })

/** The page of a path that is open. */
export const openPageAt = (path: string) => openPages.get().find((page) => page.path === path)

export const wayBack = (path: string) => wayTo(openPageAt(path))
