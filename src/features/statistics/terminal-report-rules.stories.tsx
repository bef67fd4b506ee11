import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { monthsOf } from '#src/domain/months.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { TerminalReportScreen } from './terminal-report-screen.tsx'
import { terminalReportSearch } from './terminal-report-search.ts'

interface Months {
  startMonth?: string
  endMonth?: string
}

const added = fn()
const online = fn()
const play = fn()
const spreadsheet = fn()

/** What the server answers: the months asked for, or its default. */
function answer({ startMonth = '202506', endMonth = '202511' }: Months) {
  return monthsOf({ from: startMonth, to: endMonth }).map((date) => ({
    date,
    count: 3,
    duration: 3_600_000,
    deviceCount: 20,
    programCount: 4,
  }))
}

function Report({ search, codes }: { search?: string; codes: string[] }) {
  return (
    <StoryScreen
      screen={TerminalReportScreen}
      path="report/terminalReport"
      search={search}
      validateSearch={terminalReportSearch}
      client={() => storyClient(codes)}
    />
  )
}

const meta = {
  title: '页面/终端统计/规则',
  component: Report,
  parameters: { layout: 'fullscreen' },
  args: { codes: ['1', '8', '81', '82'] },
  beforeEach: () => {
    for (const call of [added, online, play]) call.mockReset().mockImplementation(answer)
    spreadsheet.mockReset()
    return serveStory({
      'GET /api/deviceReport/addDevice': added,
      'GET /api/deviceReport/deviceOnline': online,
      'GET /api/deviceReport/devicePlayDuration': play,
      'GET /api/deviceReport/deviceStatisticExport': spreadsheet,
    })
  },
} satisfies Meta<typeof Report>

export default meta
type Story = StoryObj<typeof meta>

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const hasMonths = async (name: string, count: number) =>
  waitFor(async () => {
    const shown = await card(name)
    const table = shown.getByRole('radio', { name: '表格' })
    if (!(table as HTMLInputElement).checked) await userEvent.click(table)
    await expect(shown.getAllByRole('row', { name: /^20\d\d-/ })).toHaveLength(count)
  })
/** The year before this one, whose months are all over. */
const year = String(new Date().getFullYear() - 1)

export const Clearing: Story = {
  name: '清除区间：回到默认，其他图表不变',
  args: { search: '?online=202509-202510&play=202510-202510' },
  play: async () => {
    await hasMonths('终端在线时长', 2)
    await expect(online).toHaveBeenLastCalledWith({ startMonth: '202509', endMonth: '202510' })
    await expect(added).toHaveBeenLastCalledWith({})
    await userEvent.click((await card('终端在线时长')).getByRole('button', { name: '清除月份' }))
    await hasMonths('终端在线时长', 6)
    await expect(online).toHaveBeenLastCalledWith({})
    await hasMonths('终端播放时长', 1)
  },
}

export const Refused: Story = {
  name: '所选区间失败：提示一次，回到默认',
  args: { search: '?online=202509-202510&play=202509-202510' },
  beforeEach: () => {
    for (const call of [online, play]) {
      call.mockImplementation((months: Months) => {
        if (months.startMonth !== undefined) throw new Error('统计服务繁忙')
        return answer(months)
      })
    }
  },
  play: async () => {
    for (const name of ['终端在线时长', '终端播放时长']) await hasMonths(name, 6)
    await waitFor(() => expect(screen.getAllByText('统计服务繁忙')).toHaveLength(1))
  },
}

export const CodeThree: Story = {
  name: '播放时长失败代码 3：区间保留，可重试',
  args: { search: '?online=202509-202510&play=202509-202510' },
  beforeEach: () => {
    for (const call of [online, play]) {
      call.mockImplementationOnce(() => {
        throw Object.assign(new Error('暂无统计'), { code: 3 })
      })
    }
  },
  play: async () => {
    // of the play hours alone
    await hasMonths('终端在线时长', 6)
    const hours = await card('终端播放时长')
    await waitFor(() => expect(hours.getByRole('alert')).toHaveTextContent('暂无统计'))
    await userEvent.click(hours.getByRole('button', { name: '重试' }))
    await hasMonths('终端播放时长', 2)
    await expect(play).toHaveBeenLastCalledWith({ startMonth: '202509', endMonth: '202510' })
    // figures that are there stay, and why they are not newer is said
    play.mockImplementationOnce(() => {
      throw Object.assign(new Error('统计尚未完成'), { code: 3 })
    })
    await userEvent.click(screen.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(screen.getAllByText('统计尚未完成')).toHaveLength(1))
    await hasMonths('终端播放时长', 2)
  },
}

async function pick(month: string) {
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: '选择月份' })).getByRole('button', { name: month }),
  )
}

/** Opens the calendar of last year. */
async function openYear() {
  await userEvent.click(screen.getByRole('button', { name: '统计月份' }))
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: '选择月份' })).getByRole('button', { name: '上一年' }),
  )
}

export const Export: Story = {
  name: '导出：先选时间，六种表格',
  play: async () => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await userEvent.click(await screen.findByRole('button', { name: '导出' }))
    const dialog = within(await screen.findByRole('dialog', { name: '导出终端统计' }))
    const send = () => userEvent.click(dialog.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: '导出' })).toBeVisible())
    await send()
    await waitFor(() =>
      expect(
        within(document.body)
          .getAllByRole('alert')
          .map(({ textContent }) => textContent),
      ).toContain('请选择时间'),
    )
    await expect(spreadsheet).not.toHaveBeenCalled()

    // refused, it stays open, so that one choice after the other can be sent
    spreadsheet.mockImplementation(() => {
      throw new Error('暂时不能导出')
    })
    const sends = async (query: object) => {
      const { length } = spreadsheet.mock.calls
      await send()
      await waitFor(() => expect(spreadsheet.mock.calls).toHaveLength(length + 1))
      await expect(spreadsheet).toHaveBeenLastCalledWith(query)
      await waitFor(() => expect(dialog.getByText('暂时不能导出')).toBeVisible())
    }
    const business = async (name: string) => {
      await userEvent.click(dialog.getByRole('combobox', { name: '业务类型' }))
      await userEvent.click(await screen.findByRole('option', { name }))
    }
    await openYear()
    await pick('9月')
    await pick('10月')
    const range = { startMonth: `${year}09`, endMonth: `${year}10` }
    await sends({ bizType: '1', countType: '1', ...range })
    await business('在线时长')
    await sends({ bizType: '2', countType: '1', ...range })
    await business('播放时长')
    await sends({ bizType: '3', countType: '1', ...range })
    await userEvent.click(dialog.getByText('明细'))
    await openYear()
    await pick('10月')
    await sends({ bizType: '3', countType: '2', month: `${year}10` })
    await business('在线时长')
    await sends({ bizType: '2', countType: '2', month: `${year}10` })
    await business('终端数量')
    await expect(saved).not.toHaveBeenCalled()
    spreadsheet.mockReturnValue({ time: `${year}10`, list: [{ sn: 'A1', name: '一号屏' }] })
    await send()
    await waitFor(() => expect(document.body).toHaveTextContent('操作成功'))
    await expect(spreadsheet).toHaveBeenLastCalledWith({ bizType: '1', countType: '2', month: `${year}10` })
    await expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe(`新增终端明细_${year}-10.xlsx`)
  },
}

export const WithoutLists: Story = {
  name: '没有终端和广告统计权限：没有去那里的链接',
  args: { codes: ['8', '81'] },
  play: async () => {
    await hasMonths('终端播放时长', 6)
    await expect(screen.queryByRole('link')).toBeNull()
  },
}
