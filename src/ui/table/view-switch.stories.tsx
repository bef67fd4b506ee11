import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ViewSwitch } from './view-switch.tsx'

const views = [
  { value: 'list', label: '列表' },
  { value: 'week', label: '一周' },
] as const

function Example() {
  const [view, setView] = useState<'list' | 'week'>('list')
  return <ViewSwitch views={views} value={view} onChange={setView} />
}

const meta = {
  title: '组件/显示方式',
  tags: ['autodocs'],
  subcomponents: { ViewSwitch },
  parameters: {
    kit: {
      synonyms: '切换 视图 分段 显示方式 segmented switch tabs view toggle',
      use: '同一个列表的几种看法之间切换，例如列表、画面墙、地区。',
      avoid: '不同的内容用页签或另一页；开关用复选框。',
      keys: '方向键切换，焦点留在上面。',
    },
  },
  render: () => <Example />,
} satisfies Meta

export default meta
type Story = StoryObj

export const ByKeys: Story = {
  name: '用方向键切换，焦点不丢',
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: '列表' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: '一周' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: '列表' })).toHaveFocus())
  },
}
