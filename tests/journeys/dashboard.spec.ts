import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/console.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const numbers = async (cells: Promise<string[]>) => (await cells).map((text) => Number(text.replace(/[,，%]/g, '')))
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** The figures of one column of a card's table, without the sums below. */
function column(page: Page, name: string, index: number) {
  const rows = card(page, name).getByRole('table').getByRole('rowgroup').nth(1).getByRole('row')
  return numbers(rows.evaluateAll((all, at) => all.map((row) => row.children[at]?.textContent ?? ''), index))
}

test('four charts, whose tables add up to their totals, and the list behind a figure @http', async ({ page, signIn }) => {
  await signIn()
  const [state, review, online, top] = ['终端在线状态', '广告审核状态', '近7日终端在线时长', '近7日广告播放时长 TOP 10'] as const

  await expect(card(page, state).getByRole('img', { name: /^终端在线状态环形图：在线 \d+ 台，离线 \d+ 台$/ })).toBeVisible()
  await expect(card(page, state).getByText('200台', { exact: true })).toBeVisible()
  const devices = await column(page, state, 1)
  expect(devices).toHaveLength(2)
  expect(sum(devices)).toBe(200)

  await expect(card(page, review).getByRole('img', { name: /^广告审核状态玫瑰图：待提交 \d+ 个/ })).toBeVisible()
  const programs = await column(page, review, 1)
  expect(programs).toHaveLength(6)
  await expect(card(page, review).getByText(`${sum(programs)}个`, { exact: true })).toBeVisible()
  await expect(card(page, review).getByRole('definition').nth(1)).toHaveText(/^\d+个$/)
  await expect(card(page, review).getByRole('definition').nth(2)).toHaveText(/^\d+个$/)

  await expect(card(page, online).getByRole('img', { name: /柱状图，合计 [\d,]+\.\d\d 小时/ })).toBeVisible()
  const [total = '', average = ''] = await card(page, online).getByRole('definition').allTextContents()
  await card(page, online).getByText('表格').click()
  const hours = await column(page, online, 1)
  expect(hours).toHaveLength(7)
  const inAll = Number(total.replace(/[^\d.]/g, ''))
  // shown with two decimals each
  expect(Math.abs(sum(hours) - inAll)).toBeLessThan(0.05)
  expect(Math.abs(Number(average.replace(/[^\d.]/g, '')) * 7 - inAll)).toBeLessThan(0.05)

  await expect(card(page, top).getByRole('list', { name: /排名/ }).getByRole('listitem')).toHaveCount(10)
  await card(page, top).getByText('表格').click()
  const longest = await column(page, top, 2)
  expect(longest).toEqual([...longest].sort((one, other) => other - one))

  await card(page, state).getByRole('link', { name: '离线' }).click()
  await expect(page).toHaveURL(/\/terminalManage\?state=0$/)
  await expect(page.getByText(`共 ${devices[1]} 条`)).toBeVisible()
})

test('a part of the report that makes no sense is said to be so in its own section @mock', async ({ page, signIn, mock }) => {
  await signIn()
  await expect(card(page, '终端在线状态').getByRole('img', { name: /^终端在线状态/ })).toBeVisible()
  await mock.set({ faults: [{ operationId: 'dashboardReport', kind: 'set', values: { deviceOnlineReport: 'none', 'programDurationTop10.0.duration': -5 }, remove: ['materialType'] }] })
  await page.getByRole('button', { name: '刷新' }).click()
  for (const name of ['近7日终端在线时长', '近7日广告播放时长 TOP 10']) await expect(card(page, name).getByRole('alert')).toContainText('数据异常')
  await expect(page.getByRole('alert')).toHaveCount(2)
  await expect(card(page, '广告审核状态').getByRole('definition')).toHaveText([/^\d+个$/, '数据异常', '数据异常'])
  await expect(card(page, '终端在线状态').getByRole('img', { name: /^终端在线状态/ })).toBeVisible()

  // the next report is sound: everything is back
  await mock.set({ faults: [] })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByText('数据异常')).toHaveCount(0)
})

test('no link where the role may not open the list', { tag: '@mock' }, async ({ page, signIn, mock }) => {
  await mock.set({ scenario: { functionIds: { '13800000006': [] } } })
  await signIn('13800000006')
  await expect(card(page, '终端在线状态').getByRole('table')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
})
