import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '#src/api/user-info.ts'
import { useCell } from '#src/lib/data/cell.ts'
import { openPages } from '#src/lib/url/open-pages.ts'
import { notifyDone, notifyError } from '#src/ui/feedback/notify.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { pagesOf } from '../pages.ts'
import { OF_ONE_RECORD } from '../strip/strip-pages.ts'
import { deleteView, MOST_VIEWS, savedViews, viewToName, type SavedView } from './view-list.ts'

export interface ShownView extends SavedView {
  /** Of the page that it is of. */
  title: string
}

/** The saved views of pages that may be opened, those of this page first, and what is done with them. */
export function useViews() {
  const router = useRouter()
  const navigate = useNavigate()
  const can = useCan()
  const saved = useCell(savedViews)
  const routes = useMemo(() => new Map(pagesOf(router).map((page) => [page.path, page])), [router])
  const here = router.state.matches.at(-1)?.pathname ?? ''
  const page = routes.get(here)
  const views = saved
    .flatMap((view): ShownView[] => {
      const route = routes.get(view.path)
      return route && can(route.permission) ? [{ ...view, title: route.title }] : []
    })
    .sort((a, b) => Number(b.path === here) - Number(a.path === here))
  return {
    views,
    titleOf: (path: string) => routes.get(path)?.title ?? '',
    /** Why the address at hand cannot be saved. */
    saveBlocked: !page?.title
      ? '此页面不能保存为视图'
      : OF_ONE_RECORD.has(page.path)
        ? '只显示一个广告的页面不能保存为视图'
        : saved.length >= MOST_VIEWS
          ? `最多保存 ${MOST_VIEWS} 个视图，请先删除不用的`
          : undefined,
    save() {
      const open = openPages.get().find(({ path }) => path === here)
      viewToName.set({ path: here, search: open?.search ?? {} })
    },
    open: ({ path, search }: SavedView) => void navigate({ to: path, search }),
    rename: ({ name, path, search }: SavedView) => viewToName.set({ name, path, search }),
    /** The whole address, for whoever else may open the page. */
    async copyLink({ name, path, search }: SavedView) {
      const { publicHref } = router.buildLocation({ to: path, search })
      try {
        await navigator.clipboard.writeText(new URL(publicHref, location.href).href)
        notifyDone(`已复制视图“${name}”的链接`)
      } catch {
        notifyError('浏览器不允许复制，请打开视图后从地址栏复制')
      }
    },
    remove: ({ name }: SavedView) =>
      void confirm({
        title: '删除视图',
        message: `确定删除视图“${name}”？`,
        confirmLabel: '删除',
        danger: true,
        action: async () => deleteView(name),
      }),
  }
}
