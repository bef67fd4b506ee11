import { ADMIN, expect, test } from '#tests/support/console.ts'
import { publishedAd } from '#tests/support/published-ad.ts'

declare global {
  interface Window {
    sentBodies: unknown[]
  }
}

// west of the server, where a day that became a moment would be the day before
test.use({ signedInAs: ADMIN, timezoneId: 'America/Los_Angeles' })

test('a week is drawn with the mouse, days are sent as they were chosen (R4, T1), and going back asks first', async ({
  page,
  open,
}) => {
  await page.addInitScript(noteBodies)
  const { name } = await publishedAd()
  await open(`/programManage?status=1&q=${encodeURIComponent(String(name))}`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: String(name), exact: true }) })
  await card.getByRole('button', { name: '发布', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '发布广告', exact: true })
  const grid = dialog.getByRole('grid', { name: '一周播放时段' })
  const middle = async (name: string) => {
    const box = await grid.getByRole('gridcell', { name: new RegExp(`^${name}`) }).boundingBox()
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  }
  await expect(dialog.getByRole('table', { name: '选择终端' }).getByRole('checkbox').nth(1)).toBeVisible()
  await page.mouse.move(...(await middle('周五 17:00')))
  await page.mouse.down()
  await page.mouse.move(...(await middle('周二 09:00')), { steps: 4 })
  await page.mouse.up()
  const plan = dialog.getByLabel('播放计划说明')
  await expect(plan).toContainText('周二至周五 09:00-18:00 轮播')

  await page.goBack()
  await page.getByRole('button', { name: '继续编辑' }).click()
  await expect(page.getByRole('button', { name: '继续编辑' })).toHaveCount(0)
  await expect(plan).toContainText('周二至周五 09:00-18:00 轮播')

  // from the first of the next month to the first of the one after
  // taken back, it leaves no days: the calendar opens at this month, whatever the plan was
  await dialog.getByRole('switch', { name: '永久' }).check()
  await dialog.getByRole('switch', { name: '永久' }).uncheck()
  const days = dialog.getByRole('button', { name: /^投放日期/ })
  await days.click()
  for (const _ of ['start', 'end']) {
    await page.getByRole('button', { name: '下个月' }).click()
    await page
      .getByRole('button', { name: /^\d{4}年\d{1,2}月1日$/ })
      .first()
      .click()
  }
  await expect(days).toHaveText(/^\d{4}-\d\d-01\s+至\s+\d{4}-\d\d-01$/)
  const [dateStart, dateEnd] = (await days.innerText()).split('至').map((day) => Number(day.trim().replaceAll('-', '')))
  await dialog.getByRole('table', { name: '选择终端' }).getByRole('cell').getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '操作成功!', exact: true })).toContainText('节目成功发布到了1个终端')
  expect(await page.evaluate(() => window.sentBodies)).toEqual([
    expect.objectContaining({
      schedules: [
        expect.objectContaining({
          dateStart,
          dateEnd,
          period: [expect.objectContaining({ start: '09:00', end: '18:00', weeks: '2,3,4,5' })],
        }),
      ],
    }),
  ])
})

/** Runs in the page: notes what a publish sends, which Playwright does not see of a request that is made beforehand. */
function noteBodies() {
  const send = window.fetch.bind(window)
  window.sentBodies = []
  window.fetch = async (input, init) => {
    if (input instanceof Request && input.method === 'POST' && input.url.endsWith('/api/program/play'))
      window.sentBodies.push(await input.clone().json())
    return send(input, init)
  }
}
