import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { GroupFilter } from './group-filter.tsx'

const meta = {
  title: '组件/分组筛选',
  component: GroupFilter,
  args: {
    'aria-label': '分组',
    placeholder: '全部',
    groups: [
      { id: 3, name: '商场' },
      { id: 4, name: '写字楼' },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof GroupFilter>

export default meta

export const Choosing: StoryObj<typeof meta> = {
  name: '选择分组',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '分组' }))
    await userEvent.click(await screen.findByRole('option', { name: '写字楼' }))
    await expect(args.onChange).toHaveBeenCalledWith(4)
  },
}
