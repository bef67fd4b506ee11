import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { activities, forgetActivities, setActivities } from '#src/api/activities.ts'
import { newActivity, type Outcome } from '#src/domain/activity.ts'
import { ActivityButton } from './activity-button.tsx'

const sent = (state: Outcome['state']) => {
  const made = newActivity(state, '138', { kind: 'command', type: 1 }, [{ id: 1 }], Date.now())
  return { ...made, targets: made.targets.map((target) => ({ ...target, state })) }
}

const meta = {
  title: '页面/任务/任务按钮',
  component: ActivityButton,
  beforeEach: () => forgetActivities,
} satisfies Meta<typeof ActivityButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {
  name: '没有进行中的',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '任务' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(activities.view).toBe('opened')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Underway: Story = {
  name: '进行中',
  beforeEach: () => setActivities([sent('pending'), sent('done')]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '任务，进行中 1' })).toHaveTextContent('1')
  },
}

export const Failed: Story = {
  name: '有失败',
  beforeEach: () => setActivities([sent('failed')]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '任务，失败 1 台' })).toHaveTextContent('!')
  },
}
