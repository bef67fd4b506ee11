import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import type { PowerChange } from './power-changes.ts'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { updatePowerMemory } from './power-memory.ts'
import { asTheyAre } from '#src/ui/table/use-retry-without-deleted.ts'
import { PowerRestore } from './power-restore.tsx'

const WINDOWS = ['08:00-22:00', '06:30-23:00', '07:00-21:00', '09:00-18:00', '00:00-23:59', '10:00-20:00']

const change = (at: Date, count: number): PowerChange => ({
  at: at.getTime(),
  window: '00:00-00:00',
  before: Array.from({ length: count }, (_, index) => ({
    id: `${at.getTime()}-${index}`,
    window: WINDOWS[index % WINDOWS.length] as string,
  })),
})

function Restore() {
  const [client] = useState(() => storyClient([]))
  return (
    <QueryClientProvider client={client}>
      <PowerRestore retryWithoutDeleted={asTheyAre} />
    </QueryClientProvider>
  )
}

/** What is remembered in a story, on a server that sets everything. */
const remembering = (...changes: PowerChange[]) => ({
  beforeEach: () => {
    const stop = serveStory({})
    updatePowerMemory(() => changes)
    return stop
  },
})

const meta = { title: '页面/终端管理/恢复原开关机时间', render: () => <Restore /> } satisfies Meta

export default meta
type Story = StoryObj

export const One: Story = { name: '一次修改', ...remembering(change(new Date(2026, 10, 20, 8, 30), 38)) }

export const Several: Story = {
  name: '几次修改',
  ...remembering(change(new Date(2026, 10, 20, 8, 30), 38), change(new Date(2026, 10, 18, 17, 5), 1204)),
}

export const Asked: Story = {
  name: '恢复前确认',
  ...remembering(change(new Date(2026, 10, 20, 8, 30), 38)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '恢复原开关机时间（38 台）' }))
    await expect(await screen.findByRole('dialog', { name: '恢复原开关机时间' })).toHaveTextContent('另有 1 种时间')
  },
}
