import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ComboboxInput } from './combobox-input.tsx'

const meta = {
  title: '组件/列表的输入框',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '下拉框 选择框 select combobox dropdown input',
      use: '自己的下拉列表（地区、组织、分组）的输入框，样子和按键与 Select 相同。',
      avoid: '选项就是一列字时，直接用 SelectField。',
      keys: '向下键打开，上下键移动，回车选中，Esc 关闭。',
    },
  },
  component: ComboboxInput,
  args: {
    'aria-label': '终端状态',
    'aria-controls': undefined,
    'aria-expanded': false,
    role: 'combobox',
    value: '在线',
    readOnly: true,
    clearable: false,
    onClear: fn(),
  },
} satisfies Meta<typeof ComboboxInput>

export default meta
type Story = StoryObj<typeof meta>

/** 右端是打开列表的箭头。 */
export const Plain: Story = {
  name: '箭头',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible()
    await expect(canvasElement.querySelector('button')).toBeNull()
  },
}

/** 可以清除时有叉号。 */
export const Clearable: Story = {
  name: '可以清除',
  args: { clearable: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('清除'))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
