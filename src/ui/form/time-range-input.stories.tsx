import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TimeRangeInput, type TimeRangeInputProps } from './time-range-input.tsx'

const change = fn()

function Example(props: TimeRangeInputProps) {
  const [value, setValue] = useState(props.value ?? { start: '', end: '' })
  return (
    <div style={{ maxWidth: 360 }}>
      <TimeRangeInput
        {...props}
        value={value}
        onChange={(next) => {
          change(next)
          setValue(next)
        }}
      />
    </div>
  )
}

const meta = {
  title: '组件/时间段',
  component: TimeRangeInput,
  args: { label: '开关机时间', withAsterisk: true },
  render: (props) => <Example {...props} />,
} satisfies Meta<typeof TimeRangeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '未填写' }
export const Filled: Story = { name: '已填写', args: { value: { start: '08:00', end: '23:59' } } }
export const Wrong: Story = {
  name: '校验不通过',
  args: { value: { start: '20:00', end: '08:00' }, error: '开机时间不能晚于关机时间' },
}

export const Typing: Story = {
  name: '键盘输入',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: '开始时间的小时' }), '0730')
    await userEvent.type(canvas.getByRole('spinbutton', { name: '结束时间的小时' }), '2359')
    await expect(change).toHaveBeenLastCalledWith({ start: '07:30', end: '23:59' })
  },
}
