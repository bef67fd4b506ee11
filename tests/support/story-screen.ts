import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createElement, useState, type FunctionComponent } from 'react'
import { parseSearch, stringifySearch } from '#src/lib/url/search-params.ts'

interface StoryScreenProps {
  screen: FunctionComponent
  /** Below the shell, such as `form/role`, and what the address says after it. */
  path: string
  search?: string
  validateSearch: (given: Record<string, unknown>) => object
  client: () => QueryClient
}

export function StoryScreen({ screen, path, search = '', validateSearch, client: makeClient }: StoryScreenProps) {
  const [{ client, router }] = useState(() => {
    const staticData = { title: path, permission: '-1' } as const
    const root = createRootRoute({ staticData })
    const shell = createRoute({ getParentRoute: () => root, id: '_shell', staticData })
    const page = createRoute({ getParentRoute: () => shell, path, staticData, validateSearch, component: screen })
    const routeTree = root.addChildren([shell.addChildren([page])])
    return {
      client: makeClient(),
      router: createRouter({
        routeTree,
        parseSearch,
        stringifySearch,
        history: createMemoryHistory({ initialEntries: [`/${path}${search}`] }),
      }),
    }
  })
  return createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router }))
}
