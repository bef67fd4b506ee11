import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DEFAULT_SCHEDULE, toSchedule } from '#src/domain/schedule-rules.ts'
import { takeOverParts, takeOverSteps } from '#src/domain/take-over.ts'
import { TakeOverParts } from './take-over-parts.tsx'
import type { StepState } from './use-take-over.ts'

const fresh = {
  id: 2,
  name: '新终端',
  addr: '仓库',
  groupId: 0,
  organizationId: 9,
  volume: 50,
  workCron: '08:00-22:00',
}
const parts = takeOverParts(
  {
    device: {
      id: 1,
      name: '杭州西湖·云栖大道购物中心中庭-06',
      addr: '云栖大道187号',
      groupId: 2,
      organizationId: 5,
      volumeTarget: { val: 40, period: [{ t: '12:00-13:30', v: 10 }] },
      workCron: '08:00-22:00',
    },
    plays: [
      { programId: 7, programName: '暖冬好物', ...toSchedule(DEFAULT_SCHEDULE) },
      { programId: 8, programName: '早餐套餐', ...toSchedule({ ...DEFAULT_SCHEDULE, scheduleType: 1 }) },
    ],
  },
  { device: fresh, plays: [{ programId: 8, programName: '早餐套餐', ...toSchedule(DEFAULT_SCHEDULE) }] },
  {
    group: (id) => (id === 0 ? '未分组' : '商场'),
    org: (id) => (id === 5 ? '总公司 / 杭州分公司' : '总公司'),
  },
  20261120,
)
const toggle = fn()
const chosen = parts.filter(({ same, change }) => !same && change)
const steps = (outcome: (index: number) => StepState) =>
  takeOverSteps(chosen, fresh).map((step, index) => ({ ...step, outcome: outcome(index) }))

const meta = {
  title: '页面/终端管理/从其他终端接管',
  component: TakeOverParts,
  args: { parts, steps: [], isChosen: (part) => chosen.includes(part), onToggle: toggle },
} satisfies Meta<typeof TakeOverParts>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: '选择内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '备注' })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: '开关机时间' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '音量' }))
    await expect(toggle).toHaveBeenLastCalledWith('volume', false)
  },
}

export const Running: Story = {
  name: '接管中',
  args: {
    onToggle: undefined,
    steps: steps((index) => ({ state: (['done', 'sending'] as const)[index] ?? 'waiting' })),
  },
}

export const Failed: Story = {
  name: '有失败的',
  args: {
    onToggle: undefined,
    steps: steps((index) =>
      index === 1
        ? { state: 'failed', message: '服务器正在维护', error: new Error('服务器正在维护') }
        : { state: 'done' },
    ),
  },
}

export const Phone: Story = { name: '手机宽度', globals: { viewport: { value: 'phone' } } }
