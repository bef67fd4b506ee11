import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { consolePage, sees, seesRows, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/终端管理',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/terminalManage' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '有数据', tags: ['!on-demand'], play: seesRows }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'deviceList', kind: 'hold' }] },
  play: sees('批量操作'),
}

export const Empty: Story = { name: '暂无数据', globals: { scenario: 'new-company' }, play: sees('还没有终端') }

export const NothingFound: Story = {
  name: '没有符合条件的',
  args: { at: '/terminalManage?q=没有这样的' },
  play: sees('清除筛选'),
}

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'deviceList', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const NoPermission: Story = { name: '没有权限', globals: { role: 'reviewer1' }, play: sees('无权限访问') }

export const ReadOnly: Story = { name: '只能查看', globals: { role: 'guest' }, play: seesRows }

export const One: Story = { name: '只有一条', globals: { scenario: 'one-screen' }, play: seesRows }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: seesRows }

export const InTrouble: Story = {
  name: '本页有问题的',
  args: { at: '/terminalManage?health=1&q=云麓天地' },
  globals: { scenario: 'why-dark' },
  play: sees(/^已检查本页 7 台终端，7 台有问题/),
}

export const Batch: Story = { name: '批量操作', args: { at: '/terminalManage?batch=1' }, play: seesRows }

export const Detail: Story = {
  name: '终端信息',
  args: { at: '/terminalManage?device=1001&tab=info' },
  play: sees('基本信息'),
}

export const Programs: Story = {
  name: '终端的节目',
  args: { at: '/terminalManage?device=1001&tab=programs' },
  play: sees(/^共 [1-9]\d* 个广告$/),
}

export const Week: Story = {
  name: '终端的一周',
  args: { at: '/terminalManage?device=1001&tab=week' },
  play: sees(/^现在 · /),
}

export const Wall: Story = {
  name: '画面墙',
  args: { at: '/terminalManage?view=wall' },
  play: sees(/^仅对本页排序/),
}

export const WallLongNames: Story = {
  name: '画面墙，最长的名字',
  args: { at: '/terminalManage?view=wall&batch=1' },
  globals: { scenario: 'long-names' },
  play: sees(/^仅对本页排序/),
}

export const Regions: Story = { name: '地区', args: { at: '/terminalManage?view=regions' }, play: sees(/^合计/) }

export const RegionsLoading: Story = {
  name: '地区，加载中',
  args: { at: '/terminalManage?view=regions', faults: [{ operationId: 'deviceList', kind: 'hold' }] },
  play: sees(/^已统计 0/),
}

export const RegionsFailed: Story = {
  name: '地区，没有统计到',
  args: {
    at: '/terminalManage?view=regions&province=上海市',
    faults: [{ operationId: 'deviceList', kind: 'status', status: 503 }],
  },
  play: sees(/个地区没有统计到，重试$/),
}

export const RegionsEmpty: Story = {
  name: '地区，没有终端',
  args: { at: '/terminalManage?view=regions' },
  globals: { scenario: 'new-company' },
  play: sees('没有终端'),
}

/** Opens the take-over of the first terminal and chooses the first one that is offered. */
async function takeOver() {
  const table = within(await screen.findByRole('table', { name: '终端列表' }))
  const [more] = await table.findAllByRole('button', { name: '更多' })
  await userEvent.click(more as HTMLElement)
  await userEvent.click(await screen.findByRole('menuitem', { name: '从其他终端接管' }))
  const form = within(await screen.findByRole('dialog', { name: /^从其他终端接管/ }))
  await userEvent.click(await form.findByRole('combobox', { name: '被更换的终端' }))
  const [old] = await screen.findAllByRole('option')
  await userEvent.click(old as HTMLElement)
  return form
}

export const TakeOver: Story = {
  name: '接管',
  play: async () => void (await (await takeOver()).findByRole('table', { name: '可接管的内容' })),
}

export const TakeOverPhone: Story = { ...TakeOver, name: '接管，手机宽度', globals: { viewport: { value: 'phone' } } }

export const TakeOverLongNames: Story = { ...TakeOver, name: '接管，最长的名字', globals: { scenario: 'long-names' } }

export const TakeOverFailed: Story = {
  name: '接管，未能读取',
  args: { faults: [{ operationId: 'devicePlayList', kind: 'status', status: 503 }] },
  play: async () => void (await (await takeOver()).findByRole('button', { name: '重试' })),
}
