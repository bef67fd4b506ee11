import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
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
