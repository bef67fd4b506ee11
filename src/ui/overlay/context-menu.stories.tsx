import { Modal } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ContextMenu, type MenuPlace } from './context-menu.tsx'
import type { MenuEntry } from './menu-button.tsx'
import { useReturnFocus } from './return-focus.ts'

const copy = fn()
const remove = fn()
const toggle = fn()

function Ground() {
  const [place, setPlace] = useState<MenuPlace>()
  const [opened, setOpened] = useState(false)
  const [explains, setExplains] = useState(false)
  useReturnFocus(explains)
  const entries: MenuEntry[] = [
    { label: '复制', hint: 'Ctrl+C', onClick: copy },
    { label: '粘贴', disabledReason: '剪贴板为空', onClick: () => undefined },
    { label: '网格', checked: true, closes: true, divided: true, onClick: toggle },
    { label: '说明', onClick: () => setExplains(true) },
    { label: '删除', danger: true, divided: true, onClick: remove },
  ]
  return (
    <>
      <button
        type="button"
        style={{ width: 320, height: 160 }}
        onContextMenu={(event) => {
          event.preventDefault()
          setPlace({ x: event.clientX, y: event.clientY })
          setOpened(true)
        }}
      >
        画布
      </button>
      <Modal opened={explains} onClose={() => setExplains(false)} title="说明" returnFocus={false} />
      {place && <ContextMenu place={place} opened={opened} entries={entries} onClose={() => setOpened(false)} />}
    </>
  )
}

const meta = {
  title: '组件/右键菜单',
  tags: ['autodocs'],
  subcomponents: { ContextMenu },
  parameters: {
    kit: {
      synonyms: '右键 快捷菜单 上下文菜单 context menu',
      use: '在鼠标处给出对所指之物的操作，是别处也有的操作的捷径。',
      avoid: '唯一的入口不放在这里；行的操作用“更多”。',
      keys: '菜单键或 Shift+F10 打开，上下键移动，回车执行，Esc 关闭并交还焦点。',
    },
  },
  render: () => <Ground />,
  beforeEach: () => void copy.mockReset(),
} satisfies Meta<typeof Ground>

export default meta
type Story = StoryObj<typeof meta>

export const AtAPlace: Story = {
  name: '在鼠标处打开；键盘选择；焦点返回',
  play: async ({ canvas }) => {
    const ground = canvas.getByRole('button', { name: '画布' })
    ground.focus()
    const { left, top } = ground.getBoundingClientRect()
    const open = () =>
      userEvent.pointer({ keys: '[MouseRight]', target: ground, coords: { clientX: left + 40, clientY: top + 30 } })
    await open()
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().left - left - 40)).toBeLessThan(12))
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    within(menu).getByRole('menuitem', { name: /^复制/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(copy).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(ground).toHaveFocus())

    await open()
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '网格' }))
    await expect(toggle).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

    // what cannot be chosen says why; Escape closes and gives the focus back
    await open()
    await expect(await screen.findByRole('menuitem', { name: /粘贴/ })).toHaveTextContent('剪贴板为空')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(ground).toHaveFocus())

    // a dialog that an entry opens gives it back too, for the entry is gone by then
    await open()
    await userEvent.click(await screen.findByRole('menuitem', { name: '说明' }))
    await screen.findByRole('dialog', { name: '说明' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(ground).toHaveFocus())
    await expect(remove).not.toHaveBeenCalled()
  },
}
