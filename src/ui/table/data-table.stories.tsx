import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { deviceStates, labelOf } from '#src/domain/labels.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { Card } from '../page.tsx'
import { Paging } from './paging.tsx'
import { RelativeTime } from '../feedback/relative-time.tsx'
import { useChosen, useSelection } from './selection.ts'
import { StatusBadge } from '../feedback/status-badge.tsx'
import { SAMPLE_ERROR, SAMPLE_NOW, samples, type Sample } from '#tests/support/story-samples.ts'
import type { Column, RowActions } from './table-column.ts'

const rendered = fn()
const open = fn()

const columns: Column<Sample>[] = [
  { id: 'sn', header: '终端编号', width: 120, sortBy: (row) => row.sn, hideable: false, cell: (row) => row.sn },
  { id: 'name', header: '终端名称', minWidth: 200, sortBy: (row) => row.name, cell: (row) => row.name },
  {
    id: 'state',
    header: '在线状态',
    width: 110,
    sortBy: (row) => row.state,
    cell: (row) => <StatusBadge dot label={labelOf(deviceStates, row.state)} />,
  },
  { id: 'resolution', header: '分辨率', width: 120, cell: (row) => row.resolution },
  { id: 'district', header: '区县', width: 110, sortBy: (row) => row.district, cell: (row) => row.district },
  {
    id: 'lastOnline',
    header: '最后在线',
    width: 120,
    hidden: true,
    cell: (row) => <RelativeTime value={row.lastOnline} now={SAMPLE_NOW} />,
  },
]

const actions: RowActions<Sample> = {
  width: 190,
  of: (row) => [
    { label: '查看节目', onClick: () => open(row.id) },
    { label: '编辑', onClick: () => open(row.id) },
    {
      label: '重启',
      onClick: () => open(row.id),
      disabledReason: row.state === 0 ? '终端不在线，不能下发指令' : undefined,
    },
    { label: '删除', onClick: () => open(row.id), danger: true },
  ],
}

const retry = fn()
const clearFilters = fn()
const args: DataTableProps<Sample> = {
  label: '终端列表',
  columns,
  rowId: (row) => row.id,
  rowName: (row) => row.name,
  actions,
  rows: samples(10),
  onRetry: retry,
  onClearFilters: clearFilters,
}

const meta = {
  title: '组件/数据表',
  tags: ['autodocs'],
  subcomponents: { DataTable },
  parameters: {
    kit: {
      synonyms: '表格 列表 数据表格 table grid list rows datatable 选择框 checkbox',
      use: '比较和查找许多条记录：排序本页、跨页选择、行操作、列设置，长表只画看得见的。',
      avoid: '靠图认的用卡片网格；一条记录的名称和值用 DescriptionList。',
      keys: '列头回车排序；行里的链接、按钮 Tab 到达；选择框空格选中，按住 Shift 连续选。',
    },
  },
  args,
  render: (props) => (
    <Card>
      <DataTable {...props} />
    </Card>
  ),
  beforeEach: () => {
    for (const mock of [rendered, open, retry, clearFilters]) mock.mockReset()
  },
} satisfies Meta<DataTableProps<Sample>>

export default meta
type Story = StoryObj<DataTableProps<Sample>>

