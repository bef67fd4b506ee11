import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { matchEntries, type PaletteEntry } from './palette-entry.ts'
import { PaletteView, type PaletteViewProps } from './palette-view.tsx'

const page = (title: string, words: string, place?: string): PaletteEntry => ({
  id: words,
  title,
  section: '页面',
  place,
  words,
  run: () => {},
})
const entries: PaletteEntry[] = [
  page('首页', '/homepage'),
  page('终端管理', '/terminalmanage'),
  page('素材管理', '/materialmanage'),
  page('终端指令记录', '/record/devicecommand', '日志'),
  { id: 'new', title: '制作广告', section: '操作', place: '广告管理', words: 'new ad', run: () => {} },
  { id: 'out', title: '退出登录', section: '操作', words: 'sign out', run: () => {} },
]
const LONG = '名称非常长的页面'.repeat(12)

const meta: Meta<typeof PaletteView> = {
  title: '页面/命令面板',
  component: PaletteView,
  args: { typed: '', entries, onType: fn(), onRun: fn(), onClose: fn() },
  render: (args) => (
    <main>
      <Typing {...args} />
    </main>
  ),
}

function Typing(args: PaletteViewProps) {
  const [typed, setTyped] = useState(args.typed)
  return <PaletteView {...args} typed={typed} onType={setTyped} entries={matchEntries(args.entries, typed)} />
}

export default meta

type Story = StoryObj<typeof PaletteView>

export const Keys: Story = {
  name: '用键盘选择',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: '搜索页面和操作' })
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await userEvent.click(field)
    await expect(active()).toHaveTextContent('首页')
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toHaveTextContent('退出登录')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active()).toHaveTextContent('终端管理')
    await userEvent.type(field, '指令')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onRun).toHaveBeenCalledWith(entries[3])
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Nothing: Story = { name: '没有匹配', args: { typed: '没有这样的页面' } }

export const Long: Story = { name: '很长的名称', args: { entries: [page(LONG, 'long', '日志'), ...entries] } }
