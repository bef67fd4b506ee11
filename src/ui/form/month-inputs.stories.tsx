import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { addMonths, formatMonth, lastMonths, type MonthRange } from '#src/domain/months.ts'
import { MonthInput } from './month-input.tsx'
import { MonthRangeInput } from './month-range-input.tsx'

const change = fn()

function Range({ value: given }: { value?: MonthRange }) {
  const [value, setValue] = useState(given)
  return (
    <div style={{ maxWidth: 320 }}>
      <MonthRangeInput
        label="统计月份"
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
  title: '组件/月份',
  tags: ['autodocs'],
  subcomponents: { MonthInput, MonthRangeInput },
  parameters: {
    kit: {
      synonyms: '月份 月份区间 月份选择 month range picker calendar',
      use: '按月的统计：一个月，或从一个月到另一个月；将来的月不能选。',
      avoid: '要到某一天用日期；星期几用 WeekdayPicker。',
      keys: '回车打开日历，方向键移动，回车选中，Esc 关闭。',
      files: ['src/ui/form/month-input.tsx', 'src/ui/form/month-range-input.tsx'],
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const monthLabel = (month: string) => `${Number(month.slice(4))}月`

/** The year before this one, whose months are all over. */
const lastYear = String(new Date().getFullYear() - 1)

export const Choosing: Story = {
  name: '选择区间',
  render: () => <Range />,
  play: async ({ canvas }) => {
    change.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '统计月份' }))
    const calendar = within(await screen.findByRole('dialog', { name: '选择月份' }))
    // none of the future: the month after this one is there in eleven months of twelve
    const next = addMonths(lastMonths(1, new Date()).to, 1)
    const later = calendar.queryByRole('button', { name: monthLabel(next) })
    if (!next.endsWith('01')) await expect(later).toBeDisabled()
    await userEvent.click(calendar.getByRole('button', { name: '上一年' }))
    await userEvent.click(calendar.getByRole('button', { name: '11月' }))
    await expect(change).not.toHaveBeenCalled()
    await userEvent.click(calendar.getByRole('button', { name: '2月' }))
    await expect(change).toHaveBeenLastCalledWith({ from: `${lastYear}02`, to: `${lastYear}11` })
    await expect(canvas.getByRole('button', { name: '统计月份' })).toHaveTextContent(`${lastYear}-02 至 ${lastYear}-11`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Clearing: Story = {
  name: '清除',
  render: () => <Range value={{ from: '202502', to: '202511' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '统计月份' })).toHaveTextContent('2025-02 至 2025-11')
    await userEvent.click(canvas.getByRole('button', { name: '清除月份' }))
    await expect(change).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByRole('button', { name: '统计月份' })).toHaveTextContent('选择月份区间')
  },
}

export const Wrong: Story = {
  name: '未选择',
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <MonthRangeInput label="统计月份" withAsterisk onChange={fn()} error="请选择时间" />
      <MonthInput label="统计月份" withAsterisk onChange={fn()} error="请选择时间" />
    </div>
  ),
}

export const One: Story = {
  name: '选择一个月',
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <MonthInput label="统计月份" value={`${lastYear}06`} onChange={change} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '统计月份' })).toHaveTextContent(formatMonth(`${lastYear}06`))
    await userEvent.click(canvas.getByRole('button', { name: '统计月份' }))
    const calendar = within(await screen.findByRole('dialog', { name: '选择月份' }))
    await userEvent.click(calendar.getByRole('button', { name: '3月' }))
    await expect(change).toHaveBeenLastCalledWith(`${lastYear}03`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
