import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Order, OrderDetail } from '#src/api/generated/types.gen.ts'
import { createQueryClient, read } from '#src/api/query.ts'
import { userInfoQuery } from '#src/api/user-info.ts'
import { parseSearch, stringifySearch } from '#src/lib/url/search-params.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { OrderCreate } from '#src/routes/-order-create.tsx'
import { Orders } from '#src/routes/-orders.tsx'
import { PICK_SIZES } from '#src/components/device-picker/device-picker.tsx'
import { samples } from '#tests/support/story-samples.ts'
import { orderSearch, toOrderRequest } from './order-search.ts'

const ALL = ['4', '41', '42', '43', '44']
const LONG = '浦东新区地铁站南广场三层东侧扶梯口超长名称的新品上市投放'
const devices = samples(24)

const order = (id: number, status: number, more: Partial<Order> = {}): Order => ({
  id,
  name: `春茶上新第${id}期投放`,
  client: '晴川商贸',
  status: status as Order['status'],
  programCount: 2,
  deviceCount: devices.length,
  scheduleType: 0,
  schedules: [
    {
      dateStart: 20261125,
      dateEnd: 20261231,
      period: [{ start: '08:00', end: '20:00', weeks: '1,2,3,4,5', times: 1, level: 1 }],
    },
  ],
  creator: '13800000001',
  createTime: '2026-11-19 14:00:00',
  ...more,
})

const rows = [0, 1, 2, 3, 4, 5, 9].map((status, index) =>
  order(
    index + 1,
    status,
    index === 3
      ? { name: LONG, client: LONG }
      : index === 4
        ? { name: '', client: undefined, schedules: undefined }
        : {},
  ),
)
const detail = (more: Partial<OrderDetail> = {}): OrderDetail => ({
  ...order(1, 0),
  programs: [
    { id: 1, name: '春茶上新', width: 1920, height: 1080, snapshot: devices[0]?.screenshot, del: 0 },
    { id: 2, name: LONG, width: 1080, height: 1920, del: 1 },
  ],
  devices: devices as OrderDetail['devices'],
  ...more,
})

const failed = () => Promise.reject(new UserError('服务不可用'))
const list = (client: QueryClient, given: Order[], search = {}): unknown =>
  client.setQueryData(read('orderList', toOrderRequest(search)).queryKey, { data: given, total: given.length })
const fails = (client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }) =>
  client.prefetchQuery({ queryKey, queryFn: failed, retry: false })

interface ConsoleProps {
  at: string
  codes?: string[]
  /** Puts there what would be loaded. */
  given: (client: QueryClient) => unknown
}

/** The screens of orders on addresses of their own. */
function Console({ at, codes = ALL, given }: ConsoleProps) {
  const [{ client, router }] = useState(() => {
    const client = createQueryClient()
    client.setDefaultOptions({
      queries: { staleTime: Infinity, retry: false, retryOnMount: false, refetchOnMount: false },
    })
    client.setQueryData(userInfoQuery().queryKey, {
      account: '13800000002',
      functionIds: codes,
      sysConfig: { resolutions: ['1920*1080'] },
    })
    void given(client)
    const staticData = { title: '订单管理', permission: '-1' } as const
    const root = createRootRoute({ staticData })
    const shell = createRoute({ getParentRoute: () => root, id: '_shell', staticData })
    const orders = createRoute({
      getParentRoute: () => shell,
      path: 'orderManage',
      staticData,
      validateSearch: orderSearch,
      component: Orders,
    })
    const create = createRoute({
      getParentRoute: () => shell,
      path: 'orderManage/create',
      staticData,
      component: OrderCreate,
    })
    const routeTree = root.addChildren([shell.addChildren([orders, create])])
    return {
      client,
      router: createRouter({
        routeTree,
        parseSearch,
        stringifySearch,
        history: createMemoryHistory({ initialEntries: [at] }),
      }),
    }
  })
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

const meta = {
  title: '页面/订单管理',
  component: Console,
  parameters: { layout: 'fullscreen' },
  args: { at: '/orderManage', given: (client): unknown => list(client, rows) },
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

export const All: Story = {
  name: '各种状态、长名称',
  play: async () => {
    const waiting = within(await row('春茶上新第2期'))
    await expect(waiting.getByRole('button', { name: '审核' })).toHaveAccessibleDescription('已审核通过')
    await expect(waiting.getByRole('button', { name: '删除' })).toHaveAccessibleDescription('等待播放，请先停播')
    await expect(within(await row('未知（9）')).getByRole('button', { name: '停播' })).toHaveAccessibleDescription(
      '状态未知，不能操作',
    )
  },
}

export const ReadOnly: Story = {
  name: '只能查看',
  args: { codes: ['4'] },
  play: async () => {
    await row('春茶上新第1期')
    await expect(screen.queryByRole('button', { name: /审核|停播|删除/ })).toBeNull()
    await expect(screen.queryByRole('link', { name: '创建订单' })).toBeNull()
  },
}

export const Loading: Story = {
  name: '加载中',
  args: {
    given: (client) =>
      client.prefetchQuery({
        ...read('orderList', toOrderRequest({})),
        queryFn: () => new Promise<never>(() => undefined),
      }),
  },
}

export const None: Story = {
  name: '没有订单',
  args: { given: (client) => list(client, []) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('还没有订单')).toBeVisible())
    await expect(screen.getAllByRole('link', { name: '创建订单' })).toHaveLength(2)
  },
}

