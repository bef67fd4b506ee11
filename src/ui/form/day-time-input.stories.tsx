import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DayTimeInput, type DayTime } from './day-time-input.tsx'

function Example({ error, ...first }: DayTime & { error?: string }) {
  const [value, setValue] = useState<DayTime>(first)
  return (
    <div style={{ maxWidth: 360 }}>
      <DayTimeInput label="结束时间" value={value} onChange={setValue} error={error} />
    </div>
  )
}

const meta = {
  title: '组件/日期和时刻',
  tags: ['autodocs'],
  subcomponents: { DayTimeInput },
  parameters: {
    kit: {
      synonyms: '日期 时间 截止 日历 date time picker calendar datetime',
      use: '某件事在哪天几点结束，例如插播的截止。',
      avoid: '从几点到几点用 TimeRangeInput；按月的统计用月份。',
      keys: '日期按钮上回车打开日历，方向键移动；时间直接输入。',
    },
  },
  args: { day: null, time: '' },
  render: (props) => <Example {...props} />,
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '未填写' }
export const Filled: Story = { name: '已填写', args: { day: '2026-11-20', time: '21:15' } }
export const Missing: Story = { name: '校验不通过', args: { error: '请选择结束时间' } }
export const NoTime: Story = { name: '不是时间的内容', args: { day: '2026-11-20', time: '25:00' } }
