import { Button, Group, Menu } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ActionButton } from './action-button.tsx'
import { ActionMenuItem } from './overlay/action-menu-item.tsx'
import { IconButton } from './icon-button.tsx'

const click = fn()

const meta = {
  title: '组件/操作按钮',
  tags: ['autodocs'],
  subcomponents: { IconButton, ActionMenuItem },
  parameters: {
    kit: {
      synonyms: '按钮 图标按钮 菜单项 禁用 忙碌 button disabled loading 提示 tooltip',
      use: '一个操作，可能因为某个原因不能做，或者正在做：按钮仍在，说明原因；忙时不再响应，焦点不丢。',
      avoid: '角色没有的操作不出现，而不是禁用；只是去另一页时用链接。',
      keys: 'Tab 到达，禁用时也到达并读出原因；回车或空格执行。',
      files: ['src/ui/icon-button.tsx', 'src/ui/overlay/action-menu-item.tsx'],
    },
  },
  component: ActionButton,
  beforeEach: () => void click.mockReset(),
} satisfies Meta<typeof ActionButton>

export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  name: '可用、禁用与忙碌',
  args: { children: '重启' },
  render: () => (
    <Group>
      <ActionButton onClick={click}>重启</ActionButton>
      <ActionButton onClick={click} disabledReason="终端不在线，不能下发指令">
        截屏
      </ActionButton>
      <ActionButton onClick={click} busy>
        提交
      </ActionButton>
      <ActionButton onClick={click} variant="default" busy>
        刷新
      </ActionButton>
      <IconButton label="刷新列表" onClick={click}>
        <IconRefresh size={16} aria-hidden />
      </IconButton>
      <IconButton label="停播" onClick={click} disabledReason="没有正在播放的广告">
        <IconRefresh size={16} aria-hidden />
      </IconButton>
    </Group>
  ),
  play: async ({ canvas }) => {
    for (const name of ['截屏', '提交', '停播']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await expect(click).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '重启' }))
    await expect(click).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: '截屏' })).toHaveAccessibleDescription('终端不在线，不能下发指令')
  },
}

export const InMenu: Story = {
  name: '菜单项',
  args: { children: '' },
  render: () => (
    <Menu>
      <Menu.Target>
        <Button variant="default">下发指令</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionMenuItem onClick={click}>截屏</ActionMenuItem>
        <ActionMenuItem onClick={click} disabledReason="终端不在线，不能下发指令">
          重启
        </ActionMenuItem>
        <ActionMenuItem onClick={click} danger>
          磁盘清理
        </ActionMenuItem>
      </Menu.Dropdown>
    </Menu>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下发指令' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /重启/ }))
    await expect(click).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '截屏' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: '磁盘清理' })).toHaveFocus()
  },
}
