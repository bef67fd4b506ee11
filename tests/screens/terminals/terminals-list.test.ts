import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Device } from '#src/api/generated/types.gen.ts'
import { leaveInBrowser } from '#mocks/panel/begin-scene.ts'
import { readCsv } from '#src/lib/sheet/tests/csv-reader.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { choose, dialog, expectDone, expectNoDialog, field, fill, press, watchDownloads } from '../support/steps.ts'
import { expectTerminals, findTerminal, openTerminals, terminalRows, terminals } from '../support/terminals.ts'
import { shownResolution } from '#src/domain/resolution.ts'

const online = terminals.filter(({ state }) => state === 1)
const offline = terminals.filter(({ state }) => state === 0)
const filters = () => screen.getByRole('search', { name: '筛选' })
/** The code of some fields comes with them. */
const filter = (name: string) => within(filters()).findByRole('combobox', { name })
const paging = () => screen.getByRole('navigation', { name: '分页' })
/** The terminals as a list has them that leaves out the first so many. */
const from = (devices: readonly Device[], first: number) => devices.slice(first).concat(devices.slice(0, first))

test('the name and the number find terminals, by Enter and by the button, and are taken back', async () => {
  const { user, at } = await openTerminals()
  const name = field(filters(), '终端')
  await fill(user, name, '  浦·春和路 ')
  await user.keyboard('{Enter}')
  await expectTerminals(terminals.filter((device) => device.name?.includes('浦·春和路')))
  await fill(user, name, String(terminals[6]?.sn).toLowerCase())
  await press(user, '查询', filters())
  await expectTerminals(terminals.slice(6, 7))
  await press(user, '重置', filters())
  await expectTerminals(terminals)

  await fill(user, name, '没有这样的终端')
  await user.keyboard('{Enter}')
  await screen.findByText('没有符合条件的数据')
  await press(user, '清除筛选')
  await expectTerminals(terminals)
  expect(at()).toBe('/terminalManage')
})

test('what was typed for another list is gone for good: nothing stands in a field that does not filter', async () => {
  const { user, goto, at } = await openTerminals()
  const name = () => field(filters(), '终端')
  await user.type(name(), '不曾应用')
  await goto('/terminalManage?state=1')
  await goto('/terminalManage')
  expect(name()).toHaveValue('')

  await user.type(name(), '没有这样的终端{Enter}')
  await screen.findByText('没有符合条件的数据')
  await goto('/terminalManage')
  expect(name()).toHaveValue('')
  await press(user, '查询', filters())
  await expectTerminals(terminals)
  expect(at()).toBe('/terminalManage')
})

test('state, organisation, group and resolution narrow the list at once', async () => {
  const { user } = await openTerminals()
  await choose(user, await filter('在线状态'), '离线')
  await expectTerminals(offline)
  await press(user, '重置', filters())

  await user.type(await filter('组织机构'), '江苏')
  await user.click(await screen.findByRole('treeitem', { name: '江苏公司' }))
  await expectTerminals(terminals.filter(({ province }) => province === '江苏省'))
  await press(user, '重置', filters())

  await choose(user, await filter('分组'), '商场中庭')
  await expectTerminals(terminals.filter(({ groupId }) => groupId === 2))
  await choose(user, await filter('分组'), '未分组')
  await expectTerminals(terminals.filter(({ groupId }) => groupId === 0))
  await press(user, '重置', filters())

  await choose(user, await filter('分辨率'), '800×1280')
  const narrow = terminals.filter(({ resolution }) => resolution === '800*1280')
  await expectTerminals(narrow)
  await choose(user, await filter('在线状态'), '在线')
  await expectTerminals(narrow.filter(({ state }) => state === 1))
})

test('the region narrows the list by province, city and district', async () => {
  const { user, server } = await openTerminals('', {
    switches: { faults: [{ operationId: 'regionTree', kind: 'status', status: 500 }] },
  })
  await within(filters()).findByText('地区加载失败')
  await server.setSwitches({ faults: [] })
  await press(user, '重试', filters())
  const place = findTerminal(({ province }) => province === '江苏省')
  await user.click(await filter('地区'))
  const levels = ['province', 'city', 'district'] as const
  for (const [depth, level] of levels.entries()) {
    await user.click(await screen.findByRole('option', { name: String(place[level]) }))
    await expectTerminals(
      terminals.filter((device) => levels.slice(0, depth + 1).every((known) => device[known] === place[known])),
    )
  }
})

