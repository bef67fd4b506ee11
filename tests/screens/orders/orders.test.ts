import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { deployment } from '#src/api/deployment.ts'
import type { Order } from '#src/api/generated/types.gen.ts'
import '#src/routes/-order-create.tsx'
import '#src/routes/-orders.tsx'
import '#src/features/orders/order-detail.tsx'
import '#src/features/programs/program-preview-modal.tsx'
import { readWorld } from '#tests/support/read-world.ts'
import { renderConsole, type ConsoleSetup } from '#tests/support/render-console.tsx'
import { activityOf, activityPanel, inTime, lookedUp } from '../support/activity.ts'
import { problems } from '../support/problems.ts'
import { deviceBoxes } from '../support/publish.ts'
import { choose, dialog, expectDone, expectTotal, field, fill, press } from '../support/steps.ts'

const DAY = 86_400_000
/** Nothing is known of any terminal. */
const UNKNOWN = /^完成 0 \/ (\d+) · 未知 \1$/

/** The orders of a fresh world, in the order of the list. */
const orders = (await readWorld<[{ data: Order[] }]>(['/api/order/page?page=0&limit=40']))[0].data
const withStatus = (status: Order['status']) => orders.filter((order) => order.status === status)

/** An order that waits for review, whose name no other has. */
function findWaiting(): Order {
  const found = withStatus(0).find(({ name }) => orders.filter((other) => other.name === name).length === 1)
  if (!found) throw new Error('The demo company has no such order')
  return found
}

/** The row of an order, when it is there. */
async function rowOf(name: string): Promise<HTMLElement> {
  const link = await within(await screen.findByRole('table', { name: '订单列表' })).findByRole('link', { name })
  return link.closest('tr') as HTMLElement
}

async function openOrders(search = '', setup: Omit<ConsoleSetup, 'at'> = {}) {
  const opened = await renderConsole({ at: `/orderManage${search}`, ...setup })
  await screen.findByRole('heading', { name: '订单管理', level: 1 })
  return opened
}

test('an order is made of ads, days and terminals, and waits for review', async () => {
  const { user, server, at } = await openOrders()
  await user.click(await screen.findByRole('link', { name: '创建订单' }))
  await screen.findByRole('heading', { name: '创建订单', level: 1 })
  expect(screen.getByRole('navigation', { name: '当前位置' })).toHaveTextContent(/订单管理.*创建订单/)
  await fill(user, field(document.body, '订单名称'), ' 冬季新品 ')
  await fill(user, field(document.body, '客户名称'), '云杉百货 ')
  await user.click(screen.getByRole('combobox', { name: '添加广告' }))
  const [ad] = await screen.findAllByRole('option')
  const name = ad?.textContent?.split('（')[0] ?? ''
  await user.click(ad as HTMLElement)
  await waitFor(() => expect(screen.getByRole('list', { name: '已选广告' })).toHaveTextContent(name))
  await user.click(screen.getByRole('switch', { name: '永久' }))
  for (const index of [0, 1]) await user.click(deviceBoxes(document.body)[index] as HTMLElement)
  await screen.findByText('1 个广告，2 台终端')
  await press(user, '提交')
  await expectDone(user, '添加成功')
  expect(at()).toBe('/orderManage')
  expect(server.calls('orderCreate')).toMatchObject([{ code: 1 }])
  expect(await rowOf('冬季新品')).toHaveTextContent(/云杉百货.*待审核.*永久/)
})

test('an order passes review, is stopped and deleted', async () => {
  const { name = '', programCount, deviceCount } = findWaiting()
  const subject = deviceCount === 1 ? '' : `${deviceCount} 台终端`
  const days = (dateEnd: number) => ({
    faults: [
      {
        operationId: 'orderGet' as const,
        kind: 'set' as const,
        values: { 'schedules.0.dateStart': 20261101, 'schedules.0.dateEnd': dateEnd },
      },
    ],
  })
  const { user, server, reload } = await openOrders('?status=0', { switches: days(20261119) })
  await press(user, '审核', await rowOf(name))
  await within(await dialog(name)).findByText('投放日期已过，通过后订单不会播放')
  // today is its last day
  await server.setSwitches(days(20261120))
  await reload()
  const detail = await dialog(name)
  await within(detail).findByRole('button', { name: '通过' })
  expect(within(detail).queryByText('投放日期已过，通过后订单不会播放')).toBeNull()
  await server.setSwitches({ faults: [] })
  // with a head
  await waitFor(() =>
    expect(within(within(detail).getByRole('table', { name: '订单终端' })).getAllByRole('row')).toHaveLength(
      1 + Math.min(10, Number(deviceCount)),
    ),
  )
  await press(user, '通过', detail)
  await expectDone(user, '订单审核成功')
  await waitFor(() => expect(detail).not.toBeInTheDocument())
  // what it publishes is followed, each ad by itself
  await activityPanel()
  expect(screen.getAllByRole('progressbar', { name: /^发布“/ })).toHaveLength(Number(programCount))
  expect(activityOf(/^发布“/)).toHaveTextContent(subject)
  await press(user, '重置')

  await press(user, '停播', await rowOf(name))
  const stop = await dialog('停播订单')
  expect(stop).toHaveTextContent(`它的广告将从 ${deviceCount} 台终端上停播`)
  await press(user, '停播', stop)
  await expectDone(user)
  expect(await rowOf(name)).toHaveTextContent('已停播')
  await waitFor(() => expect(screen.getAllByRole('progressbar', { name: /^停播“/ })).toHaveLength(Number(programCount)))
  expect(activityOf(/^停播“/)).toHaveTextContent(subject)
  await press(user, '删除', await rowOf(name))
  await press(user, '删除', await dialog('删除订单'))
  await expectDone(user)
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
  expect(['orderReview', 'orderStop', 'orderDelete'].map((call) => server.calls(call).length)).toEqual([1, 1, 1])
})

