import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { createQueryClient } from '#src/api/query.ts'
import { newActivity, type Activity, type Outcome, type Work } from '#src/domain/activity.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { ActivityPanelView } from './activity-panel-view.tsx'

const NOW = Date.now()
const CLEANUP: Work = { kind: 'command', type: 4 }
const PROGRAM = { id: 3001, name: '秋季新品上市' }

/** An activity about this many terminals, of which the first ones came out so. */
function made(
  work: Work,
  count: number,
  outcomes: readonly (Outcome & { count: number })[],
  { minutes = 1, name = '杭州西湖・明远路便利店橱窗' } = {},
): Activity {
  const devices = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    sn: `A${index}`,
    name: `${name}-${index + 1}`,
  }))
  const activity = newActivity(`${work.kind}-${count}-${minutes}`, '13800000000', work, devices, NOW - minutes * 60_000)
  const all = outcomes.flatMap(({ count: times, ...outcome }) => Array<Outcome>(times).fill(outcome))
  return { ...activity, targets: activity.targets.map((target, index) => ({ ...target, ...all[index] })) }
}

const done = (count: number) => ({ state: 'done' as const, count })
const offline = (count: number) => ({ state: 'unknown' as const, reason: 'offline' as const, count })
const failed = (count: number, message = '磁盘正在被占用，清理失败') => ({ state: 'failed' as const, message, count })

const stuck = made(CLEANUP, 178, [failed(5), failed(4, '终端响应超时'), offline(9), done(160)])
const underway = made({ kind: 'publish', program: PROGRAM }, 178, [done(96), offline(9)], { minutes: 3 })
const finished = made({ kind: 'volume', target: { val: 30, period: [] } }, 12, [done(12)], { minutes: 80 })

const meta = {
  title: '页面/任务/任务列表',
  component: ActivityPanelView,
  args: {
    items: [stuck, underway, finished],
    troubles: new Map(),
    mayRetry: true,
    mayOpenDevices: true,
    mayOpenPrograms: true,
    onCheck: fn(() => Promise.resolve()),
    onRetryFailed: fn(() => Promise.resolve()),
    onDrop: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <StoryScreen
      path="homePage"
      screen={() => <ActivityPanelView {...args} />}
      validateSearch={(given) => given}
      client={createQueryClient}
    />
  ),
} satisfies Meta<typeof ActivityPanelView>

export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('region', { name: '任务' }))
const item = async (name: string) =>
  within((await (await panel()).findByRole('progressbar', { name })).closest('li') as HTMLElement)

export const Stuck: Story = {
  name: '有失败和离线',
  play: async ({ args }) => {
    const cleanup = await item('磁盘清理')
    await expect(cleanup.getByText('完成 160 / 178 · 失败 9 · 未知 9')).toBeVisible()
    // what has failed has been gone through too
    await expect(cleanup.getByRole('progressbar', { name: '磁盘清理' })).toHaveAttribute('aria-valuenow', '169')
    // failures first, by themselves
    await expect(cleanup.getAllByText(/^失败（/)).toHaveLength(9)
    await userEvent.click(cleanup.getByRole('button', { name: '重试失败的 9 台' }))
    await expect(args.onRetryFailed).toHaveBeenCalledWith(stuck)
    await userEvent.click(cleanup.getByRole('button', { name: '移除离线的 9 台' }))
    await expect(args.onDrop).toHaveBeenCalledWith(
      stuck,
      stuck.targets.filter(({ reason }) => reason === 'offline'),
    )
    await userEvent.click(cleanup.getByRole('button', { name: '再显示 50 台（还有 168 台）' }))
    await expect(cleanup.getAllByText('未知（离线，上线后才有结果）')).toHaveLength(9)
    await userEvent.click((await panel()).getByRole('button', { name: '清除已完成' }))
    await expect(args.onRemove).toHaveBeenCalledWith([finished])
  },
}

export const Sent: Story = { name: '刚刚下发', args: { items: [made(CLEANUP, 178, [], { minutes: 0 })] } }

export const Underway: Story = {
  name: '进行中',
  args: { items: [underway] },
  play: async () => {
    await expect((await item('发布“秋季新品上市”')).getByText('完成 96 / 178 · 未知 9 · 进行中 73')).toBeVisible()
  },
}

export const Finished: Story = { name: '全部完成', args: { items: [finished] } }

export const Unknown: Story = {
  name: '每一种未知',
  args: {
    items: [
      made({ kind: 'stop', program: PROGRAM }, 6, [
        offline(1),
        { state: 'unknown', reason: 'gone', count: 1 },
        { state: 'unknown', reason: 'superseded', count: 1 },
        { state: 'unknown', reason: 'changed', count: 1 },
        { state: 'unknown', reason: 'untold', count: 1 },
        { state: 'unknown', reason: 'unanswered', count: 1 },
      ]),
    ],
  },
  play: async () => {
    await userEvent.click((await panel()).getByRole('button', { name: '终端明细' }))
    await expect((await panel()).getAllByText(/^未知（/)).toHaveLength(6)
  },
}