export const NothingFound: Story = {
  name: '没有符合条件的',
  args: {
    at: '/orderManage?q=x&status=2',
    given: (client) => {
      list(client, [], { q: 'x', status: '2' })
      list(client, rows)
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '清除筛选' }))
    await row('春茶上新第1期')
  },
}

export const Failed: Story = {
  name: '加载失败',
  args: { given: (client) => fails(client, read('orderList', toOrderRequest({}))) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('服务不可用'))
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

const opened = (more?: Partial<OrderDetail>) => (client: QueryClient) => {
  list(client, rows)
  client.setQueryData(read('orderGet', { path: { id: '1' } }).queryKey, detail(more))
}

export const Pending: Story = {
  name: '详情：待审核',
  args: { at: '/orderManage?order=1', given: opened() },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '春茶上新第1期投放' }))
    await waitFor(() => expect(drawer.getByRole('button', { name: '通过' })).toBeVisible())
    await expect(drawer.getByText(`${LONG}（已删除）`)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: '不通过' }))
    await expect(drawer.getByText('请输入原因')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: '合同未签订' }))
    await expect(drawer.getByRole('button', { name: '通过' })).toHaveAccessibleDescription(
      '已填写不通过的原因，清空后才能通过',
    )
    await userEvent.click(drawer.getByRole('button', { name: '第 3 页' }))
    await waitFor(() => expect(drawer.getAllByRole('row')).toHaveLength(5))
  },
}

export const Rejected: Story = {
  name: '详情：审核未通过',
  args: { at: '/orderManage?order=1', given: opened({ status: 5, checkReason: '合同未签订' }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('合同未签订')).toBeVisible())
    await expect(screen.queryByRole('button', { name: '通过' })).toBeNull()
  },
}

export const DetailFailed: Story = {
  name: '详情：加载失败',
  args: {
    at: '/orderManage?order=1',
    given: (client) => {
      list(client, rows)
      return fails(client, read('orderGet', { path: { id: '1' } }))
    },
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '订单详情' }))
    await waitFor(() => expect(drawer.getByRole('alert')).toHaveTextContent('服务不可用'))
  },
}

const ads = [1, 2].map((id) => ({
  id,
  name: `周末市集第${id}期`,
  width: 1920,
  height: 1080,
  status: 1,
  snapshot: devices[id]?.screenshot,
}))

export const Create: Story = {
  name: '创建订单',
  args: {
    at: '/orderManage/create',
    given: (client) => {
      client.setQueryData(read('deviceGroupList', {}).queryKey, [])
      client.setQueryData(read('programList', { query: { page: 0, limit: 20, status: 1, name: '' } }).queryKey, {
        data: ads,
        total: 2,
      } as never)
      client.setQueryData(read('programDeviceList', { query: { page: 0, limit: PICK_SIZES[0] } }).queryKey, {
        data: devices.slice(0, 5),
        total: 5,
      } as never)
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '提交' }))
    for (const text of ['请输入订单名称', '请输入客户名称', '请选择广告', '请选择投放日期', '请选择终端'])
      await waitFor(() => expect(screen.getByText(text)).toBeVisible())
    await waitFor(() => expect(screen.getByRole('textbox', { name: '订单名称' })).toHaveFocus())
    await userEvent.click(screen.getByRole('textbox', { name: '客户名称' }))
    await userEvent.paste('客'.repeat(21))
    await waitFor(() => expect(screen.getByText('客户名称不能超过 20 个字符')).toBeVisible())

    const add = screen.getByRole('combobox', { name: '添加广告' })
    for (const { name } of ads) {
      await userEvent.click(add)
      await userEvent.click(await screen.findByRole('option', { name: `${name}（1920×1080）` }))
    }
    await waitFor(() => expect(add).toHaveValue(''))
    const chosen = within(screen.getByRole('list', { name: '已选广告' }))
    await waitFor(() => expect(chosen.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.click(chosen.getByRole('button', { name: '移除 周末市集第1期' }))
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(String(devices[2]?.name)) }))
    await waitFor(() =>
      expect(screen.getByRole('group', { name: '发布前检查' })).toHaveTextContent(
        '1 台终端的分辨率与广告（1920×1080）不同',
      ),
    )
    await expect(screen.getByText('1 个广告，1 台终端')).toBeVisible()
  },
}