test.each([
  ['carried out', { kind: 'lost' }, /^完成 [1-9]/, 0],
  ['not carried out', { kind: 'status', status: 502 }, UNKNOWN, 2],
] as const)('an approval without an answer that was %s', async (_name, fault, figures, looks) => {
  problems.allow(/orderReview/)
  const { name = '', programCount } = findWaiting()
  const { user, server } = await openOrders('?status=0')
  await press(user, '审核', await rowOf(name))
  const detail = await dialog(name)
  await server.setSwitches({ faults: [{ operationId: 'orderReview', times: 1, ...fault }] })
  await press(user, '通过', detail)
  await within(detail).findByText(/结果未知/)
  await user.keyboard('{Escape}')
  await press(user, /^任务/)
  await activityPanel()
  const works = () => screen.getAllByRole('progressbar', { name: /^发布“/ })
  expect(works()).toHaveLength(Number(programCount))
  for (const work of works()) expect(work).toHaveAttribute('aria-valuetext', expect.stringMatching(UNKNOWN))
  // the order tells: the log of publishes has it by the name of whoever made the order
  await lookedUp(server, 'orderGet', looks * works().length)
  await inTime(() => {
    for (const work of works()) expect(work).toHaveAttribute('aria-valuetext', expect.stringMatching(figures))
  })
})

test('a stop without an answer is followed, too', async () => {
  problems.allow(/orderStop/)
  const { name = '', programCount } = withStatus(2)[0] ?? {}
  const { user, server } = await openOrders(`?status=2`)
  await server.setSwitches({ faults: [{ operationId: 'orderStop', kind: 'lost', times: 1 }] })
  await press(user, '停播', await rowOf(name))
  await press(user, '停播', await dialog('停播订单'))
  await screen.findByText(/结果未知/)
  await press(user, '知道了')
  await press(user, /^任务/)
  await activityPanel()
  const works = () => screen.getAllByRole('progressbar', { name: /^停播“/ })
  await waitFor(() => expect(works()).toHaveLength(Number(programCount)))
  for (const work of works()) expect(work).toHaveAttribute('aria-valuetext', expect.stringMatching(UNKNOWN))
  await inTime(() => {
    for (const work of works()) expect(work).not.toHaveAttribute('aria-valuetext', expect.stringMatching(UNKNOWN))
  })
})

test('filters of orders stay in the address', async () => {
  const waiting = withStatus(0)
  const { name = '', client = '' } = findWaiting()
  const fitting = waiting.filter((order) => order.name?.includes(client) || order.client?.includes(client))
  const { user, at, reload } = await openOrders()
  await choose(user, await within(screen.getByRole('search')).findByRole('combobox', { name: '状态' }), '待审核')
  await expectTotal(waiting.length)
  expect(at()).toContain('status=0')
  await user.type(field(document.body, '订单'), `${client}{Enter}`)
  await waitFor(() => expect(at()).toContain(`q=${encodeURIComponent(client)}`))
  await expectTotal(fitting.length)
  await reload()
  await expectTotal(fitting.length)
  expect(await rowOf(name)).toHaveTextContent('待审核')
})

test('an ad of an order is looked at; a rejection needs a reason', async () => {
  const { name = '' } = findWaiting()
  const { user, server } = await openOrders()
  await user.click(within(await rowOf(name)).getByRole('link', { name }))
  const detail = await dialog(name)
  await user.click((await within(detail).findAllByRole('button', { name: /^预览 / }))[0] as HTMLElement)
  const player = () => screen.queryAllByRole('button', { name: /^(播放|暂停)/ })
  await waitFor(() => expect(player()).not.toEqual([]))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(player()).toEqual([]))
  expect(detail).toBeVisible()

  await press(user, '不通过', detail)
  expect(await within(detail).findByText('请输入原因')).toBeVisible()
  expect(server.calls('orderReview')).toEqual([])
  await press(user, '合同未签订', detail)
  await press(user, '不通过', detail)
  await waitFor(() => expect(detail).not.toBeInTheDocument())
  expect(await rowOf(name)).toHaveTextContent('审核未通过')
  expect(screen.getByText(/^审核不通过：“/)).toBeVisible()
  await user.click(within(await rowOf(name)).getByRole('link', { name }))
  expect(await dialog(name)).toHaveTextContent('未通过原因：合同未签订')
})

test('its days move an order on', async () => {
  const booked = withStatus(1)
  const { user, server } = await openOrders('?status=1')
  await expectTotal(booked.length)
  expect(await rowOf(String(booked[0]?.name))).toHaveTextContent('待播放')
  await server.advance(6 * DAY)
  await press(user, '刷新')
  await expectTotal(0)
})

test('a real server has no orders unless the deployment says so (C29)', async () => {
  deployment.apiBaseUrl = '/'
  try {
    const { server, goto } = await renderConsole({ at: '/homePage' })
    const menu = await screen.findByRole('navigation', { name: '主菜单' })
    await within(menu).findByRole('link', { name: '广告管理' })
    expect(within(menu).queryByRole('link', { name: '订单管理' })).toBeNull()
    for (const path of ['/orderManage', '/orderManage/create']) {
      await goto(path)
      await screen.findByText('无权限访问')
      await goto('/homePage')
      await waitFor(() => expect(screen.queryByText('无权限访问')).toBeNull())
    }
    expect(server.calls('orderList')).toEqual([])
  } finally {
    delete deployment.apiBaseUrl
  }
})
