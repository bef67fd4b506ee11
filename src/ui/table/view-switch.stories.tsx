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

const meta = { title: '组件/显示方式', render: () => <Example /> } satisfies Meta

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