test('filters, page and page size stand in the address, and a reload keeps them', async () => {
  const { user, at, reload } = await openTerminals('?state=1&size=20&page=2')
  await expectTerminals(from(online, 20), 20, online.length)
  expect(await filter('在线状态')).toHaveValue('在线')
  expect(within(paging()).getByRole('combobox', { name: '每页条数' })).toHaveValue('20 条/页')
  expect(within(paging()).getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')

  await press(user, '下一页', paging())
  await expectTerminals(from(online, 40), 20, online.length)
  await reload()
  await screen.findByRole('navigation', { name: '分页' })
  await expectTerminals(from(online, 40), 20, online.length)
  expect(at()).toBe('/terminalManage?state=1&size=20&page=3')
})

test('the page size that was chosen is the default from then on, and asked for once; an address is believed (R90)', async () => {
  const { user, goto, server } = await openTerminals()
  await choose(user, within(paging()).getByRole('combobox', { name: '每页条数' }), '20 条/页')
  await expectTerminals(terminals, 20)
  await goto('/homePage')
  const before = server.calls('deviceList').length
  await goto('/terminalManage')
  await expectTerminals(terminals, 20)
  // the loader and the screen ask for the same page
  expect(server.calls('deviceList')).toHaveLength(before)
  await goto('/terminalManage?size=10')
  await expectTerminals(terminals)
})

test('in a demo lists begin with the page size that its people have chosen', async () => {
  const { server, reload } = await openTerminals()
  await leaveInBrowser({ server })
  await reload()
  await expectTerminals(terminals, 20)
})

test('another page size goes on at the row that was first; another filter begins anew; back is back', async () => {
  const { user, at, back } = await openTerminals('?state=1&size=20&page=2')
  await expectTerminals(from(online, 20), 20, online.length)
  await choose(user, within(paging()).getByRole('combobox', { name: '每页条数' }), '10 条/页')
  await expectTerminals(from(online, 20), 10, online.length)
  expect(at()).toMatch(/page=3/)
  await choose(user, await filter('在线状态'), '离线')
  await expectTerminals(offline)
  expect(at()).not.toMatch(/page=/)
  back()
  await expectTerminals(from(online, 20), 10, online.length)
  expect(await filter('在线状态')).toHaveValue('在线')
})

test('a page past the end leads to the last; nonsense in the address counts as nothing', async () => {
  const { at } = await openTerminals('?page=900&size=40&state=9&resolution=x')
  await expectTerminals(from(terminals, 160), 40, terminals.length)
  expect(at()).toMatch(/page=5/)
})

test('a page is sorted, and says that it is only the page', async () => {
  const { user } = await openTerminals()
  await expectTerminals(terminals)
  const head = () => screen.getByRole('columnheader', { name: '终端编号' })
  const serials = terminals
    .slice(0, 10)
    .sort((a, b) => String(a.sn).localeCompare(String(b.sn), 'zh-CN', { numeric: true }))
    .map(({ sn }) => String(sn))
  const shown = () => terminalRows().map((row) => serials.find((sn) => row.textContent?.includes(sn)))
  await press(user, /./, head())
  await waitFor(() => expect(shown()).toEqual(serials))
  expect(head()).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByText('仅对本页排序')).toBeVisible()
  await press(user, /./, head())
  await waitFor(() => expect(shown()).toEqual(serials.toReversed()))
  await press(user, /./, head())
  await expectTerminals(terminals)
})

test('terminals are chosen over pages and all that match at once; what cannot be done says why', async () => {
  const { user, server, row } = await openTerminals('?province=江苏省')
  const matching = terminals.filter(({ province }) => province === '江苏省')
  await press(user, '批量操作')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  const inBar = (name: string) => within(bar).getByRole('button', { name })
  const count = () => within(bar).getByRole('status')
  expect(inBar('设置音量')).toBeDisabled()
  expect(inBar('重启')).toHaveAccessibleDescription('请选择终端')

  const [first, second] = [matching[0], matching[12]] as [Device, Device]
  const box = async (device: Device) => within(await row(device)).getByRole('checkbox')
  await user.click(await box(first))
  await press(user, '第 2 页')
  await user.click(await box(second))
  expect(count()).toHaveTextContent('已选 2 项')
  await press(user, '第 1 页')
  expect(await box(first)).toBeChecked()

  await user.click(inBar('选择本页'))
  expect(count()).toHaveTextContent('已选 11 项')
  await user.click(inBar(`选择全部 ${matching.length} 项`))
  await waitFor(() => expect(count()).toHaveTextContent(`已选 ${matching.length} 项`))
  const off = matching.filter(({ state }) => state === 0).length
  expect(off).toBeGreaterThan(0)
  expect(inBar('重启')).toHaveAccessibleDescription(`选中的终端中有 ${off} 台不在线，不能下发指令`)
  await user.click(inBar('重启'))
  expect(server.calls('deviceCommandSend')).toHaveLength(0)
  expect(bar).toHaveTextContent(`其中 ${off} 台离线`)
  await user.click(inBar('移除离线'))
  expect(count()).toHaveTextContent(`已选 ${matching.length - off} 项`)
  expect(bar).not.toHaveTextContent('离线')
  await user.click(inBar('重启'))
  await press(user, '取消', await dialog('下发指令'))
  expect(count()).toHaveTextContent(`已选 ${matching.length - off} 项`)
  await user.click(inBar('清空'))
  expect(count()).toHaveTextContent('已选 0 项')
})

