import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type WheelEvent } from 'react'
import { followDrafts } from '#src/api/follow-drafts.ts'
import { session } from '#src/api/session.ts'
import { useCell } from '#src/lib/data/cell.ts'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { useLatest } from '#src/lib/hooks/use-latest.ts'
import { wayTo } from '#src/lib/url/open-pages.ts'
import { ContextMenu } from '#src/ui/overlay/context-menu.tsx'
import { isPage, pageKey } from '../pages.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { closePages, followPages, pagesFollowed, scrollKeeper, scrollTo } from './kept-pages.ts'
import classes from './page-strip.module.css'
import { useStripPages, type StripPage } from './strip-pages.ts'

/** The pages that are open, at the lower edge of the window (U18), and the saved views (U20). */
export function PageStrip() {
  const { pages, current } = useStripPages()
  const close = useClose(pages, current)
  const [menu, setMenu] = useState<{ page: StripPage; x: number; y: number; opened: boolean }>()
  const closeMenu = () => setMenu((before) => before && { ...before, opened: false })
  useClosesWithPage(menu?.opened === true, closeMenu, true)
  const followed = useCell(pagesFollowed)
  useEffect(followPages, [])
  useScrollOf(current)
  useEffect(() => followDrafts(session.account ?? ''), [])
  const reachable = pages.some(({ key }) => key === current) ? current : pages[0]?.key
  // it is not seen with one page alone before those of before a reload are there
  if (!followed) return null
  return (
    <>
      <nav aria-label="打开的页面" className={classes.strip} onWheel={scrollSideways}>
        <ul className={classes.pages}>
          {pages.map((page) => (
            <OpenPageTab
              key={page.key}
              page={page}
              isCurrent={page.key === current}
              isReachable={page.key === reachable}
              onClose={pages.length > 1 ? () => void close([page.key]) : undefined}
              onMenu={(place) => setMenu({ page, ...place, opened: true })}
            />
          ))}
        </ul>
      </nav>
      <SavedViews />
      {menu && (
        <ContextMenu
          key={`${menu.x} ${menu.y}`}
          place={menu}
          opened={menu.opened}
          onClose={closeMenu}
          entries={[
            {
              label: '关闭',
              disabledReason: pages.length > 1 ? undefined : '只打开了这一个页面',
              onClick: () => void close([menu.page.key]),
            },
            {
              label: '关闭其他页面',
              disabledReason: pages.length > 1 ? undefined : '只打开了这一个页面',
              onClick: () => void close(pages.map(({ key }) => key).filter((key) => key !== menu.page.key)),
            },
          ]}
        />
      )}
    </>
  )
}

/** The strip has no other direction. */
function scrollSideways({ currentTarget, deltaY, shiftKey }: WheelEvent<HTMLElement>) {
  if (!shiftKey) currentTarget.scrollLeft += deltaY
}

/** Leads back to where a page was scrolled to, from the strip, the menu and every way back. */
function useScrollOf(current: string | undefined) {
  const router = useRouter()
  const key = useLatest(current)
  useEffect(() => {
    let keep: (() => void) | undefined
    const stops = [
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged && key.current !== undefined) keep = scrollKeeper(key.current)
      }),
      // with the page that is kept then, so that the strip is drawn once
      router.subscribe('onResolved', () => {
        keep?.()
        keep = undefined
      }),
      router.subscribe('onRendered', ({ toLocation: { state }, pathChanged }) => {
        const { scroll } = state
        // with the frame, which lays the page out anyway
        if (pathChanged && scroll) requestAnimationFrame(() => scrollTo(scroll))
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router, key])
}

interface TabProps {
  page: StripPage
  isCurrent: boolean
  /** The one that Tab comes to; arrow keys lead to the others. */
  isReachable: boolean
  onClose: (() => void) | undefined
  onMenu: (place: { x: number; y: number }) => void
}

function OpenPageTab({ page, isCurrent, isReachable, onClose, onMenu }: TabProps) {
  const { path, title, label, mark } = page
  const name = label === title ? title : `${label}，${title}`
  const tab = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isCurrent) return
    // with the frame, which lays the page out anyway
    const frame = requestAnimationFrame(() => tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    return () => cancelAnimationFrame(frame)
    // a name that comes later makes it wider
  }, [isCurrent, label])
  function onAuxClick(event: MouseEvent) {
    if (event.button !== 1) return
    // it opens no other tab of the browser
    event.preventDefault()
    onClose?.()
  }
  return (
    <li
      ref={tab}
      className={classes.page}
      data-current={isCurrent || undefined}
      data-closes={onClose ? true : undefined}
    >
      <Link
        to={path}
        {...wayTo(page)}
        activeOptions={{ exact: true }}
        className={classes.link}
        tabIndex={isReachable ? 0 : -1}
        aria-current={isCurrent ? 'page' : undefined}
        aria-keyshortcuts={onClose && 'Delete'}
        title={mark ? `${name}（${mark}）` : name}
        // where one is already nothing moves
        onClick={(event) => isCurrent && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.preventDefault()}
        onMouseDown={(event) => event.button === 1 && event.preventDefault()}
        onAuxClick={onAuxClick}
        onContextMenu={(event) => {
          event.preventDefault()
          onMenu({ x: event.clientX, y: event.clientY })
        }}
        onKeyDown={(event) => onKeyDown(event, onClose)}
      >
        <span className={classes.label}>{label}</span>
        {label !== title && <span className={classes.kind}>{title}</span>}
        {mark && <span className={classes.mark}>{mark}</span>}
      </Link>
      {onClose && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={18}
          className={classes.close}
          // Delete does it
          tabIndex={-1}
          aria-label={`关闭 ${name}`}
          title="关闭（中键或 Delete）"
          // the second of a double click would close the page that has come below the pointer
          onClick={({ detail }) => detail < 2 && onClose()}
        >
          <IconX size={12} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** Arrow keys lead along the strip, Delete closes. */
function onKeyDown(event: KeyboardEvent<HTMLElement>, close: (() => void) | undefined) {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const at = links.findIndex((link) => link === event.currentTarget)
  if (event.key === 'Delete' && close) {
    close()
    return (links[at + 1] ?? links[at - 1])?.focus()
  }
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  links.at(to % links.length)?.focus()
}

/** Closes pages; of the one that is looked at the next takes the place, once unsaved work on it was asked about. */
function useClose(pages: readonly StripPage[], current: string | undefined) {
  const router = useRouter()
  return async (keys: readonly string[]) => {
    const at = pages.findIndex(({ key }) => key === current)
    if (current === undefined || at < 0 || !keys.includes(current)) return closePages(keys)
    const next =
      pages.slice(at + 1).find(({ key }) => !keys.includes(key)) ??
      pages.slice(0, at).findLast(({ key }) => !keys.includes(key))
    if (!next) return
    await router.navigate({ to: next.path, ...wayTo(next) })
    const page = router.state.matches.at(-1)
    // it is stayed on, or something else was wanted meanwhile
    if (page && isPage(page) && pageKey(page) === next.key) closePages(keys)
  }
}
