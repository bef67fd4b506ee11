import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Device } from '#src/api/generated/types.gen.ts'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { TakeOverForm } from './take-over-form.tsx'

const fresh: Device = { id: 1, sn: 'A1', name: '新终端', state: 1 }
const others = [
  { id: 2, sn: 'A2', name: '南门大屏', state: 1 },
  { id: 3, sn: 'A3', name: '电梯厅', state: 1 },
]

function Example() {
  return <TakeOverForm device={fresh} onClose={() => {}} />
}

const meta = {
  title: '页面/终端管理/从其他终端接管/选择终端',
  component: StoryScreen,
  args: {
    screen: Example,
    path: 'terminalManage',
    validateSearch: () => ({}),
    client: () => storyClient(['1']),
  },
  beforeEach: () => {
    const devices = [fresh, ...others, { ...others[0], id: '2' }]
    return serveStory({
      'GET /api/device/page': { total: devices.length, data: devices },
      'GET /api/device/group/list': [],
    })
  },
} satisfies Meta<typeof StoryScreen>

export default meta

export const Repeated: StoryObj<typeof meta> = {
  name: '服务器重复的终端只列一次',
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: '被更换的终端' }))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        '南门大屏（A2）',
        '电梯厅（A3）',
      ]),
    )
  },
}
