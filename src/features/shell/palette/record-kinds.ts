import type { NavigateOptions } from '@tanstack/react-router'
import type { Account, Device, Material, Program } from '#src/api/generated/types.gen.ts'
import { deviceStates, labelOf, reviewStatuses } from '#src/domain/labels.ts'
import { pagePermissions } from '#src/domain/page-permissions.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { blockedByReview } from '#src/domain/review.ts'
import { unnamed } from '#src/lib/text/nameless.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { MOST_STARRED, recordKey, toggleStar } from './recent.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** What an entry needs of the shell. */
export interface PaletteWays {
  can: (permission: Permission) => boolean
  go: (to: NavigateOptions) => void
  /** What is starred, by `recordKey`. */
  starred: ReadonlySet<string>
}

type Ways = PaletteWays

const KINDS = { 终端: 'device', 广告: 'program', 素材: 'material', 账号: 'account' } as const

function record(
  { starred }: Ways,
  section: keyof typeof KINDS,
  { id, name }: { id: Device['id']; name?: string | undefined },
  place: string | undefined,
  words: string,
  actions: readonly (false | readonly [title: string, run: () => void])[],
): PaletteEntry {
  const key = `${section} ${String(id)}`
  const title = name || unnamed(id)
  const offered = actions.filter((action) => action !== false)
  const kept = { kind: KINDS[section], id: String(id), name: title }
  const isStarred = starred.has(recordKey(kept))
  const star: PaletteEntry = {
    id: `${key} star`,
    title: isStarred ? '取消收藏' : '收藏',
    section,
    words: '',
    stays: true,
    run: () => {
      if (!toggleStar(kept)) notifyError(new UserError(`最多收藏 ${MOST_STARRED} 项，请先取消一些`))
    },
  }
  return {
    id: key,
    title,
    section,
    place,
    words: words.toLowerCase(),
    run: offered[0]?.[1] ?? (() => undefined),
    starred: isStarred,
    actions: [
      ...offered.map(([label, run]) => ({ id: `${key} ${label}`, title: label, section, words: '', run })),
      star,
    ],
  }
}

export function deviceEntry(row: Device, ways: Ways): PaletteEntry {
  const { go } = ways
  const open = (tab?: 'programs' | 'week' | 'commands' | 'info') => () =>
    go({ to: '/terminalManage', search: { device: String(row.id), tab } })
  return record(
    ways,
    '终端',
    row,
    [row.sn, row.state !== undefined && labelOf(deviceStates, row.state).text].filter(Boolean).join(' · '),
    row.sn ?? '',
    [
      ['打开诊断', open()],
      ['查看节目', open('programs')],
      ['查看一周', open('week')],
      ['查看指令记录', open('commands')],
      ['查看终端信息', open('info')],
    ],
  )
}

/** Of one that was opened before only the name is known: what its status allows is not offered then. */
export function programEntry(row: Pick<Program, 'id' | 'name' | 'status' | 'currentLevel'>, ways: Ways): PaletteEntry {
  const { can, go } = ways
  const id = String(row.id)
  const allows = (action: 'saveAs' | 'edit' | 'publish') =>
    row.status !== undefined && blockedByReview('program', action, row) === undefined
  const edit = (type: '1' | '2') => () => go({ to: '/editorFive', search: { id, type } })
  return record(
    ways,
    '广告',
    row,
    row.status === undefined ? undefined : labelOf(reviewStatuses, row.status).text,
    '',
    [
      ['预览', () => go({ to: '/programManage', search: { preview: id } })],
      can(programPermissions.edit) && allows('edit') && ['编辑', edit('1')],
      can(programPermissions.edit) && allows('saveAs') && ['另存为', edit('2')],
      can(programPermissions.publish) &&
        allows('publish') && ['发布', () => go({ to: '/programManage', search: { publish: id } })],
      can(programPermissions.viewTerminals) && ['查看发布终端', () => go({ to: '/checkPubMet', search: { id } })],
    ],
  )
}

export function materialEntry(row: Pick<Material, 'id' | 'name' | 'status'>, ways: Ways): PaletteEntry {
  return record(
    ways,
    '素材',
    row,
    row.status === undefined ? undefined : labelOf(reviewStatuses, row.status).text,
    '',
    [['预览', () => ways.go({ to: '/materialManage', search: { preview: String(row.id) } })]],
  )
}

export function accountEntry({ id, name, account }: Account, ways: Ways): PaletteEntry {
  return record(ways, '账号', { id, name: name || account }, account, account ?? '', [
    ['在账号管理中查看', () => ways.go({ to: '/form/account', search: { q: account || name } })],
    ['复制', () => ways.go({ to: '/form/account', search: { q: account || name, copy: String(id) } })],
  ])
}

/** Who may read the list of each. */
export const recordPermissions = {
  device: pagePermissions.devices,
  program: pagePermissions.programs,
  material: pagePermissions.materials,
  account: '6',
} as const satisfies Record<string, Permission>
