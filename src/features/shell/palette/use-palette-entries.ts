import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCan } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { materialPermissions } from '#src/domain/material-rules.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { searchText } from '#src/domain/search-text.ts'
import { usePageActions } from '#src/lib/hooks/page-actions.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { cleanText } from '#src/lib/text/clean-text.ts'
import { notifyDone, notifyError } from '#src/ui/feedback/notify.ts'
import { askLogout } from '../logout.ts'
import { draftedAds } from '#src/api/drafted-ads.ts'
import { openPages, wayBack, wayTo } from '#src/lib/url/open-pages.ts'
import { describePages, OF_ONE_RECORD, type StripPage } from '../strip/strip-pages.ts'
import { useViews } from '../views/use-views.ts'
import { isPage, pagesOf, type Page } from '../pages.ts'
import type { ShellOverlay } from '../shell-overlays.tsx'
import { useMenu } from '../use-menu.ts'
import { pagePinyin } from './page-pinyin.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { recentRecords, recordKey, starredRecords, type RecentRecord } from './recent.ts'
import {
  accountEntry,
  deviceEntry,
  materialEntry,
  programEntry,
  recordPermissions,
  type PaletteWays,
} from './record-kinds.ts'
import { LONGEST_SEARCH } from './use-record-hits.ts'

/** Pages without an entry in the menu come last. */
const orderOf = ({ menu }: Page) => menu?.order ?? 1000

export function usePaletteEntries(onOpen: (overlay: ShellOverlay) => void, ways: PaletteWays): PaletteEntry[] {
  const can = useCan()
  const navigate = useNavigate()
  const router = useRouter()
  const menu = useMenu()
  const views = useViews()
  const offered = usePageActions()
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'

  const pages = pagesOf(router)
    .filter(
      ({ id, path, title, permission }) =>
        id.startsWith('/_shell/') && isPage({ fullPath: path }) && !OF_ONE_RECORD.has(path) && title && can(permission),
    )
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map(({ path, title, breadcrumb }): PaletteEntry => ({
      id: path,
      title,
      section: '页面',
      place: breadcrumb?.title,
      words: `${path.toLowerCase()} ${pagePinyin[path] ?? ''}`,
      run: () => void navigate({ to: path, ...wayBack(path) }),
    }))
  const act = (title: string, words: string, run: () => void, place?: string): PaletteEntry => ({
    id: title,
    title,
    section: '操作',
    place,
    words,
    run,
  })
  const actions = [
    can(programPermissions.edit) &&
      act('制作广告', 'new ad program create editor', () => void navigate({ to: '/editorFive' }), '广告管理'),
    can(materialPermissions.upload) &&
      act(
        '上传素材',
        'upload material file image video',
        () => void navigate({ to: '/materialManage', search: { upload: '1' } }),
        '素材管理',
      ),
    can(programPermissions.publish) &&
      act(
        '紧急插播',
        'urgent insertion publish',
        () => void navigate({ to: '/programManage', search: { urgent: '1' } }),
        '广告管理',
      ),
    can(devicePermissions.viewPrograms) &&
      act(
        '查看离线终端',
        'offline terminal',
        () => void navigate({ to: '/terminalManage', search: { state: '0' } }),
        '终端管理',
      ),
    can(programPermissions.preview) &&
      act(
        '七天内结束的广告',
        'ads ending this week plan calendar',
        () => void navigate({ to: '/programManage', search: { view: 'plan', show: 'ending' } }),
        '排期',
      ),
    window.isSecureContext && act('复制本页链接', 'copy link address url share', copyLink),
    act(dark ? '切换为浅色' : '切换为深色', 'theme dark light mode colour color', () =>
      setColorScheme(dark ? 'light' : 'dark'),
    ),
    act(menu.collapsed ? '展开菜单' : '收起菜单', 'menu sidebar collapse expand', menu.toggle),
    !views.saveBlocked && act('保存当前视图', 'save view bookmark', views.save),
    act('快捷键', 'shortcuts keys help', () => onOpen('shortcuts')),
    act('修改密码', 'change password', () => onOpen('password')),
    act('退出登录', 'sign out logout', askLogout),
  ]
  const ofPage = offered.map(({ id, title, place, run }): PaletteEntry => ({
    id: `本页 ${id}`,
    title,
    section: '本页',
    place,
    words: id,
    run,
  }))
  const kept = keptEntries(ways)
  return [
    ...kept.starred,
    ...openEntries(
      describePages(openPages.get(), router, can, draftedAds.get()),
      (page) => void navigate({ to: page.path, ...wayTo(page) }),
    ),
    ...kept.recent,
    ...viewEntries(views),
    ...ofPage,
    ...pages,
    ...actions.filter((action) => action !== false),
  ]
}

