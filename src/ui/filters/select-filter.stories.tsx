import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FilterBar } from './filter-bar.tsx'
import { Card } from '../page.tsx'
import { selectFilter } from './select-filter.tsx'

interface Filters {
  state?: string
}

const fields = [
  selectFilter<Filters>('state', '在线状态', [
    { value: '1', label: '在线' },
    { value: '0', label: '离线' },
  ]),
]

const meta = {
  title: '组件/单选筛选',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '下拉筛选 选择 枚举 select filter dropdown',
      use: '筛选栏里“几个值之一”的条件，例如状态、分辨率。',
      avoid: '组织、地区用各自的树；表单里的选择用 SelectField。',
      keys: '回车或向下键打开，上下键移动，回车选中，Esc 关闭。',
    },
  },
  component: FilterBar<Filters>,
  args: { fields, values: {}, onApply: fn(), onReset: fn() },
  render: (args) => (
    <Card>
      <FilterBar {...args} />
    </Card>
  ),
} satisfies Meta<typeof FilterBar<Filters>>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  name: '选择后立即应用',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('combobox', { name: '在线状态' }))
    await userEvent.click(await screen.findByRole('option', { name: '离线' }))
    await expect(args.onApply).toHaveBeenCalledWith(expect.objectContaining({ state: '0' }))
  },
}

export const Unknown: Story = {
  name: '地址中的未知值',
  args: { values: { state: '7' } },
  play: async () => {
    await expect(screen.getByRole('combobox', { name: '在线状态' })).toHaveValue('7')
  },
}

export const Repeated: Story = {
  name: '服务器重复的值只列一次',
  args: {
    fields: [selectFilter<Filters>('state', '分辨率', ['1920*1080', '1080*1920', '1920*1080'])],
  },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: '分辨率' }))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['1920*1080', '1080*1920']),
    )
  },
}
