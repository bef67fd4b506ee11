import type { RegisteredRouter, StaticDataRouteOption } from '@tanstack/react-router'

export interface Page extends StaticDataRouteOption {
  id: string
  path: string
}

/** Every page that has a path, in no order. */
export function pagesOf({ routesByPath }: Pick<RegisteredRouter, 'routesByPath'>): Page[] {
  return Object.values(routesByPath).map(({ id, fullPath, options }) => ({
    ...options.staticData,
    id,
    path: fullPath,
  }))
}

/** Whether it is a page of its own: neither a section, which leads on, nor an address that leads nowhere. */
export const isPage = ({ fullPath }: { fullPath: string }) => !/[$]|\/$/.test(fullPath)

/** What tells a page that is looked at from others: its path and, without an entry in the menu, the record it shows. */
export function pageKey({ pathname, search, staticData: { menu } }: Looked): string {
  const { id, type } = search as { id?: string; type?: string }
  return menu || id === undefined ? pathname : `${pathname} ${id} ${type}`
}

interface Looked {
  pathname: string
  search: object
  staticData: StaticDataRouteOption
}