export const Rows: Story = { name: '一页', args: { toolbar: <Button>新增</Button>, storageKey: 'story.devices' } }
export const OneRow: Story = { name: '一行', args: { rows: samples(1) } }
export const Loading: Story = { name: '加载中', args: { rows: undefined } }
export const Stale: Story = { name: '下一页加载中', args: { stale: true } }
export const NoData: Story = { name: '暂无数据', args: { rows: [] } }
export const NothingFound: Story = {
  name: '没有符合条件的数据',
  args: { rows: [], filtered: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await expect(clearFilters).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = {
  name: '加载失败',
  args: { rows: undefined, error: SAMPLE_ERROR },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const StaleFailed: Story = {
  name: '刷新失败，之前的数据还在',
  args: { error: SAMPLE_ERROR },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('服务暂不可用')
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
  },
}

export const Phone: Story = {
  name: '手机宽度：横向滚动，操作固定',
  args: { storageKey: 'story.devices' },
  globals: { viewport: { value: 'phone' } },
}

export const CutNames: Story = {
  name: '很长的名称：指针和键盘都能看到全部',
  args: {
    rows: samples(3),
    columns: columns.map((column) =>
      column.id === 'name' ? { ...column, cell: ({ name }) => <a href="#open">{name}</a> } : column,
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: /扶梯口/ })
    const cell = name.closest('td') as HTMLElement
    const isCut = () => cell.scrollWidth > cell.clientWidth
    await expect(isCut()).toBe(true)
    await userEvent.hover(name)
    await expect(cell).toHaveAttribute('title', name.textContent)
    await userEvent.hover(canvas.getAllByRole('link')[0] as HTMLElement)
    await expect(canvas.getAllByRole('link')[0]?.closest('td')).toHaveAttribute('title', '')
    while (document.activeElement !== name) await userEvent.tab()
    await expect(isCut()).toBe(false)
  },
}

export const RepeatedIds: Story = {
  name: '服务器重复编号',
  args: { rows: [...samples(2), ...samples(2)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
  },
}

export const Sorting: Story = {
  name: '仅对本页排序',
  play: async ({ canvas }) => {
    const firstNames = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
    const before = firstNames()
    await userEvent.click(canvas.getByRole('button', { name: '区县' }))
    await expect(canvas.getByRole('columnheader', { name: '区县' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByText('仅对本页排序')).toBeVisible()
    // what has no value stands last, whichever way
    await waitFor(() => expect(firstNames().at(-1)).toBe(before[8]))
    await userEvent.click(canvas.getByRole('button', { name: '区县' }))
    await expect(canvas.getByRole('columnheader', { name: '区县' })).toHaveAttribute('aria-sort', 'descending')
    await expect(firstNames().at(-1)).toBe(before[8])
    await userEvent.click(canvas.getByRole('button', { name: '区县' }))
    await expect(firstNames()).toEqual(before)
  },
}

export const RowMenu: Story = {
  name: '行操作：超出的在菜单中，禁用的说明原因',
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[4] as HTMLElement
    await userEvent.click(within(row).getByRole('button', { name: '编辑' }))
    await expect(open).toHaveBeenLastCalledWith(4)
    await userEvent.click(within(row).getByRole('button', { name: '更多' }))
    const restart = await screen.findByRole('menuitem', { name: /重启/ })
    await expect(restart).toHaveAttribute('aria-disabled', 'true')
    await expect(restart).toHaveTextContent('终端不在线，不能下发指令')
    await userEvent.click(restart)
    await expect(open).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
  },
}

const PAGES = samples(35)

function Paged({ pageSize = 10 }: { pageSize?: number }) {
  const [page, setPage] = useState(0)
  const rows = useMemo(() => PAGES.slice(page * pageSize, (page + 1) * pageSize), [page, pageSize])
  const selection = useSelection<Sample>(idOf, rows)
  return (
    <Card>
      <output aria-label="已选">{[...useChosen(selection).rows.keys()].join(' ')}</output>
      <DataTable {...args} rowId={idOf} rows={rows} selection={selection} />
      <Paging
        page={page}
        pageSize={pageSize}
        total={35}
        rowCount={rows.length}
        onChange={(next) => setPage(next.page)}
      />
    </Card>
  )
}

const idOf = (row: Sample) => row.id

export const SelectionOverPages: Story = {
  name: '跨页选择',
  render: () => <Paged />,
  play: async ({ canvas }) => {
    const chosen = () => canvas.getByRole('status', { name: '已选' }).textContent
    const boxes = () => canvas.getAllByRole('checkbox')
    await userEvent.click(boxes()[2] as HTMLElement)
    await expect(chosen()).toBe('2')
    await expect(boxes()[0]).toHaveProperty('indeterminate', true)
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页' }))
    await expect(chosen()).toBe('2 11 12 13 14 15 16 17 18 19 20')
    await userEvent.click(canvas.getByRole('button', { name: '上一页' }))
    await expect(boxes()[2]).toBeChecked()
    await expect(boxes()[1]).not.toBeChecked()
    // by keyboard
    boxes()[1]?.focus()
    await userEvent.keyboard(' ')
    await expect(chosen()).toContain('20 1')
    await userEvent.click(boxes()[0] as HTMLElement)
    await userEvent.click(boxes()[0] as HTMLElement)
    await expect(chosen()).toBe('11 12 13 14 15 16 17 18 19 20')
  },
}

const counting: Column<Sample>[] = [
  {
    id: 'name',
    header: '终端名称',
    cell: (row) => {
      rendered(row.id)
      return row.name
    },
  },
]

function Counted() {
  const rows = useMemo(() => samples(10), [])
  const selection = useSelection<Sample>(idOf, rows)
  const [, again] = useState(0)
  return (
    <Card actions={<Button onClick={() => again((count) => count + 1)}>重新渲染</Button>}>
      <DataTable label="终端列表" columns={counting} rowId={idOf} rows={rows} selection={selection} />
    </Card>
  )
}

export const Memo: Story = {
  name: '没有变化的行不再渲染',
  render: () => <Counted />,
  play: async ({ canvas }) => {
    rendered.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '重新渲染' }))
    await expect(rendered).not.toHaveBeenCalled()
    await userEvent.click(canvas.getAllByRole('checkbox')[3] as HTMLElement)
    await expect(canvas.getAllByRole('checkbox')[3]).toBeChecked()
    await expect(rendered).not.toHaveBeenCalled()
  },
}

export const Many: Story = {
  name: '四百行：只画看得见的',
  args: { rows: samples(400) },
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('[role=region]') as HTMLElement
    // the first rows stand alone until the code comes that keeps the place of the others
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(400 * 36))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(canvas.getByText('江汉区机场400号屏')).toBeVisible())
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '401')
  },
}
