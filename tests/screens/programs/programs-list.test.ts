import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { formatDuration } from '#src/domain/units.ts'
import { sampleCarousel, sampleScene } from '#src/scene/tests/samples.ts'
import { readCsv } from '#src/lib/sheet/tests/csv-reader.ts'
import { tidyTree, type TidyNode } from '#src/lib/data/tidy-tree.ts'
import {
  card,
  cards,
  expectCard,
  expectPrograms,
  findProgram,
  groups,
  openProgram,
  openPrograms,
  orgTree,
  programs,
  type SeededProgram,
} from '../support/programs.ts'
import { choose, dialog, expectDone, field, fill, press, watchDownloads } from '../support/steps.ts'

const approved = programs.filter(({ status }) => status === 1)
const everyNode = (nodes: readonly TidyNode[]): TidyNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)])
const filters = () => screen.getByRole('search', { name: '筛选' })
/** The code of some fields comes with them. */
const filter = (name: string) => within(filters()).findByRole('combobox', { name })
const paging = () => screen.getByRole('navigation', { name: '分页' })

test('the name finds ads, and is taken back', async () => {
  const { user, at } = await openPrograms()
  const word = String(programs[0]?.name).slice(0, 3)
  await fill(user, field(filters(), '广告'), `  ${word} `)
  await user.keyboard('{Enter}')
  await expectPrograms(programs.filter(({ name }) => name?.includes(word)))
  await fill(user, field(filters(), '广告'), '没有这样的广告')
  await user.keyboard('{Enter}')
  await screen.findByText('没有符合条件的数据')
  await press(user, '清除筛选')
  await expectPrograms(programs)
  expect(at()).toBe('/programManage')
})

test('each status narrows the list at once', async () => {
  const { user } = await openPrograms()
  for (const [status, label] of [
    '待提交',
    '审核通过',
    '内部审核中',
    '平台审核中',
    '内部审核未通过',
    '平台审核未通过',
  ].entries()) {
    await choose(user, await filter('审核状态'), label)
    await expectPrograms(programs.filter((program) => program.status === status))
  }
  await user.click(await filter('审核状态'))
  expect(await screen.findAllByRole('option')).toHaveLength(6)
})

test('group, resolution and organisation narrow the list at once', async () => {
  const below = new Set(
    everyNode(everyNode(tidyTree(orgTree).nodes).filter(({ name }) => name === '江苏公司')).map(({ key }) => key),
  )
  const { user } = await openPrograms()
  await choose(user, await filter('分组'), String(groups[1]?.name))
  await expectPrograms(programs.filter(({ groupId }) => groupId === groups[1]?.id))
  await choose(user, await filter('分组'), '未分组')
  await expectPrograms(programs.filter(({ groupId }) => groupId === 0))
  await press(user, '重置', filters())
  await choose(user, await filter('分辨率'), '1080×1920')
  await expectPrograms(programs.filter(({ width, height }) => width === 1080 && height === 1920))
  await press(user, '重置', filters())
  await user.type(await filter('组织机构'), '江苏')
  await user.click(await screen.findByRole('treeitem', { name: '江苏公司' }))
  // an organisation counts those below it
  await expectPrograms(programs.filter(({ organizationId }) => below.has(String(organizationId))))
})

test('filters, page and page size stand in the address and survive reload and back', async () => {
  const { user, at, reload, back } = await openPrograms('?status=1&page=2')
  await expectPrograms(approved, 10, 2)
  await reload()
  await screen.findByRole('navigation', { name: '分页' })
  await expectPrograms(approved, 10, 2)
  const sizes = within(paging()).getByRole('combobox', { name: '每页条数' })
  await user.click(sizes)
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '10 条/页',
    '20 条/页',
    '30 条/页',
    '40 条/页',
  ])
  await choose(user, sizes, '20 条/页')
  await expectPrograms(approved, 20)
  back()
  await expectPrograms(approved, 10, 2)
  await choose(user, await filter('审核状态'), '待提交')
  await expectPrograms(programs.filter(({ status }) => status === 0))
  expect(at()).not.toMatch(/page=/)
})

test('a page past the end leads to the last; nonsense in the address counts as nothing', async () => {
  const { at } = await openPrograms('?page=900&size=20&status=7&resolution=x')
  const last = Math.ceil(programs.length / 20)
  await expectPrograms(programs, 20, last)
  expect(at()).toMatch(new RegExp(`page=${last}`))
})

