import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, type within } from 'storybook/test'
import { TimeRangeInput, type TimeRangeInputProps } from './time-range-input.tsx'

const change = fn()
const split = fn()

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
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '时间段 时段 开关机 time range picker',
      use: '一天里从几点到几点，00:00 至 23:59，可以输入、粘贴或挑选；跨过午夜的可拆成两段。',
      avoid: '带日期的截止用 DayTimeInput。',
      keys: 'Tab 在两端之间移动；直接输入四位数字。',
    },
  },
  component: TimeRangeInput,
  args: { label: '开关机时间', withAsterisk: true },
  render: (props) => <Example {...props} />,
  beforeEach: () => {
    change.mockReset()
    split.mockReset()
  },
} satisfies Meta<typeof TimeRangeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '未填写' }
export const Filled: Story = { name: '已填写', args: { value: { start: '08:00', end: '23:59' } } }
export const Wrong: Story = {
  name: '校验不通过',
  args: { value: { start: '20:00', end: '08:00' }, error: '开机时间不能晚于关机时间' },
}

const [START, END] = ['开始时间', '结束时间']
const field = (canvas: ReturnType<typeof within>, name: string) => canvas.getByRole('combobox', { name })

export const Typing: Story = {
  name: '键盘输入',
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, START), '07:30')
    await userEvent.type(field(canvas, END), '2359')
    await expect(change).toHaveBeenLastCalledWith({ start: '07:30', end: '23:59' })
    // what is typed stays as it is until it is left
    await expect(field(canvas, END)).toHaveValue('2359')
    await userEvent.tab()
    await expect(field(canvas, END)).toHaveValue('23:59')
  },
}

export const Pasted: Story = {
  name: '粘贴全角时间',
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas, START))
    await userEvent.paste('２１：１５')
    await expect(change).toHaveBeenLastCalledWith({ start: '21:15', end: '' })
    await userEvent.tab()
    await expect(field(canvas, START)).toHaveValue('21:15')
  },
}

export const Picked: Story = {
  name: '从列表选择',
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, START), '21')
    await userEvent.click(await screen.findByRole('option', { name: '21:30' }))
    await expect(change).toHaveBeenLastCalledWith({ start: '21:30', end: '' })
    // from the time that is there on, and round
    await userEvent.click(field(canvas, START))
    const times = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    await expect([times.length, times[0], times[5], times.at(-1)]).toEqual([49, '21:30', '23:59', '21:00'])
  },
}

export const Midnight: Story = {
  name: '24:00 作为结束时间',
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, START), '08:00')
    await userEvent.type(field(canvas, END), '24:00')
    await expect(change).toHaveBeenLastCalledWith({ start: '08:00', end: '23:59' })
    await expect(canvas.getByRole('status')).toHaveTextContent('24:00 按当天的最后一分钟 23:59 填写')
    await userEvent.tab()
    await expect(field(canvas, END)).toHaveValue('23:59')
    await expect(canvas.getByRole('status')).toHaveTextContent('24:00 按当天的最后一分钟 23:59 填写')
    await userEvent.clear(field(canvas, END))
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const NoTime: Story = {
  name: '不是时间的内容',
  play: async ({ canvas }) => {
    for (const [name, text, wrong] of [
      [START, '24:00', '时间为 00:00 至 23:59'],
      [END, '12:75', '时间为 00:00 至 23:59'],
      [START, '晚上八点', '时间请写成 21:15 的形式'],
    ] as const) {
      await userEvent.clear(field(canvas, name))
      await userEvent.type(field(canvas, name), text)
      // not while it is typed
      await userEvent.tab()
      await expect(canvas.getByText(wrong)).toBeVisible()
      await expect(field(canvas, name)).toHaveValue(text)
      await expect(field(canvas, name)).toHaveAttribute('aria-invalid', 'true')
      await userEvent.clear(field(canvas, name))
      await userEvent.tab()
      await expect(canvas.queryByText(wrong)).toBeNull()
    }
  },
}

export const OverMidnight: Story = {
  name: '跨过零点',
  args: { value: { start: '22:00', end: '02:00' }, onSplit: split },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '跨过零点的时段要分成两个：22:00-23:59 和次日 00:00-02:00',
    )
    await userEvent.click(canvas.getByRole('button', { name: '分成两个时段' }))
    await expect(split).toHaveBeenCalledOnce()
  },
}

export const SplitBlocked: Story = {
  name: '跨过零点，时段已满',
  args: { value: { start: '22:00', end: '02:00' }, onSplit: split, splitBlocked: '不能超过三条' },
}