test('all that match are chosen beside those that were chosen under other filters', async () => {
  const { user, row, goto } = await openTerminals('?province=江苏省&batch=1')
  const first = findTerminal(({ province }) => province === '江苏省')
  const second = findTerminal(({ province }) => province === '浙江省')
  const matching = terminals.filter(({ province }) => province === '浙江省')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await user.click(within(await row(first)).getByRole('checkbox'))
  await goto('/terminalManage?province=浙江省&batch=1')
  await row(second)
  await press(user, `选择全部 ${matching.length} 项`, bar)
  await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent(`已选 ${matching.length + 1} 项`))
  await press(user, '查看已选', bar)
  for (const { name } of [first, second]) await screen.findByRole('button', { name: `移除 ${name}` })
})

test('a batch is looked through, sets the group of what is left, and leaves nothing chosen', async () => {
  const { user, server, row } = await openTerminals('?province=江苏省&batch=1')
  const matching = terminals.filter(({ province }) => province === '江苏省')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  const count = () => within(bar).getByRole('status')
  const [first, second, third] = [0, 1, 2].map((place) => matching[place]) as [Device, Device, Device]
  for (const device of [first, second]) await user.click(within(await row(device)).getByRole('checkbox'))
  await press(user, '查看已选', bar)
  await press(user, `移除 ${first.name}`)
  expect(count()).toHaveTextContent('已选 1 项')
  await user.keyboard('{Escape}')
  await user.click(within(await row(third)).getByRole('checkbox'))

  await press(user, '设置分组', bar)
  const setting = await dialog('设置分组')
  expect(setting).toHaveTextContent('将 2 台终端移动到')
  await choose(user, within(setting).getByRole('combobox', { name: '分组' }), '机场')
  await press(user, '确定', setting)
  await expectDone(user)
  await expectNoDialog()
  expect(count()).toHaveTextContent('已选 0 项')
  expect(server.calls('deviceGroupSet')).toHaveLength(1)
  await press(user, '退出批量操作')
  await waitFor(() => expect(bar).not.toBeInTheDocument())
})

test('the filtered list is exported whole, as the list says', async () => {
  const saved = watchDownloads()
  const { user } = await openTerminals('?resolution=1080*1920&size=10')
  const matching = terminals.filter(({ resolution }) => resolution === '1080*1920')
  await expectTerminals(matching)
  await press(user, '导出')
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await expectDone(user, `已导出 ${matching.length} 条`)
  const [download] = saved
  expect(download?.name).toMatch(/^终端列表_筛选_\d{8}\.csv$/)
  const [head = [], ...rows] = readCsv(await (download?.file.text() ?? ''))
  // what the call gives as ids has names
  for (const title of ['组织机构', '分组'])
    expect(rows.every((cells) => /^(?!未知)./.test(cells[head.indexOf(title)] ?? ''))).toBe(true)
  const columns = ['终端编号', '终端名称', '在线状态', '分辨率', '区县', '音量'].map((title) => head.indexOf(title))
  expect(rows.map((cells) => columns.map((column) => cells[column]?.trimEnd()))).toEqual(
    matching.map(({ sn, name, state, resolution, district, volume }) => [
      sn,
      name,
      state === 1 ? '在线' : '离线',
      shownResolution(resolution),
      district,
      String(volume),
    ]),
  )
})

test('a new company has the three steps of its first day, of which the others lead to theirs', async () => {
  const { user, at } = await renderConsole({
    at: '/terminalManage',
    switches: { scenario: { name: 'new-company' } },
  })
  const steps = within(await screen.findByRole('list', { name: '开始使用的三步' }))
  expect(steps.getAllByRole('listitem').map((step) => step.ariaCurrent)).toEqual(['step', null, null])
  expect(steps.queryByRole('link', { name: '接入终端' })).toBeNull()
  await user.click(steps.getByRole('link', { name: '上传素材' }))
  await screen.findByText('暂无素材数据！')
  expect(at()).toBe('/materialManage')
})
