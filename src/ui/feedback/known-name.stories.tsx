import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { KnownName } from './known-name.tsx'

const meta: Meta<typeof KnownName> = {
  title: '组件/可能已删除的名称',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '名称 已删除 历史记录 name deleted link',
      use: '过去的记录里的名称：还在的能点开，删除了的标红、说明，不能点开。',
      avoid: '现在的列表里用普通链接；从未存在的值照原样显示。',
      keys: '还在时 Tab 到达，回车打开；删除了的 Tab 到达，读出原因。',
    },
  },
  component: KnownName,
  args: { name: '上海旧馆大堂屏', deleted: false, why: '终端已删除，不能查看' },
}

export default meta

type Story = StoryObj<typeof KnownName>

export const There: Story = { name: '仍在', args: { open: (name) => <a href="#open">{name}</a> } }

export const Gone: Story = {
  name: '已删除：指向或聚焦时说明原因',
  args: { deleted: true, open: (name) => <a href="#open">{name}</a> },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('note', { name: '上海旧馆大堂屏（已删除）：终端已删除，不能查看' })
    await userEvent.tab()
    await expect(name).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('终端已删除，不能查看')
    name.blur()
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.hover(name)
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
}

export const GoneAndClosed: Story = { name: '已删除，本来也不能查看', args: { deleted: true } }

export const Nameless: Story = { name: '没有名称', args: { name: '' } }