export const Stopped: Story = {
  name: '送达前已停播',
  args: {
    items: [
      made({ kind: 'publish', program: PROGRAM }, 5, [done(2), { state: 'unknown', reason: 'stopped', count: 3 }]),
    ],
  },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByText('完成 2 / 5 · 已停播 3')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: '终端明细' }))
    await expect(shown.getAllByText('已停播（停播前未见送达）')).toHaveLength(3)
  },
}

export const Replaced: Story = {
  name: '设置被后一次取代',
  args: {
    items: [
      made({ kind: 'power', window: '08:00-22:00' }, 5, [
        { state: 'done', count: 2 },
        { state: 'unknown', reason: 'superseded', count: 1 },
        { state: 'unknown', reason: 'changed', count: 1 },
        offline(1),
      ]),
    ],
  },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByText('完成 2 / 5 · 已被取代 2 · 未知 1')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: '终端明细' }))
    await expect(shown.getAllByText('已被后一次设置取代')).toHaveLength(2)
  },
}

const unanswered = made({ kind: 'publish', program: PROGRAM }, 3, [
  { state: 'unknown', reason: 'unanswered', count: 2 },
])

export const Unanswered: Story = {
  name: '下发后没有答复',
  args: { items: [{ ...unanswered, lookedAt: NOW - 60_000 }] },
  play: async ({ args }) => {
    const publish = await item('发布“秋季新品上市”')
    await expect(publish.getByText(/^结果未知：.*最近核对：/)).toBeVisible()
    await userEvent.click(publish.getByRole('button', { name: '重新核对' }))
    await expect(args.onCheck).toHaveBeenCalledTimes(1)
    await userEvent.click(publish.getByRole('button', { name: '终端明细' }))
    await expect(publish.getAllByText('未知（没有收到服务器答复，可能已执行）')).toHaveLength(2)
  },
}

export const Unreadable: Story = {
  name: '最近一次未能读取',
  args: { items: [underway], troubles: new Map([[underway.key, '网络已断开']]) },
  play: async () => {
    await expect((await panel()).getByText('最近一次未能读取：网络已断开。稍后自动再试。')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  name: '没有重试和查看的权限',
  args: { mayRetry: false, mayOpenDevices: false, mayOpenPrograms: false },
  play: async () => {
    await expect((await panel()).queryByRole('button', { name: /^重试/ })).toBeNull()
    const links = (await panel()).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(['我的今天'])
  },
}

export const One: Story = {
  name: '只有一台',
  args: { items: [made({ kind: 'command', type: 1 }, 1, [failed(1, '终端正在升级，暂不能重启')])] },
  play: async () => {
    // why it failed is the first thing that is asked
    await expect((await panel()).getByText('失败（终端正在升级，暂不能重启）')).toBeVisible()
  },
}

export const LongNames: Story = {
  name: '最长的名字',
  args: {
    items: [
      made({ kind: 'publish', program: { id: 1, name: '很长的广告名称'.repeat(8) } }, 2, [done(1)], {
        name: '很长的终端名称'.repeat(7),
      }),
      made(CLEANUP, 1, [failed(1, '显示服务未就绪，请稍后再试或联系管理员'.repeat(3))], {
        name: '很长的终端名称'.repeat(7),
        minutes: 9,
      }),
    ],
  },
}

const part = (work: Work, outcomes: Parameters<typeof made>[2]) => ({
  ...made(work, 1, outcomes),
  bundle: { key: 'b', kind: 'takeOver', name: '旧的橱窗屏' } as const,
})

export const Bundled: Story = {
  name: '一次接管：一项，内有各部分',
  args: {
    items: [
      part({ kind: 'publish', program: PROGRAM }, [offline(1)]),
      part({ kind: 'power', window: '08:00-22:00' }, []),
      part({ kind: 'volume', target: { val: 30, period: [] } }, [done(1)]),
      finished,
    ],
  },
  play: async ({ args }) => {
    const bundle = await item('接管“旧的橱窗屏”')
    await expect(bundle.getByText('完成 1 / 3 · 未知 1 · 进行中 1')).toBeVisible()
    await expect(bundle.getByText('杭州西湖・明远路便利店橱窗-1')).toBeVisible()
    await userEvent.click(bundle.getByRole('button', { name: '3 项任务' }))
    await expect(bundle.getAllByRole('progressbar')).toHaveLength(4)
    // one whose only terminal is offline is given up as a whole
    await expect(bundle.queryByRole('button', { name: /^移除离线的/ })).toBeNull()
    await userEvent.click(bundle.getByRole('button', { name: '不再跟踪该任务' }))
    await expect(args.onRemove).toHaveBeenCalledWith(args.items.slice(0, 3).toReversed())
  },
}

export const Empty: Story = {
  name: '还没有任务',
  args: { items: [] },
  play: async ({ args }) => {
    await expect((await panel()).getByRole('button', { name: '关闭' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Phone: Story = { name: '手机', globals: { viewport: { value: 'phone' } } }
