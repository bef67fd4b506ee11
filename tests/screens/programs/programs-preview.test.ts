import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { formatDuration, formatSize } from '#src/domain/units.ts'
import {
  card,
  cards,
  expectCard,
  expectPrograms,
  findProgram,
  groups,
  openProgram,
  openPrograms,
  programs,
  type SeededProgram,
} from '../support/programs.ts'
import { dialog, expectNoDialog, fill, press, watchDownloads } from '../support/steps.ts'

const scenesOf = ({ content }: SeededProgram) => (JSON.parse(String(content)) as { pages: unknown[] }).pages.length
const [first, second] = programs as readonly [SeededProgram, SeededProgram]

test('a preview goes from scene to scene, and knows everything of the ad', async () => {
  const program = findProgram((one) => scenesOf(one) >= 3 && one.groupId !== 0)
  const { user, act } = await openProgram(program)
  await act(program, '预览')
  const preview = await dialog(String(program.name))
  const player = await within(preview).findByRole('region', { name: '广告预览' })
  const tabs = () => within(player).getAllByRole('tab')
  await waitFor(() => expect(tabs()).toHaveLength(scenesOf(program)))
  expect(tabs()[0]).toHaveAttribute('aria-selected', 'true')
  await user.click(tabs()[1] as HTMLElement)
  expect(tabs()[1]).toHaveAttribute('aria-selected', 'true')
  await press(user, '下一个场景', player)
  expect(tabs()[2]).toHaveAttribute('aria-selected', 'true')
  await press(user, '上一个场景', player)
  expect(tabs()[1]).toHaveAttribute('aria-selected', 'true')

  const value = (name: string) =>
    within(preview)
      .getAllByRole('term')
      .find((term) => term.textContent === name)?.nextElementSibling?.textContent
  await waitFor(() => expect(value('广告名称')).toBe(program.name))
  expect(value('分辨率')).toBe(`${program.width}×${program.height}`)
  expect(value('时长')).toBe(formatDuration(program.duration))
  expect(value('大小')).toBe(formatSize(program.size))
  expect(value('创建人')).toBe(program.creator)
  expect(value('创建时间')).toMatch(/^2026-\d\d-\d\d \d\d:\d\d:\d\d$/)
  await waitFor(() => expect(value('分组')).toBe(groups.find((group) => group.id === program.groupId)?.name))
  expect(value('组织机构')).not.toBe('--')
})

test('a preview has an address of its own, and leads to the ads before and after on the page', async () => {
  const { user, at, back, reload } = await openPrograms(`?preview=${first.id}`)
  const preview = await screen.findByRole('dialog')
  await within(preview).findByText('本页第 1 / 10 个')
  expect(within(preview).getByRole('button', { name: '上一个广告' })).toBeDisabled()
  await press(user, '下一个广告', preview)
  expect(await screen.findByRole('heading', { name: String(second.name) })).toBeVisible()
  expect(at()).toMatch(new RegExp(`preview=${second.id}`))
  back()
  expect(await screen.findByRole('heading', { name: String(first.name) })).toBeVisible()
  ;(await screen.findByRole('button', { name: '下一个广告' })).focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(at()).toMatch(new RegExp(`preview=${second.id}`)))
  await reload()
  expect(await screen.findByRole('heading', { name: String(second.name) })).toBeVisible()
  await press(user, '关闭', await dialog(String(second.name)))
  await expectNoDialog()
  expect(at()).toBe('/programManage')
})

test('a preview of an ad that is gone says so, and the list stands behind it', async () => {
  const { user } = await openPrograms('?preview=nothing')
  const preview = await screen.findByRole('dialog')
  expect(await within(preview).findByText('广告不存在')).toBeVisible()
  await press(user, '关闭', preview)
  await waitFor(() => expect(cards()).toHaveLength(10))
})

test('what somebody else decides meanwhile is seen in the preview and said by the server', async () => {
  const program = findProgram(({ status, currentLevel }) => status === 2 && currentLevel === 1)
  const { user, server, act } = await openProgram(program)
  await act(program, '审核')
  const preview = await dialog(String(program.name))
  const reason = () => within(preview).getByRole('textbox', { name: '不通过的原因' })
  await within(preview).findByRole('heading', { name: '一级审核' })
  await fill(user, reason(), '画面模糊')
  await server.send('POST', '/api/program/check/process1', { id: program.id, reject: 0, reason: '' })
  await press(user, '不通过', preview)
  expect(await within(preview).findByRole('alert')).toHaveTextContent('该广告当前不在此审核级别')
  expect(reason()).toHaveValue('画面模糊')
  await expectCard(program, '二级审核')
})

test('contents that cannot be read do not break the list', async () => {
  const values = {
    'data.0.content': '{"pages":[',
    'data.1.content': null,
    'data.2.content': { pages: 7 },
    'data.3.content': '"\\"{}\\""',
    'data.4.content': '',
  }
  await openPrograms('', { switches: { faults: [{ operationId: 'programList', kind: 'set', values }] } })
  await expectPrograms(programs)
  expect(cards()[0]).toHaveTextContent('--')
})

