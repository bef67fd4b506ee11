import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Page } from './page.tsx'

const meta = {
  title: '组件/页面框架',
  tags: ['autodocs'],
  subcomponents: { Card },
  parameters: {
    kit: {
      synonyms: '页面 卡片 标题 分区 page card section heading layout',
      use: '每个页面最外面的一层：唯一的一级标题、整页的操作，下面是一块块 Card。',
      avoid: '对话框和抽屉里不用；Card 不套 Card。',
      keys: '自己没有按键；标题是 h1，Card 的标题是 h2，读屏可以逐个跳。',
    },
  },
  component: Page,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  name: '标题、操作与卡片',
  args: {
    title: '终端管理',
    count: 1200,
    description: '查看并管理全部终端',
    actions: (
      <>
        <Button variant="default">批量操作</Button>
        <Button>新增分组</Button>
      </>
    ),
    children: (
      <>
        <Card>没有标题的卡片</Card>
        <Card title="近七日在线时长" actions={<Button variant="default">导出</Button>}>
          有标题和操作的卡片
        </Card>
      </>
    ),
  },
}

export const LongTitle: Story = {
  name: '很长的标题',
  args: { ...Whole.args, title: '浦东新区商场南广场三层东侧扶梯口超长名称的展示终端三十一号的播放节目与历史指令' },
  globals: { viewport: { value: 'phone' } },
}
