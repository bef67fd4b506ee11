import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { OrgTreeSelect, type OrgTreeSelectProps } from './org-tree-select.tsx'
import { SAMPLE_ORGS } from '#tests/support/story-samples.ts'

const change = fn()

function Example(props: OrgTreeSelectProps) {
  const [value, setValue] = useState(props.value ?? null)
  return (
    <div style={{ maxWidth: 320 }}>
      <OrgTreeSelect
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
  title: '组件/组织选择',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '树 树形选择 机构 组织机构 部门 tree select treeselect organisation',
      use: '选一个组织机构：树在输入框下展开，输入文字即搜索。',
      avoid: '不分层的选项用列表的输入框；省、市、区用地区选择。',
      keys: '上下键移动，右键展开、左键收起，回车选中；清空后回车为不选。',
    },
  },
  component: OrgTreeSelect,
  args: { tree: SAMPLE_ORGS, label: '组织机构' },
  render: (props) => <Example {...props} />,
  beforeEach: () => void change.mockReset(),
} satisfies Meta<typeof OrgTreeSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '未选择' }
export const Chosen: Story = {
  name: '已选择',
  args: { value: 9 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '组织机构' })
    await expect(field).toHaveValue('浦东运营部')
    await expect(field).toHaveAttribute('title', expect.stringMatching(/ \/ 浦东运营部$/))
    // typing in it begins anew
    await userEvent.click(field)
    await userEvent.keyboard('徐汇')
    await userEvent.click(await screen.findByRole('treeitem', { name: '徐汇运营部' }))
    await expect(change).toHaveBeenLastCalledWith(10)
  },
}
export const Wrong: Story = { name: '校验不通过', args: { withAsterisk: true, error: '请选择组织机构' } }

export const Keyboard: Story = {
  name: '键盘：展开、进入、选中',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '组织机构' })
    field.focus()
    await screen.findByRole('treeitem', { name: '华东大区' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await screen.findByRole('treeitem', { name: '杭州分公司' })
    // to the last below it, back to what that is in, past those beside it, and there again
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowDown}{ArrowDown}{Enter}')
    await expect(change).toHaveBeenLastCalledWith(6)
    await expect(field).toHaveValue('杭州分公司')
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: '华东大区' })).not.toBeInTheDocument())
  },
}

export const Searching: Story = {
  name: '输入搜索',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '组织机构' }), '运营')
    await screen.findByRole('treeitem', { name: '徐汇运营部' })
    await expect(screen.queryByRole('treeitem', { name: '华南大区' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('treeitem', { name: '徐汇运营部' }))
    await expect(change).toHaveBeenLastCalledWith(10)
    await userEvent.clear(canvas.getByRole('combobox', { name: '组织机构' }))
    await userEvent.keyboard('{Enter}')
    await expect(change).toHaveBeenLastCalledWith(null)
  },
}

export const NothingFound: Story = {
  name: '没有匹配的选项',
  args: { noMatch: '没有匹配的选项，仅可选择前 5 级' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '组织机构' }), '没有这样的')
    await waitFor(() => expect(screen.getByRole('treeitem', { name: '没有匹配的选项，仅可选择前 5 级' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(change).not.toHaveBeenCalled()
  },
}

export const Opened: Story = {
  name: '展开的样子',
  args: { value: 9 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '组织机构' }))
    await waitFor(() => expect(screen.getByRole('treeitem', { name: '浦东运营部' })).toBeVisible())
  },
}

const loop: { id: number; name: string; children: unknown[] } = {
  id: 1,
  name: '总公司',
  children: [
    { id: 2, name: '华东大区' },
    { id: 2, name: '华东大区' },
  ],
}
loop.children.push(loop)

export const Damaged: Story = {
  name: '有重复和循环的数据',
  args: { tree: loop },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('组织数据有 2 处重复或异常，已忽略')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: '组织机构' }))
    await expect(await screen.findAllByRole('treeitem')).toHaveLength(2)
  },
}

export const NoTree: Story = { name: '没有数据', args: { tree: undefined } }
