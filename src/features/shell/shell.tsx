import { useDisclosure } from '@mantine/hooks'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { apiConfig } from '#src/api/config.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { isOpenOverPage, useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { keepPage, openPages } from '#src/lib/url/open-pages.ts'
import { PageHead } from '#src/ui/page.tsx'
import { OverlayRoot } from '#src/ui/overlay/overlay-code.ts'
import { OverlayHost } from '#src/ui/overlay/overlay-host.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import '#src/ui/styles/kit.ts'
import { Header } from './header.tsx'
import { useShellOverlays } from './shell-overlays.tsx'
import { SideMenu } from './side-menu.tsx'
import classes from './shell.module.css'
import { isPage, pageKey } from './pages.ts'
import { useMenu } from './use-menu.ts'
import { useLoadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'

// only where the menu has no place at the side
const MenuDrawer = lazyComponent(() => import('./menu-drawer.tsx'), 'MenuDrawer')
const PageStrip = lazyComponent(() => import('./strip/page-strip.tsx'), 'PageStrip')
const RoleView = lazyComponent(() => import('./role-view.tsx'), 'RoleView')

interface ShellProps {
  children?: ReactNode
  /** What has its place in the header beside the shell's own tools. */
  tools?: ReactNode
  overlay?: ReactNode
}

/**
 * The frame around every page with a session: header, menu, the page (1§2), and over it what is the same on every page.
 */
export function Shell({ children, tools, overlay }: ShellProps) {
  const { collapsed, toggle } = useMenu()
  const [menuOpen, menu] = useDisclosure()
  const [head, setHead] = useState<HTMLElement | null>(null)
  const { open, overlays } = useShellOverlays()
  useClosesWithPage(menuOpen, menu.close, true)
  useKeptPages()
  const drawerLoaded = useLazyComponent(MenuDrawer, menuOpen, menu.close)
  return (
    <>
      <a href="#main" className={classes.skip}>
        跳到正文
      </a>
      <div className={classes.shell} data-collapsed={collapsed || undefined}>
        <aside className={classes.side}>
          <div className={classes.brand}>
            <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={24} height={24} />
            {!collapsed && <span>广告终端管理平台</span>}
          </div>
          <SideMenu collapsed={collapsed} />
        </aside>
        <div className={classes.sheet}>
          <Header {...{ collapsed, tools }} onToggle={toggle} onOpenMenu={menu.open} onOpen={open} headRef={setHead} />
          <PageHead value={head}>
            <Main>{children ?? <Outlet />}</Main>
          </PageHead>
          <Foot />
        </div>
      </div>
      {drawerLoaded && <MenuDrawer opened={menuOpen} onClose={menu.close} />}
      {overlays}
      {overlay}
      {apiConfig.demo && <Demo />}
      <OverlaysWhenIdle />
    </>
  )
}

/** Keeps which pages are open, for the ways back to them (U18). */
function useKeptPages() {
  const router = useRouter()
  useEffect(() => {
    let last: { key: string; index: number } | undefined
    function keep() {
      const page = router.state.matches.at(-1)
      if (!page || !isPage(page)) return
      const index = router.state.location.state.__TSR_index
      const key = pageKey(page)
      const over = page.staticData.over ?? []
      const search = Object.fromEntries(Object.entries(page.search).filter(([name]) => !over.includes(name)))
      // such as a new ad, which has its address once it is saved
      keepPage({ key, path: page.pathname, search }, last && last.index === index ? last.key : undefined)
      last = { key, index }
    }
    keep()
    const stop = router.subscribe('onResolved', keep)
    return () => {
      stop()
      openPages.set([])
    }
  }, [router])
}

/** The place of the strip, drawn before its code has come: else the page would be seen scrolling through it. */
function Foot() {
  return <div className={classes.foot}>{useLoadWhenIdle(PageStrip) && <PageStrip />}</div>
}

/** The place of questions and messages. */
function OverlaysWhenIdle() {
  return <OverlayHost atRest={useLoadWhenIdle(OverlayRoot)} />
}

/** What only a simulated server has. */
function Demo() {
  return useLoadWhenIdle(RoleView) && <RoleView />
}

/** The page's place; after a navigation the focus starts here, as it would on a page of its own. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const page = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const router = useRouter()
  // a page that the browser has just opened begins at its top; coming from login is a navigation like any other
  const opening = useRef(router.state.resolvedLocation === undefined)
  useEffect(() => {
    if (!opening.current && !isOpenOverPage()) main.current?.focus({ preventScroll: true })
    opening.current = false
  }, [page])
  return (
    <main ref={main} id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
  )
}
