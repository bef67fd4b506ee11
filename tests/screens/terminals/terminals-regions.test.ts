import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Device } from '#src/api/generated/types.gen.ts'
import { dialog, expectDone, fill, press, timeField } from '../support/steps.ts'
import { expectTerminals, openTerminals, terminals } from '../support/terminals.ts'

const VISITOR = '13800000006'
const inShanghai = terminals.filter(({ province }) => province === '上海市')
const inHuangpu = inShanghai.filter(({ district }) => district === '黄浦区')
const offlineOf = (devices: readonly Device[]) => devices.filter(({ state }) => state === 0)
const provinces = new Set(terminals.map(({ province }) => province))

const table = () => screen.getByRole('table', { name: '地区统计' })
const figures = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(1, 4)
    .map((cell) => cell.textContent)
/** The line of a region once it says all its figures. */
const line = (name: string) =>
  waitFor(() => {
    const row = within(table()).getByRole('link', { name }).closest('tr') as HTMLElement
    expect(figures(row)).not.toContain('')
    return row
  })
const figuresOf = (devices: readonly Device[]) => {
  const offline = offlineOf(devices).length
  return [devices.length, devices.length - offline, offline].map(String)
}
const choose = async (user: UserEvent, view: string) => user.click(await screen.findByRole('radio', { name: view }))

test('provinces and their parts say how many terminals they have, and lead to them', async () => {
  const { user, at, server } = await openTerminals()
  await choose(user, '地区')
  await waitFor(() =>
    expect(screen.getByText(/^合计/)).toHaveTextContent(
      `合计 ${terminals.length} 台，离线 ${offlineOf(terminals).length} 台`,
    ),
  )
  expect(within(table()).getAllByRole('row')).toHaveLength(provinces.size + 1)
  expect(figures(await line('上海市'))).toEqual(figuresOf(inShanghai))
  const online = 100 - (offlineOf(inShanghai).length / inShanghai.length) * 100
  expect(within(await line('上海市')).getAllByRole('cell')[4]).toHaveTextContent(`${online.toFixed(1)}%`)
  // where the fewest are online comes first
  const shares = within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number.parseFloat(within(row).getAllByRole('cell')[4]?.textContent ?? ''))
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  const calls = server.calls('deviceList').map(({ path }) => new URL(path, location.origin).searchParams.get('limit'))
  expect(calls.slice(1).every((limit) => limit === '1' || limit === '10')).toBe(true)

  // a province of one city shows its districts at once
  await user.click(within(table()).getByRole('link', { name: '上海市' }))
  expect(figures(await line('黄浦区'))).toEqual(figuresOf(inHuangpu))
  await user.click(within(await line('黄浦区')).getByRole('link', { name: String(offlineOf(inHuangpu).length) }))
  expect(at()).toContain('state=0')
  await expectTerminals(offlineOf(inHuangpu))
  await choose(user, '地区')
  await press(user, '返回全国')
  await line('上海市')
  expect(at()).not.toContain('province')
})

test('before an answer there is no figure, and what did not come is said and tried again', async () => {
  const { server, user } = await openTerminals('?view=regions', {
    switches: { faults: [{ operationId: 'deviceList', kind: 'hold' }] },
  })
  await screen.findByText(/^已统计 0\/\d+ 个地区$/)
  expect(within(table()).queryByRole('cell', { name: '0' })).toBeNull()
  await server.setSwitches({ faults: [{ operationId: 'deviceList', kind: 'refuse', msg: '统计失败' }] })
  const again = await screen.findByRole('button', { name: /个地区没有统计到，重试$/ })
  expect(screen.queryByText(/^合计/)).toBeNull()
  await server.setSwitches({ faults: [] })
  await user.click(again)
  await screen.findByText(/^合计/)
})

test('at most six calls are under way at once', async () => {
  const { server } = await openTerminals('?view=regions', {
    switches: { faults: [{ operationId: 'deviceList', kind: 'hold' }] },
  })
  await screen.findByText(/^已统计 0\/\d+ 个地区$/)
  // the page of the list itself is one more
  await waitFor(() => expect(server.calls('deviceList')).toHaveLength(7))
  await server.setSwitches({ faults: [] })
  await screen.findByText(/^合计/)
})

test('the other filters count', async () => {
  const upright = terminals.filter(({ resolution }) => resolution === '1080*1920')
  await openTerminals('?view=regions&resolution=1080*1920&state=0')
  await waitFor(() => expect(screen.getByText(/^合计/)).toHaveTextContent(`合计 ${upright.length} 台`))
})

test('filters that nothing matches are cleared where that is said', async () => {
  const { user, at } = await openTerminals('?view=regions&q=没有这样的')
  await press(user, '清除筛选')
  expect(at()).toBe('/terminalManage?view=regions')
  await line('上海市')
})

test('a district off for a power cut and back, from the list of all terminals, in eight clicks', async () => {
  const { user, server } = await openTerminals()
  let clicks = 0
  const click = async (element: HTMLElement) => {
    clicks += 1
    await user.click(element)
  }
  await click(await screen.findByRole('radio', { name: '地区' }))
  await line('上海市')
  await click(within(table()).getByRole('link', { name: '上海市' }))
  await click(within(await line('黄浦区')).getByRole('button', { name: '批量操作' }))
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await click(await within(bar).findByRole('button', { name: `选择全部 ${inHuangpu.length} 项` }))
  await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent(`已选 ${inHuangpu.length} 项`))
  await click(within(bar).getByRole('button', { name: '设置开关机时间' }))
  const form = await dialog('设置开关机时间')
  for (const side of ['开机', '关机']) await fill(user, timeField(form, side), '00:00')
  await click(within(form).getByRole('button', { name: '确定' }))
  await expectDone(user)
  await click(await screen.findByRole('button', { name: `恢复原开关机时间（${inHuangpu.length} 台）` }))
  await click(within(await dialog('恢复原开关机时间')).getByRole('button', { name: '恢复' }))
  await expectDone(user)
  expect(clicks).toBe(8)
  const { data } = await server.send<{ data: Device[] }>('GET', '/api/device/page?page=0&limit=400')
  for (const { id, workCronTarget } of inHuangpu)
    expect(data.find((device) => device.id === id)?.workCronTarget).toBe(workCronTarget)
})

test('who may do nothing to several terminals is led to them only', async () => {
  await openTerminals('?view=regions', { account: VISITOR })
  await screen.findByText(/^合计/)
  expect(within(table()).queryByRole('button', { name: '批量操作' })).toBeNull()
})

test('of very many regions a hundred are counted at first, and more at a press', async () => {
  const places = Array.from({ length: 150 }, (_, index) => ({
    code: String(index),
    name: `地区${index}`,
    children: [],
  }))
  const { server, user } = await openTerminals('?view=regions', {
    switches: { faults: [{ operationId: 'regionTree', kind: 'data', data: places }] },
  })
  await screen.findByText('已统计 100/150 个地区')
  const counted = () =>
    new Set(server.calls('deviceList').map(({ path }) => new URL(path, location.origin).searchParams.get('province')))
  // the list itself asks for none
  expect(counted().size).toBe(101)
  await press(user, '再统计 50 个地区')
  await screen.findByText('合计 0 台，离线 0 台；另有 150 个地区没有终端')
  expect(counted().size).toBe(151)
})