test('a card shows what the ad is: picture, name, size, length, and status with its level', async () => {
  await openPrograms('?size=40')
  for (const [status, text] of [
    [0, '待提交'],
    [1, '审核通过'],
    [3, '平台审核中'],
    [4, '内部审核未通过'],
    [5, '平台审核未通过'],
  ] as const) {
    const program = findProgram((one) => one.status === status)
    const shown = await card(program)
    for (const part of [text, `${program.width}×${program.height}`, formatDuration(program.duration)])
      expect(shown).toHaveTextContent(part)
    expect(within(shown).getByRole('img', { name: String(program.name) })).toBeVisible()
  }
  const waiting = findProgram(({ status }) => status === 2)
  await expectCard(waiting, String(waiting.currentLevelName))
})

test('a card says how long an ad lasts, also where only its elements say it (E2)', async () => {
  const content = JSON.stringify({ pages: [sampleScene([sampleCarousel(1)])] })
  await openPrograms('', {
    switches: { faults: [{ operationId: 'programList', kind: 'set', values: { 'data.0.content': content } }] },
  })
  await waitFor(() => expect(cards()[0]).toHaveTextContent(formatDuration(15)))
})

test('a rejected card says why, which only the detail knows (R11)', async () => {
  const rejected = findProgram(({ status }) => status === 4)
  const { server, user, goto } = await openProgram(rejected)
  await expectCard(rejected, `未通过原因：${rejected.checkReason}`)
  expect(server.calls('programGet')).toHaveLength(1)
  // what did not come is asked for again where it is missing
  await server.setSwitches({ faults: [{ operationId: 'programGet', kind: 'refuse', msg: '详情暂不可用' }] })
  const other = findProgram(({ status }) => status === 5)
  await goto('/programManage?status=5')
  await expectCard(other, '未通过原因：详情暂不可用')
  await server.setSwitches({ faults: [{ operationId: 'programGet', kind: 'set', values: { checkReason: '  ' } }] })
  await press(user, '重试', await card(other))
  await expectCard(other, '未通过原因：无')
})

test('what is under review is followed without a reload', async () => {
  const program = findProgram(({ status, currentLevel }) => status === 2 && currentLevel === 2)
  const { server, advance } = await openProgram(program, {
    switches: { simulation: { platform: 'pass', platformSeconds: [60, 60] } },
  })
  await expectCard(program, '二级审核')
  await server.send('POST', '/api/program/check/process2', { id: program.id, reject: 0, reason: '' })
  await advance(30_000)
  await expectCard(program, '平台审核中')
  await advance(90_000)
  await expectCard(program, '审核通过')
})

test('ads are chosen over pages and all that match at once; what cannot be done says why', async () => {
  const { user } = await openPrograms('?status=1')
  await press(user, '批量操作')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  const inBar = (name: string) => within(bar).getByRole('button', { name })
  const count = () => within(bar).getByRole('status')
  for (const name of ['设置组织机构', '设置分组']) {
    expect(inBar(name)).toBeDisabled()
    expect(inBar(name)).toHaveAccessibleDescription('请选择广告')
  }
  const unique = (from: number, to: number) => findProgram((program) => approved.slice(from, to).includes(program))
  const [first, second] = [unique(0, 10), unique(10, 20)]
  const box = async (program: typeof first) => within(await card(program)).getByRole('checkbox')
  await user.click(await box(first))
  await press(user, '第 2 页')
  await user.click(await box(second))
  expect(count()).toHaveTextContent('已选 2 项')
  await press(user, '第 1 页')
  expect(await box(first)).toBeChecked()
  await user.click(inBar('选择本页'))
  expect(count()).toHaveTextContent('已选 11 项')
  await user.click(inBar(`选择全部 ${approved.length} 项`))
  await waitFor(() => expect(count()).toHaveTextContent(`已选 ${approved.length} 项`))
})

