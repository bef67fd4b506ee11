import { Paper } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Corner } from './corner.tsx'

const meta = { title: '组件/右下角', component: Corner, args: { children: null } } satisfies Meta<typeof Corner>
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
