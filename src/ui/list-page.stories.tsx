import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Empty as NothingYet } from './feedback/states.tsx'
import { ListPage, type ListPageProps } from './list-page.tsx'

interface Line {
  id: string
  name: string
  count: number
}

const rows: Line[] = Array.from({ length: 4 }, (_, index) => ({
  id: String(index),
  name: `第 ${index + 1} 条`,
  count: index * 12,
}))

const listOf = (shown: Line[] | undefined): ListPageProps<Line, { q?: string }>['list'] => ({
  filterBar: { values: {}, onApply: fn(), onReset: fn() },
  table: { rows: shown, rowId: ({ id }) => id, error: null, onRetry: fn(), onClearFilters: fn() },
  paging: { page: 0, pageSize: 10, total: shown?.length, rowCount: shown?.length, onChange: fn() },
})

const meta: Meta<ListPageProps<Line, { q?: string }>> = {
  title: '组件/列表页面',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '列表页 页面模板 list page template',
      use: '整页就是一个列表：筛选、表格、分页，例如日志。',
      avoid: '还有批量操作、卡片或画面墙的页面，由 ListLayout 自己拼。',
      keys: '依次是筛选、表格、分页，各按自己的规则。',
    },
  },
  component: ListPage,
  args: {
    title: '列表',
    columns: [
      { id: 'name', header: '名称', hideable: false, cell: ({ name }) => name },
      { id: 'count', header: '数量', align: 'right', cell: ({ count }) => count },
    ],
    storageKey: 'stories.list-page',
    fields: [{ key: 'q', kind: 'text', label: '名称', placeholder: '名称' }],
    list: listOf(rows),
    exporter: null,
    empty: <NothingYet title="还没有内容" />,
  },
}

export default meta

type Story = StoryObj<ListPageProps<Line, { q?: string }>>

export const Full: Story = { name: '有数据' }

export const Loading: Story = { name: '加载中', args: { list: listOf(undefined) } }

export const Empty: Story = { name: '暂无数据', args: { list: listOf([]) } }

const cell = fn(({ name }: Line) => name)

export const DrawnOnce: Story = {
  name: '手机宽度，一次画出',
  globals: { viewport: { value: 'phone' } },
  args: { columns: [{ id: 'name', header: '名称', hideable: false, cell }] },
  beforeEach: () => void cell.mockClear(),
  play: async ({ canvas }) => {
    await canvas.findByText('第 4 条')
    // not first for a wide window
    await expect(cell).toHaveBeenCalledTimes(rows.length)
  },
}
