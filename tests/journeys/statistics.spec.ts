import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx } from '#src/lib/sheet/tests/read-sheets.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test as base } from '#tests/support/console.ts'
import { EPOCH, screenSteps } from '#tests/support/screen.ts'

/** Ten in the morning of 20 November 2026, for the page and for the server. */
const NOW = EPOCH + 10 * 3_600_000

const test = base.extend({
  page: async ({ page, mock }, use) => {
    await mock.set({ scenario: { epoch: EPOCH } })
    await mock.advance(NOW - Date.now())
    await page.clock.setFixedTime(NOW)
    await use(page)
  },
})

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figures = (page: Page, name: string) => card(page, name).getByRole('table').getByRole('row')
/** The months that are over; the present one grows while it is looked at. */
const over = (page: Page, name: string) => figures(page, name).filter({ hasText: /^2026-(0|10)/ })
const calendar = (page: Page) => page.getByRole('dialog', { name: '选择月份' })

/** The rows of the one sheet of a download, and the sheet's name. */
async function downloaded(page: Page, start: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  const [[sheet, rows] = ['', []]] = readXlsx(await readFile(await download.path()))
  return { file: download.suggestedFilename(), sheet, rows }
}

test('each chart has months of its own; a failure brings the default back; tables and spreadsheets agree', async ({ page, open, signIn, mock }) => {
  await open(`/login?redirect=${encodeURIComponent('/report/terminalReport')}`)
  await signIn()
  const [online, play] = ['终端在线时长', '终端播放时长'] as const
  for (const name of ['新增终端', online, play]) {
    await expect(card(page, name).getByRole('img', { name: `${name}柱状图，2026-06 至 2026-11` })).toBeVisible()
    await expect(figures(page, name)).toHaveCount(8)
  }
  const usual = await over(page, online).allTextContents()
  await expectAccessible(page)

  // months of the future cannot be chosen
  await card(page, online).getByRole('button', { name: /的月份区间$/ }).click()
  await expect(calendar(page).getByRole('button', { name: '12月' })).toBeDisabled()
  await calendar(page).getByRole('button', { name: '9月' }).click()
  await calendar(page).getByRole('button', { name: '10月' }).click()
  await expect(page).toHaveURL(/online=202609-202610$/)
  await expect(figures(page, online)).toHaveCount(4)
  await expect(figures(page, play)).toHaveCount(8)
  await page.reload()
  await expect(figures(page, online)).toHaveCount(4)

  // what a chart says is what its spreadsheet says, rounded
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '导出终端统计' })
  await dialog.getByRole('button', { name: '导出' }).click()
  await expect(dialog.getByText('请选择时间')).toBeVisible()
  const { choose } = screenSteps(page)
  await choose(dialog.getByRole('combobox', { name: '业务类型' }), '在线时长')
  await dialog.getByRole('button', { name: '统计月份' }).click()
  await calendar(page).getByRole('button', { name: '9月' }).click()
  await calendar(page).getByRole('button', { name: '10月' }).click()
  const { file, sheet, rows } = await downloaded(page, () => dialog.getByRole('button', { name: '导出' }).click())
  expect([file, sheet]).toEqual(['在线时长汇总_2026-09至2026-10.xlsx', '在线时长汇总'])
  await expect(page.getByRole('status').filter({ hasText: '操作成功' })).toBeVisible()
  const shown = await over(page, online).allTextContents()
  expect(rows.slice(1).map(([month, hours, devices]) => `${month}${Math.round(Number(hours)).toLocaleString('zh-CN')}${devices}`)).toEqual(shown)

  await card(page, online).getByRole('button', { name: '清除月份' }).click()
  await expect(page).toHaveURL(/terminalReport$/)
  await expect(over(page, online)).toHaveText(usual)

  // the bars follow the width when the menu is folded
  const chart = card(page, online).getByRole('img').locator('svg').first()
  const width = Number(await chart.getAttribute('width'))
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect.poll(async () => Number(await chart.getAttribute('width'))).toBeGreaterThan(width)

  // refused: said once, and the default is back; with code 3 the play hours keep their months
  await mock.set({
    faults: [
      { operationId: 'statDeviceOnline', kind: 'refuse', msg: '统计服务繁忙', times: 1 },
      { operationId: 'statDevicePlay', kind: 'envelope', body: { code: 3, msg: '暂无播放统计', data: null }, times: 1 },
    ],
  })
  for (const name of [online, play]) {
    await card(page, name).getByRole('button', { name: /的月份区间$/ }).click()
    await calendar(page).getByRole('button', { name: '10月' }).click()
    await calendar(page).getByRole('button', { name: '10月' }).click()
    await expect(calendar(page)).toBeHidden()
  }
  await expect(page.getByRole('alert').filter({ hasText: '统计服务繁忙' })).toBeVisible()
  await expect(over(page, online)).toHaveText(usual)
  await expect(page).toHaveURL(/terminalReport\?play=202610-202610$/)
  await expect(card(page, play).getByText('暂无播放统计')).toBeVisible()
  await card(page, play).getByRole('button', { name: '重试' }).click()
  await expect(figures(page, play)).toHaveCount(3)
})

