import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankBars } from './rank-bars.tsx'

const LONG = '连锁门店秋冬季新品联合推广活动第二阶段线下互动体验专场宣传片（竖屏、含字幕、终版）'

const meta: Meta<typeof RankBars> = {
  title: '组件/排名',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '排行 排行榜 前十 rank ranking top bar',
      use: '前几名，名称长短不一，要能读、能选中文字。',
      avoid: '随时间变化用柱状图；占比用环形图。',
      keys: '名称是链接时 Tab 逐个到达；其余是普通的有序列表。',
    },
  },
  component: RankBars,
  args: {
    label: '播放时长排名（小时）',
    items: ['秋季新品发布', '门店会员日', '城市之光公益宣传', '早餐时段套餐'].map((name, index) => ({
      name,
      value: 90 / (index + 1),
    })),
    format: (value) => value.toFixed(2),
  },
}

export default meta

type Story = StoryObj<typeof RankBars>

export const Some: Story = { name: '几项' }

export const LongNames: Story = {
  name: '很长的名称',
  args: {
    items: Array.from({ length: 10 }, (_, index) => ({
      name: LONG,
      value: 1e9 / 4 ** index,
      ...(index % 2 && { note: '已删除' }),
    })),
  },
}

export const Narrow: Story = {
  ...LongNames,
  name: '窄屏',
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
}

export const Zeros: Story = { name: '全为零', args: { items: [{ name: '门店会员日', value: 0 }] } }
