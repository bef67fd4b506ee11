import type { Meta, StoryObj } from '@storybook/react-vite'
import { InsecureAlert } from './insecure-alert.tsx'
import { InsecureBadge } from './insecure-badge.tsx'

const WHY = '当前通过 http 访问，传输的内容未加密，复制等功能不可用。请改用 https 地址。'

const meta = { title: '组件/非安全连接' } satisfies Meta

export default meta

export const OnLogin: StoryObj = { name: '登录页', render: () => <InsecureAlert why={WHY} /> }
export const InHeader: StoryObj = { name: '页头', render: () => <InsecureBadge why={WHY} /> }
