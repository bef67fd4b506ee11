import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { WeekRange } from './week-grid-cells.ts'
import { WeekGrid, type WeekGridProps } from './week-grid.tsx'

const drew = fn()
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

function Example({ periods: initial, active = 0, ...others }: WeekGridProps) {
  const [periods, setPeriods] = useState(initial)
  const draw = (range: WeekRange) => {
    drew(range)
    setPeriods(periods.map((period, index) => (index === active ? range : period)))
  }
  return (
    <div style={{ maxWidth: 760 }}>
      <WeekGrid {...others} periods={periods} active={active} onDraw={others.onDraw && draw} />
    </div>
  )
}

const meta = {
  title: '组件/周表',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '周 时段 日程 网格 week grid timetable',
      use: '一周里的时段，相互冲突处有标记；按下拖动画出新的时段。',
      avoid: '只要每天同一段时间用时间段；看某台终端实际播放什么用终端的一周。',
      keys: '方向键移动，Shift 加方向键扩展，回车或空格确定，Esc 放弃。',
    },
  },
  component: WeekGrid,
  args: {
    label: '一周播放时段',
    periods: [{ start: '00:00', end: '23:59', weekdays: EVERY_DAY }],
    onDraw: () => undefined,
  },
  render: (props) => <Example {...props} />,
  beforeEach: () => {
    drew.mockReset()
  },
} satisfies Meta<typeof WeekGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = { name: '每天全天' }
export const Empty: Story = { name: '时间未选', args: { periods: [{ start: '', end: '', weekdays: EVERY_DAY }] } }
export const Three: Story = {
  name: '三个时段',
  args: {
    active: 1,
    periods: [
      { start: '07:30', end: '10:00', weekdays: [1, 2, 3, 4, 5] },
      { start: '11:30', end: '13:30', weekdays: [1, 3, 5] },
      { start: '18:00', end: '23:59', weekdays: [6, 7] },
    ],
  },
}
export const Crossing: Story = {
  name: '时段交叉',
  args: {
    active: 1,
    periods: [
      { start: '08:00', end: '12:00', weekdays: EVERY_DAY },
      { start: '11:15', end: '14:00', weekdays: [2, 3, 6] },
    ],
  },
}
export const ReadOnly: Story = {
  name: '只读',
  args: { onDraw: undefined, periods: [{ start: '08:00', end: '20:00', weekdays: [1, 2, 3] }] },
}

export const Keyboard: Story = {
  name: '键盘绘制',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('gridcell', { name: '周一 08:00，时段1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('gridcell', { name: '周二 09:00，时段1' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('周二至周四 09:00-11:00')
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(6)
    // given up, nothing is set
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await expect(drew).not.toHaveBeenCalled()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
    await expect(drew).toHaveBeenLastCalledWith({ start: '10:00', end: '12:00', weekdays: [4] })
    await userEvent.keyboard('{End} ')
    await expect(drew).toHaveBeenLastCalledWith({ start: '23:00', end: '23:59', weekdays: [4] })
  },
}

export const Pointer: Story = {
  name: '鼠标绘制',
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    const { left, top, width, height } = grid.getBoundingClientRect()
    const at = (day: number, hour: number) => ({
      clientX: left + ((hour + 0.5) / 24) * width,
      clientY: top + ((day + 0.5) / 7) * height,
      button: 0,
      pointerId: 1,
    })
    // a pointer that no device has cannot be held
    grid.setPointerCapture = () => undefined
    grid.hasPointerCapture = () => true
    await fireEvent.pointerDown(grid, at(4, 20))
    await fireEvent.pointerMove(grid, at(2, 12))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('周三至周五 12:00-21:00'))
    await fireEvent.pointerMove(grid, at(1, 10))
    await fireEvent.pointerUp(grid, at(1, 10))
    await waitFor(() => expect(drew).toHaveBeenCalledOnce())
    await expect(drew).toHaveBeenLastCalledWith({ start: '10:00', end: '21:00', weekdays: [2, 3, 4, 5] })
  },
}
