import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeaderBadge } from './header-badge.tsx'
import { InsecureAlert } from './insecure-alert.tsx'

const WHY = '当前通过 http 访问，传输的内容未加密，复制等功能不可用。请改用 https 地址。'

const meta = {
  title: '组件/页头提示',
  tags: ['autodocs'],
  subcomponents: { HeaderBadge, InsecureAlert },
  parameters: {
    kit: {
      synonyms: '页头 警示 徽标 非安全连接 时钟 header badge warning alert',
      use: '整个控制台都要知道的一件事，例如连接不安全、时钟不准；几个字，详情在提示里。',
      avoid: '只和一页有关的写在那一页；操作的结果用消息。',
      keys: 'Tab 到达，聚焦时显示全部说明。',
      files: ['src/ui/feedback/insecure-alert.tsx'],
    },
  },
} satisfies Meta

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
