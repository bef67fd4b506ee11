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
