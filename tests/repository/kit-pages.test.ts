import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sources, type Source } from '#tests/support/sources.ts'
import { searchWords } from '../../.storybook/search-words.ts'

/** Stories and pages of words that the sidebar's search is about. */
const pages = sources(['src']).filter(({ file }) => /\.(stories\.tsx|mdx)$/.test(file))
/** What several pages are made of, and the uploads, which lie over every page. */
const kit = pages.filter(({ text }) => /^(?:组件|页面\/上传)\//.test(titleOf(text)))

/** What the page of a component lacks. */
function problems({ file, text }: Source): string[] {
  const said = (name: string) => new RegExp(`\\b${name}:\\s*'[^']*\\p{Script=Han}[^']*'`, 'u').test(text)
  const [, files = ''] = /\bfiles: \[([^\]]*)\]/.exec(text) ?? []
  const named = [...files.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
  return [
    ...(text.includes("tags: ['autodocs']") ? [] : [`${file}: no page (tags: ['autodocs'])`]),
    ...['synonyms', 'use', 'avoid', 'keys'].filter((name) => !said(name)).map((name) => `${file}: no ${name} in kit`),
    ...(named.length > 0 ? named : [file.replace('.stories', '')])
      .filter((name) => !fs.existsSync(name))
      .map((name) => `${file}: there is no ${name}`),
  ]
}

/** Titles of what the sidebar's search finds: each word is looked at by itself, and so is the title. */
function find(query: string, among = pages): string[] {
  return among
    .filter(({ file, text }) =>
      [...searchWords(file, text), titleOf(text)].some((word) => word.toLowerCase().includes(query.toLowerCase())),
    )
    .map(({ text }) => titleOf(text))
}

function titleOf(text: string): string {
  return /(?:^const meta\b[^]*?\btitle: '|<Meta title=")([^'"]+)/m.exec(text)?.[1] ?? ''
}

describe('the components of the kit', () => {
  test('each have a page that says when to use them, when not, and by which keys', () => {
    expect(kit.length).toBeGreaterThan(30)
    expect(kit.flatMap(problems)).toEqual([])
  })

  test.each([
    ['StatusBadge', '组件/状态标记'],
    ['status-badge', '组件/状态标记'],
    ['状态标签', '组件/状态标记'],
    ['badge', '组件/状态标记'],
    ['table', '组件/数据表'],
    ['DataTable', '组件/数据表'],
    ['表格', '组件/数据表'],
    ['翻页', '组件/分页'],
    ['modal', '组件/表单对话框'],
    ['弹窗', '组件/表单对话框'],
    ['toast', '组件/消息'],
    ['播放器', '组件/广告预览'],
    ['drawer', '组件/工作抽屉'],
    ['skeleton', '组件/状态'],
    ['空状态', '组件/状态'],
    ['ConfirmDialog', '组件/确认'],
    ['dropdown', '组件/列表的输入框'],
    ['饼图', '组件/图表'],
    ['device-picker', '组件/选择终端'],
    ['tree', '组件/组织选择'],
    ['树', '组件/组织选择'],
    ['upload', '页面/上传/上传列表'],
    ['上传', '页面/上传/上传列表'],
    ['progress', '页面/上传/上传列表'],
    ['cascader', '组件/地区选择'],
    ['pagination', '组件/分页'],
    ['tooltip', '组件/操作按钮'],
    ['checkbox', '组件/数据表'],
    ['image', '组件/素材预览'],
    ['schedule', '组件/播放计划'],
    ['日历', '组件/日期和时刻'],
  ])('the search finds %s in the page of %s', (query, title) => {
    expect(find(query, kit)).toContain(title)
  })

  test.each([
    ['color', '设计/令牌'],
    ['token', '设计/令牌'],
    ['DeviceListScreen', '整页/终端管理'],
  ])('the search finds %s in %s', (query, title) => {
    expect(find(query)).toContain(title)
  })
})

describe('can fail:', () => {
  const words = "synonyms: '标签', use: '一条记录', avoid: '数量', keys: '没有'"

  test.each([
    ['no page', 'src/ui/page.stories.tsx', words],
    ['no words', 'src/ui/page.stories.tsx', `tags: ['autodocs'], ${words.replace('数量', '')}`],
    ['a file that is not there', 'src/ui/nothing.stories.tsx', `tags: ['autodocs'], ${words}`],
  ])('%s', (_what, file, text) => {
    expect(problems({ file, text })).toHaveLength(1)
  })
})
