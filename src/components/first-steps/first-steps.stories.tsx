import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Empty } from '#src/ui/feedback/states.tsx'
import { FirstSteps as Late } from './first-steps-late.tsx'
import { FirstSteps } from './first-steps.tsx'

const meta = { title: '组件/开始使用的三步', component: FirstSteps } satisfies Meta<typeof FirstSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Material: Story = {
  name: '在素材页，其他两步无权限',
  args: { current: 'material', can: () => false },
  render: (args) => (
    <Empty art="material" title="暂无素材数据！">
      <Late {...args} />
    </Empty>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('接入终端')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
