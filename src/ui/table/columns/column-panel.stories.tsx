import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SAMPLE_NOW, samples, type Sample } from '#tests/support/story-samples.ts'
import { RelativeTime } from '../../feedback/relative-time.tsx'
import { Card } from '../../page.tsx'
import { ColumnPanel } from './column-panel.tsx'
import { defaultLayout, type ColumnLayout } from './column-layout.ts'
import { DataTable } from '../data-table.tsx'
import type { Column } from '../table-column.ts'
import { columnCode } from './use-column-code.ts'

const rendered = fn()

const columns: Column<Sample>[] = [
  {
    id: 'sn',
    header: '终端编号',
    width: 120,
    sortBy: (row) => row.sn,
    hideable: false,
    cell(row) {
      rendered(row.id)
      return row.sn
    },
  },
  { id: 'name', header: '终端名称', minWidth: 200, cell: (row) => row.name },
  { id: 'resolution', header: '分辨率', width: 120, cell: (row) => row.resolution },
  { id: 'district', header: '区县', width: 110, sortBy: (row) => row.district, cell: (row) => row.district },
  {
    id: 'lastOnline',
    header: '最后在线',
    width: 150,
    hidden: true,
    cell: (row) => <RelativeTime value={row.lastOnline} now={SAMPLE_NOW} />,
  },
]
const rows = samples(6)
const idOf = (row: Sample) => row.id
const keep = (layout: Partial<ColumnLayout>) => () =>
  localStorage.setItem('story.columns.', JSON.stringify({ ...defaultLayout(columns), ...layout }))

async function openPanel() {
  await userEvent.click(await screen.findByRole('button', { name: '列设置' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '恢复默认' })).toBeVisible())
}

const meta = {
  title: '组件/列设置',
  tags: ['autodocs'],
  subcomponents: { ColumnPanel },
  parameters: {
    kit: {
      synonyms: '列设置 显示列 固定列 列宽 column settings',
      use: '数据表的列：显示哪些、顺序、宽度、固定；数据表自带，记在这台电脑上。',
      avoid: '不单独使用；固定只有几列的表不给 storageKey。',
      keys: '每一列都有按钮：显示、左移、右移、变宽、变窄、固定；做了什么会读出。',
    },
  },
  render: () => (
    <Card>
      <DataTable label="终端列表" columns={columns} rowId={idOf} rows={rows} storageKey="story.columns" />
    </Card>
  ),
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = {
  name: '默认：不能隐藏的列、没有显示的列',
  play: async () => {
    await openPanel()
    await expect(screen.getByRole('checkbox', { name: '终端编号' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: '变宽：最后在线' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Arranged: Story = {
  name: '已固定、移动、隐藏和调宽',
  beforeEach: keep({
    columnVisibility: { resolution: false, lastOnline: true },
    columnOrder: ['sn', 'lastOnline', 'district', 'name', 'resolution'],
    columnSizing: { sn: 160, name: 900 },
    columnPinning: { start: ['sn'], end: [] },
  }),
  play: async ({ canvas }) => {
    const names = async () => (await canvas.findAllByRole('columnheader')).map((head) => head.textContent)
    await waitFor(async () => expect(await names()).toEqual(['终端编号', '最后在线', '区县', '终端名称']))
    await openPanel()
    await userEvent.click(screen.getByRole('button', { name: '固定在左侧：终端名称' }))
    await expect(screen.getByText('固定的列太宽，其他列会看不到')).toBeVisible()
    const group = within(screen.getByRole('group', { name: '终端编号' }))
    await expect(group.getByRole('button', { pressed: true })).toBeVisible()
    canvas.getByRole('region', { name: '终端列表' }).scrollLeft = 120
  },
}

export const Phone: Story = {
  name: '手机宽度：只选择显示哪些列',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openPanel()
    await expect(screen.queryByRole('button', { name: /^左移/ })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: '区县' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: '区县' })).toBeNull())
  },
}

export const Widening: Story = {
  name: '拖动列宽时不渲染行',
  // the one that knows what is pressed from one call to the next
  play: async ({ canvas, userEvent: pointer }) => {
    await columnCode.preload()
    const head = canvas.getByRole('columnheader', { name: '分辨率' })
    const edge = head.querySelector('[data-edge]') as HTMLElement
    const { right, width, top } = head.getBoundingClientRect()
    rendered.mockClear()
    await pointer.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: right - 3, clientY: top + 9 } },
      { target: edge, coords: { clientX: right + 27, clientY: top + 9 } },
    ])
    await expect(head.getBoundingClientRect().width).toBeCloseTo(width + 30, 0)
    await expect(rendered).not.toHaveBeenCalled()
    await pointer.pointer({ keys: '[/MouseLeft]', target: edge, coords: { clientX: right + 27, clientY: top + 9 } })
    await expect(head.getBoundingClientRect().width).toBeCloseTo(width + 30, 0)
    await expect(head).not.toHaveAttribute('data-widening')
  },
}