test('ads: the ten played longest, months and ads with their exports, and a look at an ad', async ({ page, open, signIn }) => {
  await open(`/login?redirect=${encodeURIComponent('/report/programReport')}`)
  await signIn()
  const ranking = page.getByRole('list', { name: '上月广告播放时长排名（小时）' })
  await expect(ranking.getByRole('listitem')).toHaveCount(10)
  await expect(ranking.getByRole('listitem').first()).toHaveText(/\d\.\d\d$/)

  const months = page.getByRole('table', { name: '按时间统计' })
  const october = months.getByRole('row', { name: /2026-10/ })
  await october.getByRole('button', { name: '导出' }).click()
  const question = page.getByRole('dialog', { name: '导出数据' })
  await expect(question).toContainText('确定导出该数据')
  const summary = await downloaded(page, () => question.getByRole('button', { name: '确定' }).click())
  expect([summary.file, summary.sheet]).toEqual(['广告播放汇总_2026-10.xlsx', '广告播放汇总'])
  const { expectDone } = screenSteps(page)
  await expectDone()
  await expect(october.getByRole('cell').nth(1)).toHaveText(String(summary.rows.length - 1))

  await page.getByRole('tab', { name: '按广告' }).click()
  const ads = page.getByRole('table', { name: '按广告统计' })
  const gone = ads.getByRole('link', { name: /（已删除）$/ })
  await expect(gone).toHaveCSS('color', /rgb\((?:1[5-9]|2)\d+, \d{1,2}, \d{1,2}\)/)
  const name = String((await gone.textContent())?.replace('（已删除）', ''))
  await page.getByLabel('广告名称', { exact: true }).fill(` ${name} `)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=ad&q=/)
  await expect(ads.getByRole('link')).toHaveText((await ads.getByRole('link').allTextContents()).map(() => new RegExp(name)))
  await page.getByRole('button', { name: '重置' }).click()

  const ad = ads.getByRole('row').nth(1)
  const title = String(await ad.getByRole('link').textContent())
  await ad.getByRole('link').click()
  const preview = page.getByRole('dialog', { name: title })
  await expect(preview.getByRole('tablist', { name: '场景' }).or(preview.getByRole('img').first()).first()).toBeVisible()
  await expect(page).toHaveURL(/preview=\d+/)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  await ad.getByRole('button', { name: '导出' }).click()
  const choice = page.getByRole('dialog', { name: `导出播放明细 - ${title}` })
  const month = choice.getByRole('row', { name: /2026-10/ })
  const detail = await downloaded(page, () => month.getByRole('button', { name: '导出' }).click())
  await expectDone()
  expect(detail.sheet).toBe('广告播放明细')
  expect(new Set(detail.rows.slice(1).map(([, sn]) => sn)).size).toBe(Number(await month.getByRole('cell').nth(1).textContent()))
  await expectAccessible(page)
})