test('a content that cannot be read is handed out as it came', async () => {
  const saved = watchDownloads()
  const { user } = await openPrograms(`?preview=${first.id}`, {
    switches: { faults: [{ operationId: 'programGet', kind: 'set', values: { content: '{"pages":[' } }] },
  })
  const preview = await dialog(String(first.name))
  expect(await within(preview).findByText('内容无法解析')).toBeVisible()
  expect(await within(preview).findByText('分辨率')).toBeVisible()
  await press(user, '下载原始内容', preview)
  expect(await saved[0]?.file.text()).toBe('{"pages":[')
})

test.each([
  [null, '内容无法解析'],
  [{ pages: 7 }, '场景列表的数据异常'],
  [{ pages: [] }, '暂无场景'],
])('of the content %j the preview says: %s', async (content, says) => {
  await openPrograms(`?preview=${first.id}`, {
    switches: { faults: [{ operationId: 'programGet', kind: 'set', values: { content } }] },
  })
  const preview = await dialog(String(first.name))
  await waitFor(() => expect(preview).toHaveTextContent(says))
})

const hostile = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>{{7*7}}\u202Eexe'
/** As it stands on the page: a mark of direction by its code (R44). */
const shown = hostile.replace('\u202E', '[U+202E]')
const script = ['java', 'script:window.__xss=1']
const addresses = [
  script.join(''),
  'data:text/html,<script>window.__xss=1</script>',
  '//elsewhere.invalid/x.png',
  '\\\\elsewhere.invalid\\x.png',
  script.join('\t'),
  'https://elsewhere.invalid/x.png',
]

test('hostile names, reasons and addresses are text and nothing else (M7, M8, M10)', async () => {
  const values = {
    'data.0.name': hostile,
    'data.0.status': 2,
    'data.0.currentLevel': 1,
    'data.0.currentLevelName': hostile,
    'data.1.name': '长'.repeat(50_000),
    'data.7.name': null,
    'data.8.width': hostile,
    ...Object.fromEntries(addresses.map((address, index) => [`data.${index + 1}.snapshot`, address])),
  }
  const { user } = await openPrograms('', {
    switches: {
      faults: [
        { operationId: 'programList', kind: 'set', values },
        {
          operationId: 'programGet',
          kind: 'set',
          values: {
            name: hostile,
            status: 5,
            checkReason: hostile,
            creator: hostile,
            createTime: hostile,
            size: hostile,
            duration: -1,
            organizationId: '__proto__',
            groupId: 'constructor',
          },
        },
      ],
    },
  })
  const title = await screen.findByRole('button', { name: shown })
  expect(cards()[0]).toHaveTextContent('<img src=x')
  for (const index of addresses.keys())
    expect(within(cards()[index + 1] as HTMLElement).getByRole('img')).toHaveAccessibleName(/图片无法显示/)
  expect(cards()[7]).toHaveTextContent('未命名广告')
  expect(cards()[1]?.getBoundingClientRect().height).toBeLessThan(420)

  await user.click(title)
  const preview = await screen.findByRole('dialog')
  await waitFor(() => expect(preview.textContent).toContain(`未通过原因：${shown}`))
  const created = within(preview)
    .getAllByRole('term')
    .find((term) => term.textContent === '创建时间')
  expect(created?.nextElementSibling).toHaveTextContent('--')
  expect((window as { __xss?: unknown }).__xss).toBeUndefined()
})

test('a hostile name of a group is text in its filter', async () => {
  const { user } = await openPrograms('', {
    switches: { faults: [{ operationId: 'programGroupList', kind: 'set', values: { '0.name': hostile } }] },
  })
  await user.click(await within(screen.getByRole('search')).findByRole('combobox', { name: '分组' }))
  expect(await screen.findByRole('option', { name: shown })).toBeVisible()
})

test('an ad is edited or copied from its card, and the way back leads to the same list', async () => {
  const program = findProgram(({ status }) => status === 0)
  const { user, at, act } = await openProgram(program)
  const list = at()
  await act(program, '编辑')
  await waitFor(() => expect(at()).toBe(`/editorFive?id=${program.id}&type=1`))
  expect(await screen.findByRole('application', { name: '画布' })).toBeVisible()
  await press(user, '返回')
  await waitFor(() => expect(at()).toBe(list))
  await card(program)
})

test('a copy of an approved ad opens in the editor as a copy', async () => {
  const program = findProgram(({ status }) => status === 1)
  const { at, act } = await openProgram(program)
  await act(program, '另存为')
  await waitFor(() => expect(at()).toBe(`/editorFive?id=${program.id}&type=2`))
  expect(await screen.findByRole('application', { name: '画布' })).toBeVisible()
})

test('a new ad begins with the choice of a template, which comes again when it is asked for', async () => {
  const { user, at } = await openPrograms()
  await press(user, '制作广告')
  const first = await dialog('添加场景')
  expect(at()).toBe('/editorFive')
  // what is asked first has the keys
  await waitFor(() => expect(within(first).getByRole('radio', { name: /1920×1080/ })).toHaveFocus())
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await press(user, '添加第一个场景')
  await dialog('添加场景')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('application', { name: '画布' })).toHaveFocus())
})
