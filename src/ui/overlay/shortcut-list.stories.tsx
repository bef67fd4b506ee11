import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShortcutList } from './shortcut-list.tsx'

const meta: Meta<typeof ShortcutList> = {
  title: '组件/快捷键',
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
