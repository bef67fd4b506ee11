import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { GroupSelect, type GroupSelectProps } from './group-select.tsx'

const change = fn()
const GROUPS = [
  { id: 3, name: '商场' },
  { id: 4, name: '写字楼' },
  { id: '9007199254740993', name: '地铁' },
  { id: 3, name: '商场' },
]

function Example(props: GroupSelectProps) {
  const [value, setValue] = useState(props.value ?? null)
  return (
    <div style={{ maxWidth: 320 }}>
      <GroupSelect
        {...props}
        value={value}
        onChange={(id) => {
          change(id)
          setValue(id)
        }}
      />
    </div>
  )
}

const meta = {
  title: '组件/分组选择',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '分组 下拉 group select dropdown',
      use: '选一个分组，未分组也是其中一项；分组没有取到时说明并可重试。',
      avoid: '要新建、改名、删除分组时用分组管理。',
      keys: '输入文字即搜索，上下键移动，回车选中，Esc 收起。',
    },
  },
  component: GroupSelect,
  args: { groups: GROUPS, label: '分组' },
  render: (props) => <Example {...props} />,
  beforeEach: () => void change.mockReset(),
} satisfies Meta<typeof GroupSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: '选择，未分组也是一组，编号原样返回',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '分组' })
    await userEvent.click(field)
    await expect(await screen.findAllByRole('option')).toHaveLength(4)
    await userEvent.click(screen.getByRole('option', { name: '未分组' }))
    await expect(change).toHaveBeenLastCalledWith(0)
    await expect(field).toHaveValue('未分组')
    // typing in a field that has a value begins anew
    field.blur()
    await userEvent.click(field)
    await userEvent.keyboard('地{ArrowDown}{Enter}')
    await expect(change).toHaveBeenLastCalledWith('9007199254740993')
  },
}

export const NothingFound: Story = {
  name: '没有匹配的选项',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '分组' })
    await userEvent.type(field, '没有这样的')
    await waitFor(() => expect(screen.getByRole('option', { name: '没有匹配的选项' })).toBeVisible())
    // it is a word, not a choice
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(screen.getByRole('option', { name: '没有匹配的选项' }))
    await expect(change).not.toHaveBeenCalled()
  },
}

export const Deleted: Story = {
  name: '所选分组已被删除',
  args: { value: 77 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '分组' })).toHaveValue('未知（77）')
  },
}

export const Failing: Story = {
  name: '分组未能加载',
  args: { groups: [], failed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: '分组' })).toHaveAccessibleDescription(/分组加载失败/)
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const Loading: Story = {
  name: '分组加载中',
  args: { groups: [], loading: true, value: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '分组' })).toHaveValue('加载中…')
  },
}
