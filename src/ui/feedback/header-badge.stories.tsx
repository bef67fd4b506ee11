import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeaderBadge } from './header-badge.tsx'
import { InsecureAlert } from './insecure-alert.tsx'

const WHY = '当前通过 http 访问，传输的内容未加密，复制等功能不可用。请改用 https 地址。'

const meta = { title: '组件/页头提示' } satisfies Meta

export default meta

export const OnLogin: StoryObj = { name: '登录页的非安全连接', render: () => <InsecureAlert why={WHY} /> }
export const InHeader: StoryObj = {
  name: '非安全连接',
  render: () => <HeaderBadge kind="insecure" text="非安全连接" why={WHY} />,
}
export const Clock: StoryObj = {
  name: '时钟不同',
  render: () => (
    <HeaderBadge kind="clock" text="本机时钟快 10分" why="本机时钟比服务器快 10分，页面上的时间以服务器为准。" />
  ),
}
