import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SAMPLE_ORGS } from '#tests/support/story-samples.ts'
import { OrgFilter } from './org-filter.tsx'

const meta = {
  title: '组件/组织筛选',
  component: OrgFilter,
  args: { 'aria-label': '组织机构', placeholder: '全部', tree: SAMPLE_ORGS, value: null, onChange: fn() },
} satisfies Meta<typeof OrgFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = { name: '未选择' }

export const Chosen: Story = {
  name: '已选择：清除',
  args: { value: 9 },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('combobox', { name: '组织机构' })).toHaveValue('浦东运营部')
    await userEvent.click(canvasElement.querySelector('button[aria-label="清除"]') as HTMLElement)
    await expect(args.onChange).toHaveBeenCalledWith(null)
  },
}

export const Typing: Story = {
  name: '进入后输入查找',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '组织机构' }), '浦东')
    await userEvent.click(await screen.findByRole('treeitem', { name: '浦东运营部' }))
    await expect(args.onChange).toHaveBeenCalledWith(9)
  },
}