/** The address has all that the page shows: filters, what is open beside it, the moment of a week. */
function copyLink() {
  navigator.clipboard.writeText(location.href).then(
    () => notifyDone('已复制本页链接'),
    () => notifyError(new UserError('浏览器不允许复制，请在地址栏复制链接')),
  )
}

/** What is starred and what was opened last, as far as it may still be read; more of it is found by its name. */
function keptEntries(ways: PaletteWays): { starred: PaletteEntry[]; recent: PaletteEntry[] } {
  const make = { device: deviceEntry, program: programEntry, material: materialEntry, account: accountEntry }
  const entriesOf = (section: '收藏' | '最近打开', records: readonly RecentRecord[]) =>
    records
      .filter(({ kind }) => ways.can(recordPermissions[kind]))
      .map(({ kind, ...record }): PaletteEntry => {
        const entry = make[kind](record, ways)
        return { ...entry, id: `${section} ${entry.id}`, section, place: entry.section }
      })
  const others = recentRecords().filter((record) => !ways.starred.has(recordKey(record)))
  return { starred: entriesOf('收藏', starredRecords()), recent: entriesOf('最近打开', others) }
}

/** What is open of single ads: the other pages stand among the pages. */
function openEntries(pages: readonly StripPage[], go: (page: StripPage) => void): PaletteEntry[] {
  return pages
    .filter(({ key, path }) => key !== path)
    .map((page): PaletteEntry => ({
      id: `打开 ${page.key}`,
      title: page.label,
      section: '打开的页面',
      place: page.mark ? `${page.title}（${page.mark}）` : page.title,
      words: '',
      run: () => go(page),
    }))
}

function viewEntries({ views, open, copyLink, rename, remove }: ReturnType<typeof useViews>): PaletteEntry[] {
  return views.map((view): PaletteEntry => {
    const entry = (title: string, run: () => void): PaletteEntry => ({
      id: `视图 ${view.name} ${title}`,
      title,
      section: '视图',
      words: 'view',
      run,
    })
    return {
      ...entry(view.name, () => open(view)),
      place: view.title,
      actions: [
        entry('打开', () => open(view)),
        entry('复制链接', () => void copyLink(view)),
        entry('重命名', () => rename(view)),
        entry('删除', () => remove(view)),
      ],
    }
  })
}

export function useListSearches(typed: string): PaletteEntry[] {
  const can = useCan()
  const navigate = useNavigate()
  const q = cleanText(typed)
  if (q === '' || q.length > LONGEST_SEARCH) return []
  const search = (noun: string, run: () => void): PaletteEntry => ({
    id: `搜索${noun}`,
    title: `在${noun}中搜索“${q}”`,
    section: '搜索',
    words: '',
    run,
  })
  return [
    can(pagePermissions.devices) &&
      search('终端', () => void navigate({ to: '/terminalManage', search: { q: searchText(q) } })),
    can(pagePermissions.materials) && search('素材', () => void navigate({ to: '/materialManage', search: { q } })),
    can(pagePermissions.programs) && search('广告', () => void navigate({ to: '/programManage', search: { q } })),
  ].filter((entry) => entry !== false)
}
