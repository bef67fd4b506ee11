import { ActionIcon } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import {
  IconDownload,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '@tabler/icons-react'
import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { deployment } from '#src/api/deployment.ts'
import { useCan } from '#src/api/user-info.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { minutesAhead } from '#src/domain/server-time.ts'
import { serverZone } from '#src/domain/server-zone.ts'
import { insecure } from '#src/lib/dom/insecure.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { wayBack } from '#src/lib/url/open-pages.ts'
import { clockOffset, onClockOffset, serverNow } from '#src/lib/time/server-clock.ts'
import { Hint } from '#src/ui/overlay/hint.tsx'
import { AccountMenu } from './account-menu.tsx'
import type { ClockDifference } from './clock-words.ts'
import { ColorSchemeButton } from './color-scheme-button.tsx'
import classes from './header.module.css'
import { NavigationProgress } from './navigation-progress.tsx'
import { pagesOf } from './pages.ts'
import { PaletteButton } from './palette-button.tsx'
import type { ShellOverlay } from './shell-overlays.tsx'
import { useLoadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'

const HeaderBadge = lazyComponent(() => import('#src/ui/feedback/header-badge.tsx'), 'HeaderBadge')
const ClockBadge = lazyComponent(() => import('./clock-badge.tsx'), 'ClockBadge')

interface HeaderProps {
  collapsed: boolean
  /** Collapses or expands the side menu. */
  onToggle: () => void
  /** Opens the menu where it has no place at the side. */
  onOpenMenu: () => void
  /** Opens the palette, or the change of password. */
  onOpen: (overlay: ShellOverlay) => void
  /** Tools of the page's other parts. */
  tools?: ReactNode
  /** Where a page has its title. */
  headRef: Ref<HTMLDivElement>
}

export function Header({ collapsed, onToggle, onOpenMenu, onOpen, tools, headRef }: HeaderProps) {
  const toggle = collapsed ? '展开菜单' : '收起菜单'
  return (
    <header className={classes.header}>
      <NavigationProgress />
      <div className={classes.row}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.toggle}
          onClick={onToggle}
          aria-label={toggle}
          aria-expanded={!collapsed}
        >
          {collapsed ? (
            <IconLayoutSidebarLeftExpand size={18} stroke={1.6} />
          ) : (
            <IconLayoutSidebarLeftCollapse size={18} stroke={1.6} />
          )}
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.open}
          onClick={onOpenMenu}
          aria-label="打开菜单"
        >
          <IconMenu2 size={18} stroke={1.6} />
        </ActionIcon>
        <div className={classes.title}>
          <Crumbs />
          <div ref={headRef} className={classes.head} />
          <PrintedAt />
        </div>
        <div className={classes.tools}>
          {insecure !== undefined && <Insecure why={insecure} />}
          <Clock />
          <PaletteButton onOpen={() => onOpen('palette')} />
          {tools}
          <Hint label="终端下载">
            <ActionIcon component={Link} to="/upload" variant="subtle" color="gray" size="lg" aria-label="终端下载">
              <IconDownload size={18} stroke={1.6} />
            </ActionIcon>
          </Hint>
          <ColorSchemeButton />
          <AccountMenu onChangePassword={() => onOpen('password')} />
        </div>
      </div>
    </header>
  )
}

/** When a page is printed, which stands on paper alone. */
function PrintedAt() {
  const [moment, setMoment] = useState<string>()
  useWindowEvent('beforeprint', () => flushSync(() => setMoment(formatMoment(serverNow()))))
  return (
    <span className={classes.printed} aria-hidden>
      {moment}
    </span>
  )
}

function Insecure({ why }: { why: string }) {
  return useLoadWhenIdle(HeaderBadge) && <HeaderBadge kind="insecure" text="非安全连接" why={why} />
}

/** What is to be said of the clocks, where they differ. */
function Clock() {
  const offset = useSyncExternalStore(onClockOffset, () => Math.round(clockOffset() / 60_000))
  const now = new Date(serverNow())
  const zoneAhead = minutesAhead(now) + now.getTimezoneOffset()
  const zone = serverZone()
  const { serverZone: unknownZone = zone } = deployment
  if (offset === 0 && zoneAhead === 0 && unknownZone === zone) return null
  return (
    <ClockWhenIdle
      offset={offset}
      zoneAhead={zoneAhead}
      zone={zone}
      unknownZone={unknownZone === zone ? undefined : unknownZone}
    />
  )
}

function ClockWhenIdle(difference: ClockDifference) {
  return useLoadWhenIdle(ClockBadge) && <ClockBadge {...difference} />
}

function Crumbs() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  if (!page?.title) return <span className={classes.crumbs} />
  return (
    <nav aria-label="当前位置" className={classes.crumbs} data-alone={page.breadcrumb ? undefined : true}>
      <div className={classes.trail}>
        {page.breadcrumb && (
          <>
            <Above {...page.breadcrumb} />
            <span className={classes.sign}>/</span>
          </>
        )}
        <span aria-current="page" className={classes.here} title={page.title}>
          {page.title}
        </span>
      </div>
    </nav>
  )
}

/** The page that this one stands below: a link for whoever may open it. */
function Above({ title, to }: { title: string; to: string }) {
  const router = useRouter()
  // the path of a section ends with a slash
  const page = pagesOf(router).find(({ path }) => path === to || path === `${to}/`)
  const may = useCan()(page?.permission ?? '-1')
  return may ? (
    <Link to={to} {...wayBack(to)} className={classes.above} activeOptions={{ exact: true }}>
      {title}
    </Link>
  ) : (
    <span className={classes.above}>{title}</span>
  )
}
