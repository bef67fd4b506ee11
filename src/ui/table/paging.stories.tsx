import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Paging } from './paging.tsx'

const meta = {
  title: '组件/分页',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '翻页 页码 每页条数 pagination pager pages',
      use: '表格或卡片下方：总数、页码、每页条数；换条数时首行不变。',
      avoid: '一次就能全部列出的短表不用。',
      keys: 'Tab 到页码和每页条数；回车翻页。',
    },
  },
  component: Paging,
  args: { page: 0, pageSize: 10, total: 235, rowCount: 10, onChange: fn() },
} satisfies Meta<typeof Paging>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  name: '第一页',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('共 235 条')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 10 })
    await userEvent.click(canvas.getByRole('button', { name: '第 24 页' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 23, pageSize: 10 })
  },
}

export const Size: Story = {
  name: '换每页条数，首行不变',
  args: { page: 5 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '每页条数' }))
    await userEvent.click(await screen.findByRole('option', { name: '20 条/页' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 20 })
  },
}

export const One: Story = { name: '只有一页', args: { total: 3, rowCount: 3 } }
export const None: Story = { name: '没有数据', args: { total: 0, rowCount: 0 } }
export const Loading: Story = { name: '还没有加载', args: { total: undefined, rowCount: undefined } }
export const Nonsense: Story = {
  name: '总数异常',
  args: { total: Number.NaN, page: 2, rowCount: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('共 27 条')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Unreadable: Story = {
  name: '一条无法显示',
  args: { total: 35, rowCount: 9, unreadable: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('共 35 条，本页 1 条数据异常，无法显示')
  },
}
export const NoTotal: Story = {
  name: '没有总数',
  args: { total: 11, more: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('服务器没有给出总数，第 1 页之后可能还有')
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 10 })
  },
}
export const Huge: Story = { name: '总数极大', args: { total: '1e300' } }
export const Phone: Story = { name: '手机宽度', args: { page: 11 }, globals: { viewport: { value: 'phone' } } }
