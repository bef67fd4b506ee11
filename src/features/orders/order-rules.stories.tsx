import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { OrderListScreen } from './order-list-screen.tsx'
import { orderSearch } from './order-search.ts'

const load = fn()
const stop = fn()
const remove = fn()
const labels = ['待审核', '待播放', '播放中', '已停播', '已完成', '审核未通过']
const orders = labels.map((label, status) => ({
  id: status + 1,
  name: `${label}的订单`,
  client: '晴川商贸',
  status,
  programCount: 2,
  deviceCount: 24,
}))

function Orders({ codes }: { codes: string[] }) {
  return (
    <StoryScreen
      screen={OrderListScreen}
      path="orderManage"
      validateSearch={orderSearch}
      client={() => storyClient(['4', ...codes])}
    />
  )
}

const meta = {
  title: '页面/订单管理/规则',
  component: Orders,
  parameters: { layout: 'fullscreen' },
  args: { codes: ['41', '42', '43', '44'] },
  beforeEach: () => {
    load.mockReset().mockReturnValue({ total: orders.length, data: orders })
    for (const write of [stop, remove]) write.mockReset()
    return serveStory({
      'GET /api/order/page': load,
      'GET /api/order/3': { ...orders[2], devices: [], programs: [] },
      'POST /api/order/3/stop': stop,
      'DELETE /api/order/1': remove,
    })
  },
} satisfies Meta<typeof Orders>

export default meta
type Story = StoryObj<typeof meta>

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}的订单`) })
/** The actions of a row that can be done now. */
const open = async (name: string) =>
  within(await row(name))
    .getAllByRole('button')
    .filter((button) => button.ariaDisabled !== 'true')
    .map(({ textContent }) => textContent)

export const Statuses: Story = {
  name: '六种状态和各自能做的',
  play: async () => {
    const actions = {
      待审核: ['审核', '删除'],
      待播放: ['停播'],
      播放中: ['停播'],
      已停播: ['删除'],
      已完成: ['删除'],
      审核未通过: ['删除'],
    }
    for (const [label, expected] of Object.entries(actions)) {
      await expect(within(await row(label)).getByText(label)).toBeVisible()
      await expect(await open(label)).toEqual(expected)
    }
  },
}

const alone = (code: string, action: string): Omit<Story, 'name'> => ({
  args: { codes: [code] },
  play: async () => {
    const buttons = within(await row('待审核')).getAllByRole('button')
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([action])
    await expect(screen.queryByRole('link', { name: '创建订单' })).toBeNull()
  },
})
export const OnlyReview: Story = { name: '只有审核权限', ...alone('42', '审核') }
export const OnlyStop: Story = { name: '只有停播权限', ...alone('43', '停播') }
export const OnlyDelete: Story = { name: '只有删除权限', ...alone('44', '删除') }

export const OnlyCreate: Story = {
  name: '只有创建权限',
  args: { codes: ['41'] },
  play: async () => {
    await expect(within(await row('待审核')).queryByRole('button')).toBeNull()
    await expect(screen.getByRole('link', { name: '创建订单' })).toBeVisible()
  },
}

export const Questions: Story = {
  name: '停播和删除先确认',
  play: async () => {
    const answer = async (name: string, action: string, title: string, words: string) => {
      await userEvent.click(within(await row(name)).getByRole('button', { name: action }))
      const question = within(await screen.findByRole('dialog', { name: title }))
      await waitFor(() =>
        expect(question.getByText(new RegExp(`^确定${action}订单“${name}的订单”？.*${words}`))).toBeVisible(),
      )
      await userEvent.click(question.getByRole('button', { name: action }))
      // at once, for it does not stay
      await waitFor(() => expect(document.body).toHaveTextContent('操作成功'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await answer('播放中', '停播', '停播订单', '24 台终端')
    await expect(stop).toHaveBeenCalledOnce()
    await answer('待审核', '删除', '删除订单', '不能恢复')
    await expect(remove).toHaveBeenCalledOnce()
  },
}

export const Filtering: Story = {
  name: '筛选：名称或客户、状态',
  play: async () => {
    await row('待审核')
    await userEvent.click(within(screen.getByRole('search')).getByRole('combobox', { name: '状态' }))
    // all six, and 0 is one of them
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(labels))
    await userEvent.click(screen.getByRole('option', { name: '待审核' }))
    await userEvent.type(screen.getByRole('textbox', { name: '订单' }), ' 晴川 {Enter}')
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith({ page: '0', limit: '10', nameOrClient: '晴川', status: '0' }),
    )
  },
}
