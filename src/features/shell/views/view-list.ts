import { session } from '#src/api/session.ts'
import { nameWrong } from '#src/domain/validation.ts'
import { createCell } from '#src/lib/data/cell.ts'
import { stored } from '#src/lib/dom/stored.ts'
import { cleanText } from '#src/lib/text/clean-text.ts'

/** A name for an address of a list, kept by account in this browser (U20). No two have the same. */
export interface SavedView {
  name: string
  path: string
  search: object
}

export const MOST_VIEWS = 30
export const VIEW_NAME_LIMIT = 20

/** In the order in which they were saved. */
export const savedViews = createCell<readonly SavedView[]>([])

/** What the form of a name is open for: a view that has one already, or an address that gets its first. */
export type ViewToName = Omit<SavedView, 'name'> & { name?: string }
export const viewToName = createCell<ViewToName | undefined>(undefined)

const place = () =>
  stored(`console.views.${session.account ?? ''}`, (value) =>
    Array.isArray(value) ? value.filter(isView).slice(0, MOST_VIEWS) : undefined,
  )

function isView(value: unknown): value is SavedView {
  const { name, path, search } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>
  return [name, path].every((text) => typeof text === 'string') && typeof search === 'object' && search !== null
}

/** Has the views of who is signed in, also as other tabs change them. Returns how to stop. */
export function followViews(): () => void {
  const look = () => savedViews.set(place().read() ?? [])
  look()
  window.addEventListener('storage', look)
  return () => {
    window.removeEventListener('storage', look)
    savedViews.set([])
  }
}

/** Saves an address by a name, or gives a view another one. */
export function saveView({ name: before, path, search }: ViewToName, name: string) {
  const view = { name: cleanText(name), path, search }
  change((views) =>
    views.some((other) => other.name === before)
      ? views.map((other) => (other.name === before ? view : other))
      : [...views, view],
  )
}

export function deleteView(name: string) {
  change((views) => views.filter((view) => view.name !== name))
}

function change(work: (views: SavedView[]) => SavedView[]) {
  // another tab may have saved some
  const views = work(place().read() ?? [])
  place().write(views)
  savedViews.set(views)
}

/** What is wrong with a name for a view that is called `before` so far. */
export function viewNameWrong(name: string, views: readonly SavedView[], before?: string): string | null {
  const wrong = nameWrong('视图名称', name, { limit: VIEW_NAME_LIMIT })
  if (wrong !== null) return wrong
  const taken = views.some((view) => view.name !== before && view.name === cleanText(name))
  return taken ? '已有同名的视图' : null
}
