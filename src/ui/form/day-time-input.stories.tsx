import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DayInput } from './day-input.tsx'
import { DayTimeInput, type DayTime } from './day-time-input.tsx'

function Example({ error, ...first }: DayTime & { error?: string }) {
  const [value, setValue] = useState<DayTime>(first)
  return (
    <div style={{ maxWidth: 360 }}>
      <DayTimeInput label="结束时间" value={value} onChange={setValue} error={error} />
    </div>
  )
}

function OneDay() {
  const [day, setDay] = useState<string | null>(null)
  return (
    <div style={{ maxWidth: 360 }}>
      <DayInput label="提醒恢复" description="到这一天提醒" placeholder="不提醒" value={day} onChange={setDay} />
    </div>
  )
}

const meta = {
  title: '组件/日期和时刻',
  tags: ['autodocs'],
  subcomponents: { DayTimeInput, DayInput },
  parameters: {
    kit: {
      synonyms: '日期 时间 截止 日历 date time picker calendar datetime',
      use: '某件事在哪天几点结束，例如插播的截止；只要一天、可以不填时用 DayInput。',
      avoid: '从几点到几点用 TimeRangeInput；按月的统计用月份。',
      keys: '日期按钮上回车打开日历，方向键移动；时间直接输入。',
      files: ['src/ui/form/day-time-input.tsx', 'src/ui/form/day-input.tsx'],
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
export const Day: Story = { name: '只有日期', render: () => <OneDay /> }
