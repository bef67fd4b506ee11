import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShortcutList } from './shortcut-list.tsx'

const meta: Meta<typeof ShortcutList> = {
  title: '组件/快捷键',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '键盘 快捷键 热键 shortcut keyboard hotkey',
      use: '列出某处有哪些快捷键，分组，几列排开。',
      avoid: '单个按钮的快捷键写在它的提示里。',
      keys: '自己没有按键；每组是一个列表。',
    },
  },
  component: ShortcutList,
  args: {
    groups: [
      [
        '全局',
        [
          ['搜索页面和操作', ['Ctrl+K']],
          ['快捷键', ['?']],
        ],
      ],
      ['预览', [['上一个、下一个', ['←', '→']]]],
      ['没有快捷键的一组', []],
    ],
  },
}

export default meta

export const Groups: StoryObj<typeof ShortcutList> = { name: '分组' }
