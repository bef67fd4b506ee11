import { expect, test } from '#tests/support/console.ts'
import { EPOCH, screenSteps } from '#tests/support/screen.ts'

// the server keeps the time of Shanghai; here it is still yesterday
test.use({ timezoneId: 'America/Los_Angeles' })

/** Ten in the morning of 1 December 2026 in Shanghai, which is still 30 November in Los Angeles. */
const NOW = EPOCH + 11 * 86_400_000 + 10 * 3_600_000

test(
  'a browser far away shows the times of the server, and asks for the months that were chosen',
  { tag: '@http' },
  async ({ page, open, signIn, mock }) => {
    const { dialog, choose } = screenSteps(page)
    await mock.set({ scenario: { epoch: EPOCH } })
    await mock.advance(NOW - Date.now())
    await page.clock.setFixedTime(NOW)
    await open('/login?redirect=/record/deviceCommand')
    const [response] = await Promise.all([
      page.waitForResponse(/\/api\/device-command\/page\?page=0&limit=10$/),
      signIn(),
    ])
    const { data } = (await response.json()) as { data: { data: { createTime: string }[] } }
    await expect(
      page.getByRole('table', { name: '终端指令记录' }).getByRole('row').locator('td:last-child'),
    ).toHaveText(data.data.map(({ createTime }) => createTime))

    await open('/report/terminalReport')
    const play = page.getByRole('region', { name: '终端播放时长', exact: true })
    // the default is the server's, whose December has begun
    await expect(play.getByRole('row', { name: /^20\d\d-/ }).last()).toContainText('2026-12')
    const calendar = page.getByRole('dialog', { name: '选择月份' })
    const range = async () => {
      // that of the browser has not
      await expect(calendar.getByRole('button', { name: '12月' })).toBeDisabled()
      await calendar.getByRole('button', { name: '10月' }).click()
      await calendar.getByRole('button', { name: '11月' }).click()
    }
    await play.getByRole('button', { name: /的月份区间$/ }).click()
    await range()
    await expect(page).toHaveURL(/play=202610-202611$/)
    await expect(play.getByRole('row', { name: /^20\d\d-/ })).toHaveText([/^2026-10/, /^2026-11/])
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await choose(dialog('导出终端统计').getByRole('combobox', { name: '业务类型' }), '播放时长')
    await dialog('导出终端统计').getByRole('button', { name: '统计月份' }).click()
    await range()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog('导出终端统计').getByRole('button', { name: '导出' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('播放时长汇总_2026-10至2026-11.xlsx')
  },
)
