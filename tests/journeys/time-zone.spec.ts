import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/console.ts'
import { publishedAd } from '#tests/support/published-ad.ts'
import type { Device, DeviceCommand, PlayEntry } from '#src/api/generated/types.gen.ts'
import { diagnose } from '#src/domain/diagnosis.ts'
import { NOW as NOW_THERE, readWorld } from '#tests/support/read-world.ts'
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
    await play.getByText('表格', { exact: true }).click()
    await expect(play.getByRole('row', { name: /^20\d\d-/ }).last()).toContainText('2026-12')
    const calendar = page.getByRole('dialog', { name: '选择月份' })
    const range = async () => {
      // and can be chosen, though that of the browser has not
      await expect(calendar.getByRole('button', { name: '12月' })).toBeEnabled()
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

/** Eleven in the morning in Shanghai: midnight in São Paulo, and the evening before in Los Angeles. */
const MIDNIGHT_FAR_AWAY = EPOCH + 11 * 3_600_000

/** Browsers, and how fast their clocks are (ms). */
const places: [timezoneId: string, fast: number][] = [
  ['Asia/Shanghai', 0],
  ['Asia/Shanghai', 10 * 60_000],
  ['America/Sao_Paulo', 0],
]
if (process.env.LONG === '1') places.push(['America/Los_Angeles', 0], ['Asia/Tokyo', 0])

/** The name of a terminal with which nothing is wrong then. */
async function healthyTerminal(): Promise<string> {
  const switches = { scenario: { name: 'stuck-release' } } as const
  const [{ data: devices }] = await readWorld<[{ data: Device[] }]>(
    ['/api/device/page?page=0&limit=60&state=1'],
    switches,
  )
  const plays = await readWorld<PlayEntry[][]>(
    devices.map(({ id }) => `/api/device/play/list?id=${id}&page=0&limit=1000`),
    switches,
  )
  const commands = await readWorld<{ data: DeviceCommand[]; total: number }[]>(
    devices.map(({ id }) => `/api/device/command/page?deviceId=${id}&page=0&limit=10`),
    switches,
  )
  for (const [index, device] of devices.entries()) {
    const { data: rows = [], total = 0 } = commands[index] ?? {}
    const { actual, reasons, unknown } = diagnose({
      device,
      deviceAt: new Date(NOW_THERE),
      playList: plays[index],
      commands: { rows, total },
      now: new Date(MIDNIGHT_FAR_AWAY),
    })
    if (actual === 'playing' && reasons.length === 0 && unknown.length === 0 && device.name) return device.name
  }
  throw new Error('No terminal of the demo company is healthy')
}

/** What pages say that goes by the clock. `healthy` is a terminal with which nothing is wrong. */
async function readPages(page: Page, open: (path: string, page: Page) => Promise<void>, healthy: string) {
  const texts: Record<string, unknown> = {}
  await open('/homePage', page)
  const waiting = page.getByRole('region', { name: '待处理' })
  await expect(waiting.getByRole('link', { name: /^未送达的发布 [1-9]/ })).toBeVisible()
  for (const what of ['今日失败的指令', '转码失败的素材'])
    await expect(waiting.getByRole('link', { name: new RegExp(`^${what} \\d`) })).toBeVisible()
  texts.waiting = await waiting.innerText()
  // the day before the server's today
  await expect(page.getByText('11-19', { exact: true }).first()).toBeVisible()

  const ad = await publishedAd()
  await open(`/checkPubMet?id=${ad.id}&view=week`, page)
  const week = page.getByRole('region', { name: /^广告的一周/ })
  await expect(week.locator('[data-kind="now"]')).toHaveCount(1)
  texts.week = [
    await week.innerText(),
    await week.locator('[data-today]').innerText(),
    await week.locator('[data-kind="now"]').getAttribute('style'),
  ]

  await open('/terminalManage?state=0', page)
  const ages = page.getByRole('table', { name: '终端列表' }).locator('[title^="最后在线"]')
  await expect(ages.first()).toBeVisible()
  texts.offline = await ages.evaluateAll((found) =>
    found.map((age) => `${age.textContent} ${age.getAttribute('title')}`),
  )

  await open(`/terminalManage?q=${healthy}`, page)
  await page.getByRole('link', { name: healthy, exact: true }).click()
  const inspector = page.getByRole('dialog')
  await expect(inspector.getByRole('status', { name: '诊断结论' })).toHaveText('未发现问题')
  texts.diagnosis = await inspector.getByRole('tabpanel', { name: '诊断' }).innerText()
  await inspector.getByRole('tab', { name: '一周' }).click()
  texts.playing = await inspector.getByRole('status', { name: '该时刻播放' }).innerText()
  return texts
}

test(
  'the same healthy terminal is healthy, and the same time is read, wherever the browser is and however fast its clock',
  { tag: '@http' },
  async ({ browser, open, signIn, mock }) => {
    const healthy = await healthyTerminal()
    const readings: unknown[] = []
    for (const [timezoneId, fast] of places) {
      await mock.reset()
      await mock.set({ scenario: { name: 'stuck-release', epoch: EPOCH }, simulation: { flips: false } })
      await mock.advance(MIDNIGHT_FAR_AWAY - Date.now())
      const context = await browser.newContext({ timezoneId })
      const page = await context.newPage()
      await page.clock.setFixedTime(MIDNIGHT_FAR_AWAY + fast)
      await open('/login', page)
      await signIn(undefined, undefined, page)
      readings.push(await readPages(page, open, healthy))
      const note = page.getByRole('note', { name: /本机/ })
      if (timezoneId === 'Asia/Shanghai' && fast === 0) await expect(note).toHaveCount(0)
      else await expect(note).toHaveText(fast === 0 ? '北京时间' : '本机时钟快 10分')
      await context.close()
    }
    for (const reading of readings.slice(1)) expect(reading).toEqual(readings[0])
  },
)
