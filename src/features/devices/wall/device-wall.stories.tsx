import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Device } from '#src/api/generated/types.gen.ts'
import { Empty } from '#src/ui/feedback/states.tsx'
import { useSelection } from '#src/ui/table/selection.ts'
import { storyClient } from '#tests/support/story-client.ts'
import { SAMPLE_ERROR, samples } from '#tests/support/story-samples.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { DeviceWall, type DeviceWallProps } from './device-wall.tsx'

const open = fn()
const send = fn(() => Promise.resolve(true))
const NOW = new Date(2026, 10, 20, 14, 0).getTime()
const idOf = (device: Device) => device.id

/** Terminals in every state: offline, without a screenshot, with an old one, with one that cannot be shown. */
const devices: Device[] = samples(12).map((row, index) => ({
  ...row,
  state: index % 5 === 2 ? 0 : 1,
  screenshot: index === 3 ? '' : index === 4 ? 'javascript:alert(1)' : row.screenshot,
  screenshotUpdate: index === 5 ? '2026-11-17 09:00:00' : index === 6 ? '2026-09-01 09:00:00' : '2026-11-20 13:20:00',
}))

/** As a list has them that leaves screenshots to the detail. */
const withoutPictures = devices.slice(0, 4).map((device): Device => ({ ...device, screenshot: undefined }))

/** Answers the detail of each of them, which has its screenshot. */
const servePictures = (answer: () => unknown) =>
  serveStory(Object.fromEntries(withoutPictures.map(({ id }) => [`GET /api/device/${id}`, answer])))

interface WallStory extends Partial<DeviceWallProps> {
  batch?: boolean
  /** Everything may be done, as the administrator may; false for a visitor. */
  all?: boolean
}

function Wall({ batch, all = true, rows, ...props }: WallStory) {
  const [client] = useState(() => storyClient([]))
  const selection = useSelection(idOf, rows)
  return (
    <QueryClientProvider client={client}>
      <DeviceWall
        rows={rows}
        tools={null}
        selection={batch ? selection : undefined}
        handlers={{ can: () => all, send }}
        onOpen={open}
        refresh={{ updatedAt: NOW, loading: false, onRefresh: fn() }}
        onRetry={fn()}
        onClearFilters={fn()}
        {...props}
      />
    </QueryClientProvider>
  )
}

const meta = {
  title: '页面/终端管理/画面墙',
  args: { rows: devices },
  render: (props) => <Wall {...props} />,
} satisfies Meta<WallStory>

export default meta
type Story = StoryObj<WallStory>

export const Full: Story = {
  name: '有问题的在前',
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole('gridcell')
    await expect(cells[0]).toHaveTextContent('离线')
    await expect(canvas.getByText(/本页离线 2 台，没有截图 1 台，截图超过一天 2 台/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /暂无图片/ })).toBeVisible()
    await userEvent.click(cells[1] as HTMLElement)
    await expect(open).toHaveBeenCalled()
  },
}

export const Loading: Story = { name: '加载中', args: { rows: undefined } }

export const Nothing: Story = {
  name: '暂无终端',
  args: { rows: [], empty: <Empty title="还没有终端" description="在终端上安装客户端后，终端会出现在这里" /> },
}

export const NothingFound: Story = { name: '没有符合条件的', args: { rows: [], filtered: true } }

export const Failed: Story = { name: '加载失败', args: { rows: undefined, error: SAMPLE_ERROR } }

export const ReloadFailed: Story = { name: '刷新失败', args: { error: SAMPLE_ERROR } }

export const PicturesOnTheirWay: Story = {
  name: '截图在路上',
  args: { rows: withoutPictures },
  beforeEach: () => servePictures(() => new Promise(() => undefined)),
}

export const PicturesFailed: Story = {
  name: '截图加载失败',
  args: { rows: withoutPictures },
  beforeEach: () =>
    servePictures(() => {
      throw new Error('终端不存在')
    }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('截图加载失败')).toHaveLength(4))
  },
}

export const Asked: Story = {
  name: '新截图还没有来',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^截取本页画面/ }))
    await expect((await canvas.findAllByText('截屏中')).length).toBeGreaterThan(0)
  },
}

export const Batch: Story = {
  name: '批量操作',
  args: { batch: true },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('gridcell'))[3] as HTMLElement)
    await expect(canvas.getByRole('button', { name: '截取所选' })).toBeVisible()
  },
}

export const ScreenOff: Story = {
  name: '在线，但在关机时段',
  args: { rows: devices.slice(0, 2).map((device) => ({ ...device, state: 1, workCron: '00:00-00:01' })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('在线，关机时段')).toHaveLength(2))
    await expect(canvas.queryByText('在线')).toBeNull()
  },
}

export const AllOffline: Story = {
  name: '全部离线',
  args: { rows: devices.slice(0, 4).map((device) => ({ ...device, state: 0 })) },
}

export const ReadOnly: Story = { name: '不能下发指令', args: { all: false } }

export const LongNames: Story = {
  name: '最长的名字',
  args: { rows: devices.map((device) => ({ ...device, name: `${device.name}${'很长的名字'.repeat(12)}` })) },
}
