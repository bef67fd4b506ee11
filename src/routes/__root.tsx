import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { Permission } from '#src/domain/permissions.ts'
import type { MenuCount, MenuIcon } from '#src/features/shell/menu-entries.ts'
import { BareErrorPage } from '#src/features/shell/error-page.tsx'

export interface RouterContext {
  queryClient: QueryClient
}

declare module '@tanstack/react-router' {
  /** Every route says what it is called and who may open it: guard, menu, breadcrumb and title read it here. */
  interface StaticDataRouteOption {
    /** The page's title; empty for a route that is only a frame or a redirect. */
    title: string
    /** Codes of which any opens the route; '-1' for any session, or for pages that need none. */
    permission: Permission
    /**
     * The entry in the side menu, under its breadcrumb if it has one; a route without an entry is reached by other
     * ways.
     */
    menu?: { icon: MenuIcon; order: number; count?: MenuCount }
    /** The page that this one stands below: before it in the breadcrumb, and marked in the menu. */
    breadcrumb?: { title: string; to: string }
    /** What of its address opens over it: the way back to it leaves that closed. */
    over?: readonly string[]
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { title: '', permission: '-1' },
  component: Outlet,
  errorComponent: BareErrorPage,
})
