import type { Meta, StoryObj } from '@storybook/react-vite'
import { KnownName } from './known-name.tsx'

const meta: Meta<typeof KnownName> = {
  title: '组件/可能已删除的名称',
  component: KnownName,
  args: { name: '上海旧馆大堂屏', deleted: false },
}

export default meta

type Story = StoryObj<typeof KnownName>

export const There: Story = { name: '仍在', args: { open: (name) => <a href="#open">{name}</a> } }

export const Gone: Story = { name: '已删除', args: { deleted: true } }

export const Nameless: Story = { name: '没有名称', args: { name: '' } }
