import { useQueryClient } from '@tanstack/react-query'
import { useMatches, useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { draftedAds, draftKeyOf } from '#src/api/drafted-ads.ts'
import { read } from '#src/api/query.ts'
import { useCan } from '#src/api/user-info.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { useCell } from '#src/lib/data/cell.ts'
import { onWorkChanged, questionBefore } from '#src/lib/hooks/unsaved-work.ts'
import { openPages, type OpenPage } from '#src/lib/url/open-pages.ts'
import { isPage, pageKey, pagesOf } from '../pages.ts'
import { namePage } from './kept-pages.ts'

export interface StripPage extends OpenPage {
  /** What kind of page it is: 广告制作. */
  title: string
  /** The record that it shows, by name; else what kind of page it is. */
  label: string
  /** What is on it that is not saved. */
  mark: '未保存' | '草稿' | undefined
}

/** The pages that are open and may be, in words. */
export function describePages(
  pages: readonly OpenPage[],
  router: Pick<RegisteredRouter, 'routesByPath'>,
  may: (permission: Permission) => boolean,
  drafted: ReadonlySet<string>,
): StripPage[] {
  const routes = new Map(pagesOf(router).map((route) => [route.path, route]))
  return pages.flatMap((page) => {
    const route = routes.get(page.path)
    if (!route?.title || !may(route.permission)) return []
    const mark = hasDraft(page, drafted) ? ('草稿' as const) : undefined
    return [{ ...page, title: route.title, label: page.name ?? route.title, mark }]
  })
}

function hasDraft({ path, search }: OpenPage, drafted: ReadonlySet<string>): boolean {
  const { id, type } = search as { id?: string; type?: string }
  return path === EDITOR && drafted.has(draftKeyOf(id, type === '2'))
}

const EDITOR = '/editorFive'

/** Pages that show one ad, and are reached from it. */
export const OF_ONE_RECORD: ReadonlySet<string> = new Set(['/checkPubMet', EDITOR])

/** Whether something on the page would be lost with it. */
const isUnsaved = () => questionBefore({ otherPage: true, otherAddress: true, moves: false }) !== undefined

/** What the strip shows, and which page is looked at. */
export function useStripPages(): { pages: StripPage[]; current: string | undefined } {
  const router = useRouter()
  const can = useCan()
  const kept = useCell(openPages)
  const drafted = useCell(draftedAds)
  const unsaved = useSyncExternalStore(onWorkChanged, isUnsaved)
  const current = useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      return page && isPage(page) ? pageKey(page) : undefined
    },
  })
  useNames(kept, current)
  const pages = useMemo(() => describePages(kept, router, can, drafted), [kept, router, can, drafted])
  return {
    pages: pages.map((page) => (unsaved && page.key === current ? { ...page, mark: '未保存' } : page)),
    current,
  }
}

/** Learns what the ad of a page is called, once that is loaded, and when it gets another name. */
function useNames(pages: readonly OpenPage[], current: string | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    const page = pages.find(({ key }) => key === current)
    const { id } = (page?.search ?? {}) as { id?: string }
    if (page === undefined || id === undefined || page.key === page.path) return
    const { key, name } = page
    const { queryKey } = read('programGet', { path: { id } })
    function look() {
      const known = client.getQueryData(queryKey)?.name
      if (known && known !== name) namePage(key, known)
    }
    look()
    return client.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') look()
    })
  }, [client, pages, current])
}