test('a batch sets the group of what is chosen, and leaves nothing chosen', async () => {
  const { user, server } = await openPrograms('?status=1&batch=1')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  const [first, second] = approved
    .slice(0, 10)
    .filter(({ name }) => programs.filter((other) => other.name === name).length === 1) as [
    SeededProgram,
    SeededProgram,
  ]
  for (const program of [first, second]) {
    await user.click(within(await card(program)).getByRole('checkbox'))
  }
  await press(user, '设置分组', bar)
  const form = await dialog('设置分组')
  expect(form).toHaveTextContent('将 2 个广告移动到')
  await press(user, '确定', form)
  expect(await within(form).findByText('请选择分组')).toBeVisible()
  await choose(user, within(form).getByRole('combobox', { name: '分组' }), String(groups[0]?.name))
  await press(user, '确定', form)
  await expectDone(user, '设置成功')
  expect(within(bar).getByRole('status')).toHaveTextContent('已选 0 项')
  expect(server.calls('programGroupSet')).toHaveLength(1)
  await press(user, '退出批量操作')
  await choose(user, await filter('分组'), String(groups[0]?.name))
  await expectPrograms(
    approved.filter((program) => program.groupId === groups[0]?.id || program === first || program === second),
  )
})

test('a batch needs an organisation, and names the one ad that it moves', async () => {
  const program = findProgram(({ status }) => status === 1)
  const { user, server } = await openProgram(program)
  await press(user, '批量操作')
  await user.click(within(await card(program)).getByRole('checkbox'))
  await press(user, '设置组织机构')
  const form = await dialog('设置组织机构')
  expect(form).toHaveTextContent(`将广告“${program.name}”划归到`)
  await press(user, '确定', form)
  expect(await within(form).findByText('请选择组织机构')).toBeVisible()
  await user.type(within(form).getByRole('combobox', { name: '组织机构' }), '惠山')
  await user.click(await screen.findByRole('treeitem', { name: '惠山营业部' }))
  await press(user, '确定', form)
  await expectDone(user, '设置成功')
  expect(server.calls('programOrgSet')).toHaveLength(1)
})

test('a batch that fails is told in its dialog, and everything stays chosen', async () => {
  const program = findProgram()
  const { user, server } = await openProgram(program)
  await press(user, '批量操作')
  await user.click(within(await card(program)).getByRole('checkbox'))
  await server.setSwitches({
    faults: [{ operationId: 'programGroupSet', kind: 'refuse', msg: '分组不存在', times: 1 }],
  })
  await press(user, '设置分组')
  const form = await dialog('设置分组')
  const group = within(form).getByRole('combobox', { name: '分组' })
  await choose(user, group, '未分组')
  await press(user, '确定', form)
  expect(await within(form).findByRole('alert')).toHaveTextContent('分组不存在')
  expect(group).toHaveValue('未分组')
  expect(screen.queryByText(/设置成功/)).toBeNull()
  await press(user, '确定', form)
  await expectDone(user, '设置成功')
})

test('the filtered list is exported whole, as the list says', async () => {
  const saved = watchDownloads()
  const { user } = await openPrograms('?status=1')
  await expectPrograms(approved)
  await press(user, '导出')
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await expectDone(user, `已导出 ${approved.length} 条`)
  expect(saved[0]?.name).toMatch(/^广告列表_筛选_\d{8}\.csv$/)
  const [head = [], ...rows] = readCsv((await saved[0]?.file.text()) ?? '')
  const columns = ['广告名称', '宽', '高', '审核状态'].map((title) => head.indexOf(title))
  expect(rows.map((cells) => columns.map((column) => cells[column]?.trimEnd()))).toEqual(
    approved.map(({ name, width, height }) => [name, String(width), String(height), '审核通过']),
  )
})

test('a card says on how many terminals its ad has not arrived and since when, and leads to them', async () => {
  const { user, at } = await openPrograms('?status=1&size=40', { switches: { scenario: { name: 'stuck-release' } } })
  const [note] = await screen.findAllByRole('link', { name: /^\d+ 台未送达，最早 \d+ (小时|天)前$/ })
  const count = parseInt(String(note?.textContent), 10)
  await user.click(note as HTMLElement)
  await screen.findByRole('heading', { name: '查看发布终端', level: 1 })
  expect(at()).toMatch(/^\/checkPubMet\?id=.*sync=/)
  const pending = await screen.findByText(/未送达 \d+ 台/)
  expect(Number(/未送达 (\d+) 台/.exec(pending.textContent)?.[1])).toBeGreaterThanOrEqual(count)
})
