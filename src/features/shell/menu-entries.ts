import { useRouter } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useCan } from '#src/api/user-info.ts'
import type { LazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { pagesOf } from './pages.ts'

/** The names of the menu's icons; the side menu has the drawings, so that they load with it. */
export type MenuIcon =
  | 'home'
  | 'device'
  | 'material'
  | 'program'
  | 'review'
  | 'order'
  | 'deviceReport'
  | 'programReport'
  | 'commandLog'
  | 'playLog'
  | 'org'
  | 'role'
  | 'account'

export interface MenuCount {
  /** Draws the number as it is told; nothing for none. Loaded when the page has come to rest. */
  source: LazyComponent<{ children: (count: number) => ReactNode }>
  /** The number in words, for those who hear the menu. */
  words: (count: number) => string
}

export interface MenuEntry {
  path: string
  title: string
  icon: MenuIcon
  order: number
  count?: MenuCount
  /** What the entry stands under, such as 日志: the breadcrumb of its route. */
  group?: string
}

/** The menu of this user: the routes that have an entry and that the user may open (1§2). */
export function useMenuEntries(): MenuEntry[] {
  const router = useRouter()
  const can = useCan()
  const pages = useMemo(() => pagesOf(router), [router])
  return (
    pages
      .flatMap(({ path, title, permission, menu, breadcrumb }) =>
        menu && can(permission) ? [{ path, title, group: breadcrumb?.title, ...menu }] : [],
      )
      // a section stands for itself only while none of its pages may be opened
      .filter(
        ({ path }, _, all) =>
          !all.some((below) => below.path !== path && path.endsWith('/') && below.path.startsWith(path)),
      )
      .sort((a, b) => a.order - b.order)
  )
}

/**
 * Entries that stand together, in the order of the menu; those without a group that follow each other stand together
 * too.
 */
export function groupEntries(entries: readonly MenuEntry[]): { group?: string; entries: MenuEntry[] }[] {
  const groups: { group?: string; entries: MenuEntry[] }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last.group === entry.group) last.entries.push(entry)
    else groups.push({ group: entry.group, entries: [entry] })
  }
  return groups
}
