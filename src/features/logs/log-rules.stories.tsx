import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { CommandLogScreen } from './command-log-screen.tsx'
import { commandLogSearch } from './command-log-search.ts'
import { PlayRecordScreen } from './play-record-screen.tsx'
import { playRecordSearch } from './play-record-search.ts'

const commands = fn()
const records = fn()

const logs = {
  commands: { screen: CommandLogScreen, path: 'record/deviceCommand', validateSearch: commandLogSearch },
  records: { screen: PlayRecordScreen, path: 'record/playRecord', validateSearch: playRecordSearch },
}

function Log({ log, codes }: { log: keyof typeof logs; codes: string[] }) {
  return <StoryScreen {...logs[log]} client={() => storyClient(codes)} />
}

const meta = {
  title: '页面/日志/规则',
  component: Log,
  parameters: { layout: 'fullscreen' },
  args: { log: 'commands', codes: ['1', '3', '71', '72'] },
  beforeEach: () => {
    commands.mockReset().mockReturnValue({
      total: 1,
      data: [
        {
          sn: 'A10F2C88',
          name: '一号门店橱窗屏',
          type: 4,
          status: 0,
          msg: '磁盘正在被占用',
          creator: '13800000001',
          createTime: '2026-11-20 09:20:00',
        },
      ],
    })
    records.mockReset().mockReturnValue({
      total: 1,
      data: [
        {
          programId: 7,
          programName: '秋季新品',
          deviceSn: 'A10F2C88',
          deviceName: '一号门店橱窗屏',
          creator: '13800000001',
          type: 0,
          status: 1,
          createTime: '2026-11-20 09:20:00',
        },
      ],
    })
    return serveStory({ 'GET /api/device-command/page': commands, 'GET /api/play-record/page': records })
  },
} satisfies Meta<typeof Log>

export default meta
type Story = StoryObj<typeof meta>

async function choose(field: string, option: string) {
  await userEvent.click(within(screen.getByRole('search')).getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const typeInto = (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text)

export const CommandFilters: Story = {
  name: '终端指令记录：筛选',
  play: async () => {
    await screen.findByText('失败（磁盘正在被占用）')
    await userEvent.click(within(screen.getByRole('search')).getByRole('combobox', { name: '指令名称' }))
    // screen recordings and run logs are shown where they are, and not offered
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        '截屏',
        '重启',
        '磁盘清理',
        '获取终端信息',
      ]),
    )
    await userEvent.click(screen.getByRole('option', { name: '磁盘清理' }))
    await choose('状态', '失败')
    await typeInto('终端', '  A10 ')
    await typeInto('操作账号', ' 小王 {Enter}')
    await waitFor(() =>
      expect(commands).toHaveBeenLastCalledWith({
        page: '0',
        limit: '10',
        type: '4',
        status: '0',
        snOrName: 'A10',
        accountOrName: '小王',
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: '重置' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '终端' })).toHaveValue(''))
  },
}

export const RecordFilters: Story = {
  name: '广告发布记录：筛选',
  args: { log: 'records' },
  play: async () => {
    await screen.findByText('秋季新品')
    // 0 is a value, and not none
    await choose('发布类型', '停播')
    await waitFor(() => expect(records).toHaveBeenLastCalledWith({ page: '0', limit: '10', type: '0' }))
    await typeInto('广告名称', ' 秋季 ')
    await typeInto('终端', '橱窗')
    await typeInto('操作账号', '1380{Enter}')
    await waitFor(() =>
      expect(records).toHaveBeenLastCalledWith({
        page: '0',
        limit: '10',
        type: '0',
        programName: '秋季',
        snOrName: '橱窗',
        accountOrName: '1380',
      }),
    )
  },
}

export const Links: Story = {
  name: '广告发布记录：广告和终端可以打开',
  args: { log: 'records' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: '秋季新品' })).toHaveAttribute(
      'href',
      '/record/playRecord?preview=7',
    )
    for (const text of ['A10F2C88', '一号门店橱窗屏'])
      await expect(screen.getByRole('link', { name: text })).toHaveAttribute(
        'href',
        '/record/playRecord?device=A10F2C88',
      )
  },
}

export const WithoutTerminals: Story = {
  name: '广告发布记录：没有终端权限',
  args: { log: 'records', codes: ['7', '72'] },
  play: async () => {
    await screen.findByRole('link', { name: '秋季新品' })
    await expect(screen.queryByRole('link', { name: /A10F2C88|橱窗屏/ })).toBeNull()
  },
}

export const WithoutAds: Story = {
  name: '终端指令记录：没有终端权限，也不能下发',
  args: { codes: ['7', '71'] },
  beforeEach: () => void commands.mockReturnValue({ total: 0, data: [] }),
  play: async () => {
    await screen.findByText('还没有下发过指令')
    await expect(screen.queryByRole('link', { name: '去终端管理下发' })).toBeNull()
  },
}
