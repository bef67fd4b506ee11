import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { CommandLogEntry, PlayRecord } from '#src/api/generated/types.gen.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { Empty as NothingYet } from '#src/ui/feedback/states.tsx'
import { ListPage, type ListPageProps } from '#src/ui/list-page.tsx'
import { commandLogFields, commandKey } from './command-log-screen.tsx'
import { commandLogColumns, playRecordColumns } from './log-columns.tsx'
import type { LogLinks } from './log-links.tsx'
import { playRecordFields, recordKey } from './play-record-screen.tsx'

const links: LogLinks = {
  Terminal: ({ sn, children }) => <a href={`#${sn}`}>{children}</a>,
  Program: ({ id, children }) => <a href={`#${id}`}>{children}</a>,
}
const LONG = '连锁门店秋冬季新品联合推广活动第二阶段线下互动体验专场宣传屏（竖屏、终版修订之后再次修订）'

const commands: CommandLogEntry[] = [
  {
    sn: 'A10F2C88',
    name: '一号门店橱窗屏',
    del: false,
    type: 1,
    status: 2,
    msg: '',
    creator: '13800000001',
    createTime: '2026-11-20 09:20:00',
  },
  {
    sn: '0001E5',
    name: LONG,
    del: 0,
    type: 4,
    status: 0,
    msg: '磁盘正在被占用，清理失败',
    creator: '13800000000',
    createTime: '2026-11-20 09:00:00',
  },
  {
    sn: 'B7X09QK2',
    name: '上海旧馆大堂屏',
    del: 1,
    type: 3,
    status: 1,
    msg: '',
    creator: '13800000001',
    createTime: '2026-11-19 18:20:00',
  },
  { type: 9 as never, status: 7 as never },
]
const records: PlayRecord[] = [
  {
    programId: 1,
    programName: '秋季新品发布',
    deviceSn: 'A10F2C88',
    deviceName: '一号门店橱窗屏',
    creator: '13800000001',
    type: 1,
    status: 0,
    createTime: '2026-11-20 09:20:00',
  },
  {
    programId: 2,
    programName: '双周特惠',
    programDel: true,
    deviceSn: 'B7X09QK2',
    deviceName: '上海旧馆大堂屏',
    deviceDel: 1,
    creator: '13800000000',
    type: 0,
    status: 3,
    createTime: '2026-11-19 18:20:00',
  },
]
const loaded = <Row extends object>(rows: Row[] | undefined, rowId: (row: Row) => string, error: unknown = null) => ({
  filterBar: { values: {}, onApply: fn(), onReset: fn() },
  table: {
    rows,
    rowId,
    error,
    onRetry: fn(),
    onClearFilters: fn(),
    refresh: { updatedAt: new Date(2026, 10, 20, 9, 30).getTime(), loading: false, onRefresh: fn() },
  },
  paging: { page: 0, pageSize: 10, total: rows?.length, rowCount: rows?.length, onChange: fn() },
})

const meta: Meta<ListPageProps<CommandLogEntry, object>> = {
  title: '页面/日志',
  component: ListPage,
  args: {
    title: '终端指令记录',
    columns: commandLogColumns(links),
    storageKey: 'stories.logs',
    fields: commandLogFields,
    list: loaded(commands, commandKey),
    exporter: null,
    empty: <NothingYet title="还没有下发过指令" />,
  },
}

export default meta

type Story = StoryObj<ListPageProps<CommandLogEntry, object>>

export const Commands: Story = {
  name: '终端指令记录',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('失败（磁盘正在被占用，清理失败）')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '一号门店橱窗屏' })).toHaveAttribute('href', '#A10F2C88')
    await expect(canvas.queryByRole('link', { name: /旧馆/ })).toBeNull()
    await expect(canvas.getByText('未知（9）')).toBeVisible()
  },
}

export const Records: StoryObj<ListPageProps<PlayRecord, object>> = {
  name: '广告发布记录',
  args: {
    title: '广告发布记录',
    columns: playRecordColumns(links),
    fields: playRecordFields,
    list: loaded(records, recordKey),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('note', { name: '双周特惠（已删除）：广告已删除，不能预览' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '秋季新品发布' })).toHaveAttribute('href', '#1')
    await expect(canvas.getByRole('note', { name: /^上海旧馆大堂屏（已删除）/ })).toBeVisible()
    // anything but 0 has arrived
    await expect(canvas.getByRole('row', { name: /双周特惠.*停播 已送达/ })).toBeVisible()
  },
}

export const WithoutLinks: Story = {
  name: '无终端权限',
  args: { columns: commandLogColumns({}) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = { name: '加载中', args: { list: loaded(undefined, commandKey) } }

export const Empty: Story = { name: '空', args: { list: loaded([], commandKey) } }

const nothing = loaded<CommandLogEntry>([], commandKey)

export const NothingFound: Story = {
  name: '没有找到',
  args: { list: { ...nothing, table: { ...nothing.table, filtered: true } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清除筛选' }))
    await expect(args.list.table.onClearFilters).toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: '加载失败',
  args: { list: loaded(undefined, commandKey, new UserError('网络已断开，请检查网络后重试')) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.list.table.onRetry).toHaveBeenCalled()
  },
}
