import { VisuallyHidden } from '@mantine/core'
import {
  IconBroadcast,
  IconChartBar,
  IconChartHistogram,
  IconClipboardCheck,
  IconDeviceTv,
  IconHome,
  IconPhotoVideo,
  IconPresentation,
  IconReceipt,
  IconShieldLock,
  IconSitemap,
  IconTerminal2,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactNode } from 'react'
import { openPageAt, openPages, wayTo } from '#src/lib/url/open-pages.ts'
import { Hint } from '#src/ui/overlay/hint.tsx'
import { groupEntries, useMenuEntries, type MenuEntry, type MenuIcon } from './menu-entries.ts'
import { useLoadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import classes from './side-menu.module.css'

const icons: Record<MenuIcon, Icon> = {
  home: IconHome,
  device: IconDeviceTv,
  material: IconPhotoVideo,
  program: IconPresentation,
  review: IconClipboardCheck,
  order: IconReceipt,
  deviceReport: IconChartBar,
  programReport: IconChartHistogram,
  commandLog: IconTerminal2,
  playLog: IconBroadcast,
  org: IconSitemap,
  role: IconShieldLock,
  account: IconUsers,
}

/**
 * The side menu: every entry the user may open; hovering one loads it. Collapsed it shows icons with their names as
 * hints.
 */
export function SideMenu({ collapsed, onOpen }: { collapsed: boolean; onOpen?: () => void }) {
  return (
    <nav className={classes.menu} aria-label="主菜单" data-collapsed={collapsed || undefined}>
      {groupEntries(useMenuEntries()).map(({ group, entries }) => (
        <div key={entries[0]?.path} className={classes.group} role={group && 'group'} aria-label={group}>
          {group !== undefined && (
            <span className={classes.heading} aria-hidden>
              {group}
            </span>
          )}
          {entries.map((entry) => (
            <Entry key={entry.path} {...entry} collapsed={collapsed} onOpen={onOpen} />
          ))}
        </div>
      ))}
    </nav>
  )
}

function Entry({
  path,
  title,
  icon,
  count,
  collapsed,
  onOpen,
}: MenuEntry & { collapsed: boolean; onOpen?: () => void }) {
  const Drawing = icons[icon]
  const here = useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      return page?.pathname === path ? 'here' : page?.staticData.breadcrumb?.to === path ? 'below' : undefined
    },
  })
  const left = useSyncExternalStore(openPages.subscribe, () => openPageAt(path))
  // from elsewhere it leads to where the page was left, from the page itself to its beginning (U19)
  const begins = here === 'here'
  const counts = useLoadWhenIdle(count?.source)
  const counted = (drawn: (number: number, words: string) => ReactNode) =>
    counts && count && <count.source>{(number) => drawn(number, count.words(number))}</count.source>
  const label = (
    <>
      {title}
      {counted((_, words) => `，${words}`)}
    </>
  )
  return (
    <Hint label={label} position="right" disabled={!collapsed} touch={false}>
      <Link
        to={path}
        {...(begins ? undefined : wayTo(left))}
        // what it leads to is narrowed as the page was
        activeOptions={{ includeSearch: false }}
        title={begins ? '再次打开：不带筛选，从头开始' : undefined}
        className={classes.entry}
        data-above={here === 'below' || undefined}
        onClick={onOpen}
      >
        <Drawing size={16} stroke={1.6} aria-hidden />
        <span className={classes.title}>{title}</span>
        {counted((number, words) => (
          <>
            <VisuallyHidden>{words}</VisuallyHidden>
            <span className={classes.count} aria-hidden>
              {number > 99 ? '99+' : number}
            </span>
          </>
        ))}
      </Link>
    </Hint>
  )
}
