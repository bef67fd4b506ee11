import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PagePending } from '#src/features/shell/page-pending.tsx'
import { parseSearch, stringifySearch } from '#src/lib/url/search-params.ts'
import { ErrorPage } from '#src/features/shell/error-page.tsx'
import { SessionGuard } from './session-guard.tsx'
import { routeTree } from './route-tree.gen.ts'

/** The product's name, in titles and headers. */
const PRODUCT = '广告终端管理平台'

/**
 * Makes the router, in the address bar unless it is given a history of its own; hovering a link loads what it leads to.
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    history,
    basepath: history ? '/' : import.meta.env.BASE_URL,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // the query cache decides what is fresh, not the router
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorPage,
    scrollRestoration: true,
    InnerWrap: SessionGuard,
  })
  router.subscribe('onResolved', () => {
    const title = router.state.matches.at(-1)?.staticData.title
    document.title = title ? `${title} - ${PRODUCT}` : PRODUCT
  })
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  /** State of a history entry, which its address does not show. */
  interface HistoryState {
    /** Whose account the login page fills in. */
    account?: string
    /** How far down the page was, and the list on it, when it was left. */
    scroll?: readonly [page: number, list: number]
  }
}
