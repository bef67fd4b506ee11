import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Empty } from '#src/ui/feedback/states.tsx'
import { FirstSteps as Late } from './first-steps-late.tsx'
import { FirstSteps } from './first-steps.tsx'

const meta = {
  title: '组件/开始使用的三步',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '引导 新手 空列表 开始 onboarding steps empty',
      use: '新公司还没有终端、素材或广告时，空列表里说明接下来的三步。',
      avoid: '有数据而筛选没有结果时用空状态；完整的讲解用三分钟导览。',
      keys: '每一步是链接，Tab 到达，回车打开。',
    },
  },
  component: FirstSteps,
} satisfies Meta<typeof FirstSteps>

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
