import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { BatchBar } from './batch-bar.tsx'
import { BatchToggle } from './batch-toggle.tsx'
import { useSelection } from './selection.ts'
import type { RowAction } from './table-column.ts'
import { latch, samples, type Sample } from '#tests/support/story-samples.ts'

const restart = fn()
const all = samples(235)
const page = all.slice(0, 10)
const idOf = (row: Sample) => row.id

function Example({ answer, start }: { answer?: Promise<void>; start?: readonly Sample[] }) {
  const selection = useSelection<Sample>(idOf, page)
  useEffect(() => {
    if (start) selection.replace(start)
  }, [selection, start])
  return (
    <BatchBar
      selection={selection}
      rows={page}
      total={all.length}
      onSelectAll={async (signal) => {
        await answer
        signal.throwIfAborted()
        return all
      }}
      rowName={(row) => row.name}
      actions={actionsOf}
    />
  )
}

function actionsOf(chosen: readonly Sample[]): RowAction[] {
  const offline = chosen.filter((row) => row.state === 0).length
  const disabledReason = chosen.length === 0 ? '请选择终端' : undefined
  return [
    { label: '设置音量', onClick: fn(), disabledReason },
    {
      label: '重启',
      onClick: restart,
      disabledReason: disabledReason ?? (offline > 0 ? `选中的终端中有 ${offline} 台不在线，不能下发指令` : undefined),
    },
    { label: '删除', onClick: fn(), danger: true, disabledReason },
  ]
}

const meta = {
  title: '组件/批量操作栏',
  tags: ['autodocs'],
  subcomponents: { BatchBar, BatchToggle },
  parameters: {
    kit: {
      synonyms: '批量 多选 全选 batch bulk select toolbar',
      use: '进入批量操作后：选了几项、是哪些，选本页或全部，以及能做的操作。',
      avoid: '只对一行的操作放在行里；不能批量的不出现。',
      keys: 'Tab 到达每个操作，不能做的也到达并读出原因；“查看已选”里可以逐个移除。',
      files: ['src/ui/table/batch-toggle.tsx'],
    },
  },
  render: () => <Example />,
  beforeEach: () => void restart.mockReset(),
} satisfies Meta

export default meta
type Story = StoryObj

export const Nothing: Story = {
  name: '没有选择：操作说明原因，键盘可达',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 0 项')
    const button = canvas.getByRole('button', { name: '重启' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('请选择终端')
    await userEvent.click(button)
    await expect(restart).not.toHaveBeenCalled()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('请选择终端')
  },
}

export const Some: Story = { name: '选了几项', render: () => <Example start={page.slice(0, 2)} /> }

export const PageAndAll: Story = {
  name: '选择本页与选择全部',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择本页' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 10 项')
    await expect(canvas.getByRole('button', { name: '重启' })).toHaveAccessibleDescription(
      '选中的终端中有 2 台不在线，不能下发指令',
    )
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 235 项' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已选 235 项'))
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 0 项')
  },
}

const slow = latch()

export const Cancelled: Story = {
  name: '取消选择全部',
  render: () => <Example answer={slow.answer} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 235 项' }))
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }))
    slow.release()
    await waitFor(() => expect(canvas.queryByRole('button', { name: '取消' })).not.toBeInTheDocument())
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 0 项')
  },
}

export const Tray: Story = {
  name: '查看并移除已选',
  render: () => <Example start={all.slice(0, 120)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看已选' }))
    await waitFor(() => expect(screen.getByText('另有 20 项未列出')).toBeVisible())
    const [first] = screen.getAllByRole('button', { name: /^移除/ })
    await userEvent.click(first as HTMLElement)
    await expect(canvas.getByText('119')).toBeVisible()
    const panel = screen.getByRole('dialog', { name: '查看已选' })
    await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: '查看已选' })).toHaveFocus()
  },
}

export const Toggle: StoryObj = {
  name: '进入与退出',
  render: function Example() {
    const [on, setOn] = useState(false)
    return <BatchToggle on={on} onToggle={() => setOn(!on)} />
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '批量操作' }))
    // the label alone says what a press does: with a state as well, one would say the opposite of the other
    await expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed')
    await userEvent.click(screen.getByRole('button', { name: '退出批量操作' }))
    await expect(screen.getByRole('button', { name: '批量操作' })).toBeVisible()
  },
}
