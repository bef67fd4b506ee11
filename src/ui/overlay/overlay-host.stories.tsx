import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { notifySuccess } from '../feedback/notify.ts'
import { OverlayHost } from './overlay-host.tsx'

const meta = {
  title: '组件/浮层的位置',
  component: OverlayHost,
  // it is the place itself that is looked at
  parameters: { ownMessages: true },
  args: { atRest: false },
} satisfies Meta<typeof OverlayHost>

export default meta

export const OnDemand: StoryObj<typeof meta> = {
  name: '用到时才有',
  render: (args) => (
    <>
      <OverlayHost {...args} />
      <Button onClick={() => notifySuccess('操作成功')}>保存</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('操作成功')).toBeVisible()
  },
}
