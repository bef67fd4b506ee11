import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UserError } from '#src/lib/errors/user-error.ts'
import { AttentionStrip, type AttentionItem } from './attention-strip.tsx'

const retry = fn()
const items = (...counts: (number | undefined)[]): AttentionItem[] =>
  (['offline', 'undelivered', 'review', 'transcoding', 'failedToday'] as const).map((kind, index) => ({
    kind,
    count: counts[index],
    retry,
  }))

const devices = [{ id: 1, name: '南门大屏', sn: 'SN-0001' }, { id: 2, sn: 'SN-0002' }, { id: 3 }]

const meta: Meta<typeof AttentionStrip> = {
  title: '页面/首页/待处理',
  component: AttentionStrip,
  args: {
    items: items(31, 29, 6, 2, 4),
    Link: ({ kind, children, ...rest }) => (
      <a href={`#${kind}`} {...rest}>
        {children}
      </a>
    ),
    Terminal: ({ id, children, ...rest }) => (
      <a href={`#terminal-${id}`} {...rest}>
        {children}
      </a>
    ),
    Order: ({ kind, id, children, ...rest }) => (
      <a href={`#${kind}-${id}`} {...rest}>
        {children}
      </a>
    ),
    Ad: ({ id, name, children, ...rest }) => (
      <a href={`#ad-${id}-${name}`} {...rest}>
        {children}
      </a>
    ),
  },
}

export default meta

type Story = StoryObj<typeof AttentionStrip>

export const Full: Story = {
  name: '有待处理',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: '离线终端 31台 查看离线的终端' })).toHaveAttribute('href', '#offline')
  },
}

export const Named: Story = {
  name: '先列出几台离线终端',
  args: {
    items: items(31, 29, 6, 2, 4).map((item) =>
      item.kind === 'offline' ? { ...item, devices, since: Date.now() - 4.5 * 3_600_000 } : item,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '离线终端 31台 最早 4 小时前离线' })).toHaveAttribute(
      'href',
      '#offline',
    )
    const names = within(canvas.getByRole('list', { name: '离线终端，前 3 台' })).getAllByRole('link')
    await expect(names.map(({ textContent }) => textContent)).toEqual(['南门大屏', 'SN-0002', '3'])
    await expect(names[1]).toHaveAttribute('href', '#terminal-2')
    // they come with the pointer or the focus
    names[0]?.focus()
    // a name is above the link that lies under all of the item
    const { left, top } = names[0]?.getBoundingClientRect() ?? new DOMRect()
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(names[0])
  },
}

export const LongAgo: Story = {
  name: '很久以前的日期',
  args: {
    items: items(31, 29, 6, 2, 4).map((item) => ({
      ...item,
      since: new Date('2026-01-12T12:00:00+08:00').getTime(),
      older: item.kind === 'undelivered',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/最早.*离线$/)).toHaveTextContent('最早 2026-01-12 离线')
    await expect(canvas.getByText(/更早$/)).toHaveTextContent(/^2026-01-12 或更早$/)
    await expect(canvas.getByText(/^最近/)).toHaveTextContent(/^最近 2026-01-12$/)
  },
}

export const LateAds: Story = {
  name: '先列出几个未送达的广告',
  args: {
    items: [
      {
        kind: 'undelivered',
        count: 29,
        since: Date.now() - 4.5 * 3_600_000,
        ads: [
          { id: 7, name: '暖冬好物', count: 20 },
          { id: 8, name: '别家公司的广告，名称很长很长很长很长', count: 9 },
        ],
        retry,
      },
    ],
  },
  play: async ({ canvas }) => {
    const names = within(canvas.getByRole('list', { name: '未送达的发布，前 2 个广告' })).getAllByRole('link')
    await expect(names[0]).toHaveTextContent('暖冬好物：20 台')
    await expect(names[0]).toHaveAttribute('href', '#ad-7-暖冬好物')
    await expect(names[1]).toHaveTextContent(/：9 台$/)
  },
}

export const Calm: Story = {
  name: '全部为零',
  args: { items: items(0, 0, 0, 0, 0) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('没有终端离线')).toBeVisible()
  },
}

export const Undelivered: Story = {
  name: '未送达从何时起',
  args: {
    items: [{ kind: 'undelivered', count: 29, since: Date.now() - 4.5 * 3_600_000, retry }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '未送达的发布 29台次 最早 4 小时前' })).toBeVisible()
  },
}

export const Partial: Story = {
  name: '没有看完的记录不说都已送达',
  args: { items: [{ kind: 'undelivered', count: 0, more: true, retry }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('最近的记录中没有超过半小时未送达')).toBeVisible()
  },
}

export const Loading: Story = { name: '加载中', args: { items: items() } }

export const Failed: Story = {
  name: '部分加载失败',
  args: {
    items: [
      ...items(31, 29).slice(0, 2),
      { kind: 'transcoding', retry, error: new UserError('网络已断开，请检查网络后重试') },
      { kind: 'failedToday', retry, count: 4, error: new UserError('网络已断开，请检查网络后重试') },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('网络已断开，请检查网络后重试')
    await userEvent.click(canvas.getByRole('button', { name: '重试转码失败的素材' }))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(canvas.getByText('刷新失败，显示的是之前的数量')).toBeVisible()
  },
}

export const Large: Story = {
  name: '数量很大',
  args: {
    items: [...items(123_456, 1000, 200, 99_999).slice(0, 4), { kind: 'failedToday', count: 100, more: true, retry }],
  },
}

export const WithOrders: Story = {
  name: '有插播和即将结束的订单',
  args: {
    items: [
      ...items(31, 29, 6, 2, 0),
      {
        kind: 'inserting',
        count: 2,
        orders: [
          { id: 11, words: '夏日冰饮季投放' },
          { id: 12, words: '雨天特惠' },
        ],
        retry,
      },
      { kind: 'ending', count: 3, fact: '最早 11-29 结束', orders: [{ id: 13, words: '晨间拿铁 11-29 结束' }], retry },
      { kind: 'refused', count: 1, orders: [{ id: 14, words: '新店开业推广' }], retry },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '七天内结束的订单 3个 最早 11-29 结束' })).toBeVisible()
    const named = (name: string) => within(canvas.getByRole('list', { name })).getAllByRole('link')
    await expect(named('七天内结束的订单，前 1 个')[0]).toHaveTextContent('晨间拿铁 11-29 结束')
    await expect(named('播放中的插播订单，前 2 个').map((link) => link.getAttribute('href'))).toEqual([
      '#inserting-11',
      '#inserting-12',
    ])
  },
}

export const Few: Story = { name: '只有一项权限', args: { items: items(3).slice(0, 1) } }

export const None: Story = {
  name: '没有权限',
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('待处理')).toBeNull()
  },
}
