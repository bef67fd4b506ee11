import '@mantine/core/styles/Anchor.layer.css'
import { Anchor } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UserError } from '#src/lib/errors/user-error.ts'
import { empty, extreme, full, malformed, single } from './dashboard-fixtures.ts'
import { DashboardView } from './dashboard-view.tsx'

const meta: Meta<typeof DashboardView> = {
  title: '页面/首页',
  component: DashboardView,
  args: {
    greeting: '上午好，运营小王',
    report: full,
    loadedAt: new Date(2026, 10, 20, 9, 30, 15).getTime(),
    error: null,
    refreshing: false,
    onRefresh: fn(),
    terminals: {
      Link: ({ state, children }) => (
        <Anchor inherit href={`#terminals-${state}`}>
          {children}
        </Anchor>
      ),
      open: fn(),
    },
  },
}

export default meta

type Story = StoryObj<typeof DashboardView>

export const Full: Story = {
  name: '有数据',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('img', { name: /终端在线状态环形图：在线 169 台，离线 31 台/ })
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const Tables: Story = {
  name: '表格',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const option of canvas.getAllByRole('radio', { name: '表格' })) await userEvent.click(option)
    await expect(canvas.getAllByRole('table')).toHaveLength(4)
    // a day that the server left out is there, as zeros
    await expect(canvas.getByRole('row', { name: '2026-11-17 0.00 0' })).toBeVisible()
    await expect(canvas.getByText('双周特惠（已删除）')).toBeVisible()
  },
}

export const Loading: Story = { name: '加载中', args: { report: undefined, loadedAt: 0, refreshing: true } }

export const Empty: Story = { name: '空', args: { report: empty } }

export const Malformed: Story = {
  name: '部分数据异常',
  args: { report: malformed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await canvas.findByRole('img', { name: /广告审核状态玫瑰图/ })
  },
}

export const Failed: Story = {
  name: '加载失败',
  args: { report: undefined, loadedAt: 0, error: new UserError('网络已断开，请检查网络后重试') },
}

export const FailedRefresh: Story = { name: '刷新失败', args: { error: new UserError('网络已断开，请检查网络后重试') } }

export const Extreme: Story = {
  name: '极端数值',
  args: { report: extreme },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('未知（9）')).toBeVisible()
  },
}

export const Single: Story = { name: '只有一条', args: { report: single } }

export const WithoutTerminals: Story = {
  name: '无终端权限',
  args: { terminals: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
