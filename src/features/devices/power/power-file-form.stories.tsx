import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { serverAddress } from '#src/api/server-address.ts'
import { powerFileText } from './power-file.ts'
import { asTheyAre } from '#src/ui/table/use-retry-without-deleted.ts'
import { storyClient } from '#tests/support/story-client.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { PowerFileForm } from './power-file-form.tsx'

const OFF = '00:00-00:00'
const names = ['南门大屏', '电梯厅', '收银台', '便利店橱窗']
const devices = names.map((name, index) => ({
  id: index + 1,
  sn: `A${index + 1}`,
  name,
  state: 1,
  workCronTarget: index === 3 ? '09:00-18:00' : OFF,
}))
const before = [...devices, { id: 9, sn: 'A9', name: '已拆除的屏' }].map(({ id, sn, name }) => ({
  id,
  sn,
  name,
  window: id % 2 === 0 ? '08:00-22:00' : '06:30-23:00',
}))
const at = new Date(2026, 10, 20, 8, 30).getTime()

function Example() {
  return <PowerFileForm onClose={() => {}} retryWithoutDeleted={asTheyAre} />
}

async function choose(text: string) {
  await screen.findByRole('dialog', { name: '从文件恢复开关机时间' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input) await userEvent.upload(input, new File([text], '恢复开关机时间 2026-11-20 0830 5台.json'))
}

const meta = {
  title: '页面/终端管理/从文件恢复开关机时间',
  component: StoryScreen,
  args: { screen: Example, path: 'terminalManage', validateSearch: () => ({}), client: () => storyClient(['1', '12']) },
  beforeEach: () => serveStory({ 'GET /api/device/page': { total: devices.length, data: devices } }),
} satisfies Meta<typeof StoryScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Checked: Story = {
  name: '与终端核对后',
  play: async () => {
    await choose(powerFileText({ at, window: OFF, remindOn: '2026-11-21', before }, serverAddress()))
    await expect(await screen.findByRole('button', { name: '恢复 3 台' })).toBeEnabled()
  },
}

export const Wrong: Story = {
  name: '不是恢复文件',
  play: async () => {
    await choose('终端编号,终端名称')
    await screen.findByText(/这不是开关机时间恢复文件/)
  },
}
