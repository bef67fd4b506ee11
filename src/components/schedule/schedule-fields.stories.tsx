import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ADDED_PERIOD, DEFAULT_PERIOD, DEFAULT_SCHEDULE, scheduleErrors } from '#src/domain/schedule-rules.ts'
import { ScheduleFields, type ScheduleFieldsProps } from './schedule-fields.tsx'

function Example({ value, errors }: ScheduleFieldsProps) {
  const [draft, setDraft] = useState(value)
  return <ScheduleFields value={draft} onChange={setDraft} errors={errors && scheduleErrors(draft)} />
}

const meta = {
  title: '组件/播放计划',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '排期 计划 日期 时段 轮播 插播 schedule plan',
      use: '发布广告时的播放计划：日期、时段、次数，并说明可能从不播放的情形。',
      avoid: '只要一天或一个时刻用日期和时刻。',
      keys: 'Tab 依次到达各项；日期按钮上回车打开日历。',
    },
  },
  component: ScheduleFields,
  args: { value: DEFAULT_SCHEDULE, onChange: () => undefined },
  render: (props) => <Example {...props} />,
} satisfies Meta<typeof ScheduleFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: '默认' }
export const Interruption: Story = {
  name: '插播',
  args: { value: { ...DEFAULT_SCHEDULE, scheduleType: 1, periods: [{ ...DEFAULT_PERIOD, start: '', end: '' }] } },
}
export const Range: Story = {
  name: '三个时段',
  args: {
    value: {
      ...DEFAULT_SCHEDULE,
      dateStart: 20261120,
      dateEnd: 20261231,
      periods: [
        { ...DEFAULT_PERIOD, start: '07:30', end: '10:00', weekdays: [1, 2, 3, 4, 5] },
        { ...DEFAULT_PERIOD, start: '11:30', end: '13:30', level: '12', times: 3 },
        { ...DEFAULT_PERIOD, start: '18:00', weekdays: [6, 7] },
      ],
    },
  },
}
export const OneDay: Story = {
  name: '只有一天',
  args: { value: { ...DEFAULT_SCHEDULE, dateStart: 20261125, dateEnd: 20261125 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '投放日期' })).toHaveTextContent(/^2026-11-25$/)
    await expect(canvas.getByText('2026-11-25，每天全天轮播，顺序 1，连续播放1次。')).toBeVisible()
  },
}
export const Crossing: Story = {
  name: '时段交叉',
  args: {
    value: {
      ...DEFAULT_SCHEDULE,
      periods: [DEFAULT_PERIOD, { ...DEFAULT_PERIOD, start: '08:00', end: '09:30', weekdays: [1, 7] }],
    },
  },
}
export const Wrong: Story = {
  name: '校验不通过',
  args: {
    value: {
      scheduleType: 0,
      dateStart: null,
      dateEnd: null,
      periods: [{ ...ADDED_PERIOD, weekdays: [], level: '0' }, ADDED_PERIOD],
    },
    errors: { periods: [] },
  },
}

export const Changing: Story = {
  name: '切换类型',
  args: { value: { ...DEFAULT_SCHEDULE, periods: [{ ...DEFAULT_PERIOD, level: '7', weekdays: [1] }, ADDED_PERIOD] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '插播' }))
    // an added period does not vanish without a question
    const asked = async () => within(await screen.findByRole('dialog', { name: '切换播放类型' }))
    await expect((await asked()).getByText('切换为插播后，另外 1 个时段会被删除。')).toBeVisible()
    await userEvent.click((await asked()).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('group', { name: '时段2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '插播' }))
    await userEvent.click((await asked()).getByRole('button', { name: '切换' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: '插播' })).toBeChecked())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // one period is left, without order and times, its range cleared, its weekdays kept
    await expect(canvas.queryByRole('group', { name: '时段2' })).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: '播放顺序' })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: '开始时间' })).toHaveValue('')
    await expect(canvas.getByRole('checkbox', { name: '周一' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: '周二' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '轮播' }))
    await expect(canvas.getByRole('textbox', { name: '播放顺序' })).toHaveValue('1')
    await expect(canvas.getByRole('checkbox', { name: '每天' })).toBeChecked()
    await expect(canvas.getByText('永久，每天全天轮播，顺序 1，连续播放1次。')).toBeVisible()
  },
}

export const Limit: Story = {
  name: '最多三条',
  play: async ({ canvas }) => {
    const starts = () =>
      canvas.getAllByRole('combobox', { name: '开始时间' }).map((field) => field.getAttribute('value'))
    await userEvent.click(canvas.getByRole('button', { name: '添加时段（1/3）' }))
    // what is drawn next is the new one
    canvas.getByRole('gridcell', { name: /^周一 08:00/ }).focus()
    await userEvent.keyboard(' ')
    await expect(starts()).toEqual(['00:00', '08:00'])
    await userEvent.click(canvas.getByRole('button', { name: '添加时段（2/3）' }))
    const add = canvas.getByRole('button', { name: '添加时段（3/3）' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription('不能超过三条')
    await userEvent.click(add)
    await expect(canvas.getAllByRole('group', { name: /^时段/ })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: '删除时段2' }))
    await expect(canvas.getAllByRole('group', { name: /^时段/ })).toHaveLength(2)
  },
}
