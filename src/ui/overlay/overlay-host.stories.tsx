import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { LOAD_FAILED } from '#src/lib/errors/load-failures.ts'
import { ScreenLoadError } from '#src/lib/hooks/lazy-component.tsx'
import { notifyError, notifySuccess } from '../feedback/notify.ts'
import { OverlayHost } from './overlay-host.tsx'

const meta = {
  title: '组件/浮层的位置',
  tags: ['autodocs'],
  component: OverlayHost,
  // it is the place itself that is looked at
  parameters: {
    ownMessages: true,
    kit: {
      synonyms: '浮层 挂载 overlay host portal',
      use: '每个应用一次：确认和消息的位置，用到时才取代码。',
      avoid: '页面里不再放第二个。',
      keys: '自己没有按键；代码没有取到时，提示条上有“刷新页面”。',
    },
  },
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

export const CodeMissing: StoryObj<typeof meta> = {
  name: '代码没有加载成功：页面上方的提示条',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <OverlayHost {...args} />
      <div style={{ paddingTop: 'var(--ui-header-height)' }}>
        <Button onClick={() => notifyError(new ScreenLoadError(LOAD_FAILED))}>打开</Button>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '打开' })
    await userEvent.click(button)
    const note = await screen.findByRole('alert')
    await expect(within(note).getByRole('button', { name: '刷新页面' })).toBeVisible()
    await userEvent.click(within(note).getByRole('button', { name: '关闭' }))
    await expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(button)
    await expect(await screen.findByRole('alert')).toHaveTextContent('请刷新页面')
  },
}
