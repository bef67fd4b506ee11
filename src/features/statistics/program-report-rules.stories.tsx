import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { ProgramReportScreen } from './program-report-screen.tsx'
import { programReportSearch } from './program-report-search.ts'

const monthExport = fn()
const logExport = fn()
const ads = fn()

function Report({ search }: { search?: string }) {
  return (
    <StoryScreen
      screen={ProgramReportScreen}
      path="report/programReport"
      search={search}
      validateSearch={programReportSearch}
      client={() => storyClient(['8', '82'])}
    />
  )
}

const meta = {
  title: '页面/广告统计/规则',
  component: Report,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    monthExport
      .mockReset()
      .mockReturnValue({ time: '202510', list: [{ programId: 7, programName: '春茶上新', duration: 3600 }] })
    logExport.mockReset().mockReturnValue({ list: [{ d: '20251001', deviceSn: 'A1', duration: 3600 }] })
    ads.mockReset().mockReturnValue({
      total: 1,
      list: [
        { programId: 7, programName: '春茶上新', programDuration: 60, programDel: 0, deviceCount: 4, duration: 7322 },
      ],
    })
    return serveStory({
      'GET /api/program-stat/duration-top10': [{ name: '春茶上新', duration: 3660, del: 0 }],
      'GET /api/program-stat/page': {
        total: 1,
        list: [{ m: '202510', programCount: 1, deviceCount: 4, duration: 7322 }],
      },
      'GET /api/program-stat/detail-page': ads,
      'GET /api/program-stat/month-detail-page': { total: 1, data: [{ m: '202510', deviceCount: 4, duration: 7322 }] },
      'GET /api/program-stat/detail-export': monthExport,
      'GET /api/program-stat/log-export': logExport,
    })
  },
} satisfies Meta<typeof Report>

export default meta
type Story = StoryObj<typeof meta>

const table = async (name: string) => within(await screen.findByRole('table', { name }))

export const MonthExport: Story = {
  name: '按时间导出：先确认',
  play: async () => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await expect(await screen.findByRole('list', { name: /排名/ })).toHaveTextContent('1.02')
    const row = await (await table('按时间统计')).findByRole('row', { name: /2025-10 1 4 2.03/ })
    const answer = async (button: string) => {
      await userEvent.click(within(row).getByRole('button', { name: '导出' }))
      const question = within(await screen.findByRole('dialog', { name: '导出数据' }))
      await waitFor(() => expect(question.getByText('确定导出该数据？')).toBeVisible())
      await userEvent.click(question.getByRole('button', { name: button }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await answer('取消')
    await answer('确定')
    await waitFor(() => expect(document.body).toHaveTextContent('操作成功'))
    await expect(monthExport.mock.calls).toEqual([[{ month: '202510' }]])
    await expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('广告播放汇总_2025-10.xlsx')
  },
}

export const TableTools: Story = {
  name: '两个表格都能选择列、导出为 CSV',
  play: async () => {
    for (const tab of ['按时间', '按广告']) {
      await userEvent.click(await screen.findByRole('tab', { name: tab }))
      await screen.findByRole('tabpanel', { name: tab })
      await expect(await screen.findByRole('button', { name: '列设置' })).toBeVisible()
      const [list] = screen.getAllByRole('button', { name: '导出' })
      await userEvent.click(list as HTMLElement)
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /CSV/ })).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    }
  },
}

export const AdExport: Story = {
  name: '按广告：搜索去空格，选择月份导出',
  args: { search: '?tab=ad' },
  play: async () => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await (await table('按广告统计')).findByRole('link', { name: '春茶上新', description: '' })
    await userEvent.type(screen.getByRole('textbox', { name: '广告名称' }), '  春茶 {Enter}')
    await waitFor(() => expect(ads).toHaveBeenLastCalledWith({ page: '0', limit: '10', programName: '春茶' }))
    await userEvent.click((await table('按广告统计')).getByRole('button', { name: '导出' }))
    const choice = within(await screen.findByRole('dialog', { name: '导出播放明细 - 春茶上新' }))
    const button = await choice.findByRole('button', { name: '导出' })
    await userEvent.click(button)
    await waitFor(() => expect(document.body).toHaveTextContent('操作成功'))
    // the button kept the focus while it was blocked
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(logExport.mock.calls).toEqual([[{ programId: '7', month: '202510' }]])
    await expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('广告播放明细_春茶上新_7_2025-10.xlsx')
  },
}
