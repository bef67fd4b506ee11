import { Paper } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Corner } from './corner.tsx'

const meta = {
  title: '组件/右下角',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '右下角 浮动面板 后台任务 corner panel floating',
      use: '后台的工作（上传、任务）的面板，叠在页面右下角。',
      avoid: '短暂的结果用消息；要人回答的用确认。',
      keys: '自己没有按键；里面的面板各是一个区域，读屏可跳到。',
    },
  },
  component: Corner,
  args: { children: null },
} satisfies Meta<typeof Corner>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  name: '两个面板上下排列',
  render: () => (
    <>
      {['任务', '上传列表'].map((name) => (
        <Corner key={name}>
          <Paper component="section" aria-label={name} withBorder shadow="lg" p="md">
            {name}
          </Paper>
        </Corner>
      ))}
    </>
  ),
  play: async () => {
    const [first, second] = [
      screen.getByRole('region', { name: '任务' }),
      screen.getByRole('region', { name: '上传列表' }),
    ]
    await expect(first.getBoundingClientRect().bottom).toBeLessThanOrEqual(second.getBoundingClientRect().top)
  },
}
