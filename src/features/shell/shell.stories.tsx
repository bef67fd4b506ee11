import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/外壳',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/upload' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = { name: '页面不存在', args: { at: '/nowhere' }, play: sees('页面不存在') }

/** Nothing is wrong, so nothing is to stand on the console, where whoever develops looks for what is. */
export const Forbidden: Story = {
  name: '没有权限',
  tags: ['!on-demand'],
  args: { at: '/materialManage', holds: ['1'] },
  beforeEach: () => {
    const warned = spyOn(console, 'warn')
    return () => warned.mockRestore()
  },
  play: async () => {
    await screen.findByRole('heading', { name: '无权限访问' })
    await expect(console.warn).not.toHaveBeenCalled()
  },
}

export const Section: Story = {
  name: '栏目下没有可打开的页面',
  args: { at: '/record', holds: ['7'] },
  play: sees(/终端指令记录、广告发布记录/),
}

export const Loading: Story = {
  name: '正在打开',
  args: { faults: [{ operationId: 'userInfo', kind: 'hold' }] },
  play: async () => void (await screen.findByRole('status', { name: '正在加载' })),
}

export const Failed: Story = {
  name: '打开失败',
  args: { faults: [{ operationId: 'userInfo', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const Menu: Story = {
  name: '手机上的菜单',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '打开菜单' }))
    await screen.findByRole('dialog', { name: '菜单' })
  },
}

export const Account: Story = {
  name: '账号菜单',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '账号：系统管理员' }))
    await screen.findByText('退出登录')
  },
}

/** Opens the pages of the menu, one after the other, until so many are open. */
const opens = (count: number) => async () => {
  const menu = await screen.findByRole('navigation', { name: '主菜单' })
  const strip = await screen.findByRole('navigation', { name: '打开的页面' })
  const pages = within(menu).getAllByRole('link').slice(0, count)
  for (const [index, page] of pages.entries()) {
    await userEvent.click(page)
    // the one that it began with is among them
    await within(strip).findByRole('link', { current: 'page', name: new RegExp(nameOf(page)) })
    await waitFor(() => expect(within(strip).getAllByRole('link').length).toBeGreaterThan(index))
  }
}

const nameOf = (link: HTMLElement) => /^[^\d]*/.exec(link.textContent)?.[0] ?? ''

export const Strip: Story = { name: '打开了十二个页面', args: { at: '/homePage' }, play: opens(12) }

export const StripDark: Story = { ...Strip, name: '打开了十二个页面，深色', globals: { scheme: 'dark' } }
