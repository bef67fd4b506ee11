import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { dateRangeText, weeksText } from '#src/domain/schedule-text.ts'
import '#src/features/publish/published/published-devices-screen.tsx'
import { readWorld } from '#tests/support/read-world.ts'
import { renderConsole, type ConsoleSetup } from '#tests/support/render-console.tsx'
import {
  ad,
  expectSuccess,
  failing,
  openPublish,
  publishDialog,
  published,
  RESOLUTION,
  without,
} from '../support/publish.ts'
import { choose, dialog, expectNoDialog, expectTotal, field, fill, press, watchDownloads } from '../support/steps.ts'
import { terminals } from '../support/terminals.ts'
import { shownResolution } from '#src/domain/resolution.ts'

const MINUTE = 60_000

/** Where the ad is in a fresh world. */
const all = (
  await readWorld<[{ data: PublishedDevice[] }]>([`/api/program/play/page?programId=${ad.id}&page=0&limit=400`])
)[0].data
const pending = all.filter(({ status }) => status === 0)

const table = () => screen.getByRole('table', { name: '发布终端' })
const rows = () =>
  within(table())
    .getAllByRole('row')
    .filter((row) => row.querySelector('td') !== null)
const boxes = () => within(table()).getAllByRole('checkbox', { name: /^选择 / })
const chosen = () => within(screen.getByRole('region', { name: '批量操作' })).getByRole('status')

/** Opens the terminals of the ad, when their rows are there. */
async function openCheck(search = '', setup: Omit<ConsoleSetup, 'at'> = {}) {
  const opened = await renderConsole({ at: `/checkPubMet?id=${ad.id}${search}`, ...setup })
  await screen.findByRole('cell', { name: String(all[0]?.deviceSn) })
  return opened
}

test('the ad comes from the server, whatever the address says (C27, P6)', async () => {
  await openCheck(`&name=${encodeURIComponent('<img src=x onerror=alert(1)>')}&width=1&height=2&resolutionType=9`)
  expect(screen.getByRole('heading', { name: '查看发布终端', level: 1 })).toBeVisible()
  const name = screen.getByText(String(ad.name), { selector: 'b' })
  expect(name).toBeVisible()
  expect(name.parentElement?.textContent).toBe(`${ad.name} · ${shownResolution(RESOLUTION)}`)
  expect(screen.getByRole('navigation', { name: '当前位置' })).toHaveTextContent(/广告管理.*查看发布终端/)
  expect(document.body).not.toHaveTextContent('onerror')
})

test('an ad that is not there, or is not named, leads back to the ads', async () => {
  const { server, goto } = await renderConsole({ at: '/checkPubMet' })
  await screen.findByText('链接不完整，没有指明是哪个广告。')
  for (const hostile of ['999999', '../../device/1', '__proto__', '%3Cscript%3E']) {
    await goto(`/checkPubMet?id=${hostile}`)
    await screen.findByText('广告不存在')
    expect(screen.getByRole('link', { name: '返回广告管理' })).toBeVisible()
    await goto('/checkPubMet')
    await screen.findByText('链接不完整，没有指明是哪个广告。')
  }
  expect(server.calls('programPlayList')).toEqual([])
})

test('terminals with all that is known of them', async () => {
  const { user, server } = await openCheck()
  expect(rows()[0]).toHaveTextContent(/(在线|离线).*(轮播|插播).*每天.*顺序 \d+.*(已|未)送达/)
  // each field of the plan, by keyboard and touch as well
  const plan = within(rows()[0] as HTMLElement).getByRole('button', { name: /^播放计划/ })
  plan.focus()
  await user.keyboard('{Enter}')
  const fields = await dialog(/^播放计划/)
  const [schedule] = pending[0]?.schedules ?? []
  const [period] = schedule?.period ?? []
  for (const [field, value] of [
    ['投放日期', dateRangeText(schedule ?? {})],
    ['播放时间', `${period?.start}-${period?.end}`],
    ['播放周期', weeksText(period?.weeks)],
    ['播放顺序', String(period?.level)],
    ['播放次数', `连续播放${period?.times}次`],
  ] as const)
    expect(within(fields).getByText(field).nextElementSibling).toHaveTextContent(value)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(plan).toHaveFocus())
  await expectTotal(all.length)
  // what is waited for comes first
  const late = rows().map((row) => row.textContent.includes('未送达'))
  expect(late).toEqual(late.map((_, index) => index < pending.length))
  await screen.findByText(`已送达 ${all.length - pending.length} / ${all.length} 台，未送达 ${pending.length} 台`)
  await server.setSwitches({
    faults: [
      {
        operationId: 'programPlayList',
        kind: 'set',
        values: { 'data.0.deviceException': 1, 'data.0.deviceEnabled': 0, 'data.0.scheduleType': 7 },
      },
    ],
  })
  await press(user, '刷新')
  await waitFor(() => expect(table()).toHaveTextContent(/异常.*已停用.*插播/))
})

test('the terminals of an ad are found by every filter, and the address has it', async () => {
  const { user, reload } = await openCheck()
  const first = terminals.find(({ id }) => String(id) === String(all[0]?.deviceId))
  const device = ({ deviceId }: PublishedDevice) => terminals.find(({ id }) => String(id) === String(deviceId))
  const expectFound = (fits: (row: PublishedDevice) => boolean) => expectTotal(all.filter(fits).length)
  const reset = () => press(user, '重置')
  const filter = (name: string) => within(screen.getByRole('search')).getByRole('combobox', { name })

  await choose(user, filter('同步状态'), '未送达')
  await expectFound(({ status }) => status === 0)
  await choose(user, filter('同步状态'), '已送达')
  await expectFound(({ status }) => status === 1)
  await reset()
  await choose(user, filter('在线状态'), '离线')
  await expectFound(({ deviceState }) => deviceState === 0)
  await reset()
  await choose(user, filter('分辨率'), String(shownResolution(first?.resolution)))
  await expectFound((row) => device(row)?.resolution === first?.resolution)
  await reset()
  await choose(user, filter('分组'), '未分组')
  await expectFound((row) => device(row)?.groupId === 0)
  await reset()
  await user.click(await within(screen.getByRole('search')).findByRole('combobox', { name: '地区' }))
  await user.paste(String(first?.province))
  await user.click(await screen.findByRole('option', { name: String(first?.province) }))
  await user.keyboard('{Escape}')
  await expectFound((row) => device(row)?.province === first?.province)
  await reset()
  await fill(user, field(screen.getByRole('search'), '终端'), String(first?.sn))
  await user.keyboard('{Enter}')
  await expectTotal(1)
  await reload()
  await expectTotal(1)
})

test('stopping: chosen first, asked, and the list is new', async () => {
  const { user, server } = await openCheck()
  await press(user, '停播')
  const note = await screen.findByRole('alert')
  expect(note).toHaveTextContent('请选择终端')
  await user.click(boxes()[0] as HTMLElement)
  await user.click(boxes()[2] as HTMLElement)
  await press(user, '停播')
  const question = await dialog('停播广告')
  expect(question).toHaveTextContent('确定在选中终端上停播该广告?')
  await press(user, '取消', question)
  await expectNoDialog()
  expect(server.calls('programPlay')).toEqual([])

  await server.setSwitches(failing({ kind: 'refuse', msg: '服务器正在维护' }))
  await press(user, '停播')
  const again = await dialog('停播广告')
  await press(user, '确定', again)
  expect(await within(again).findByRole('alert')).toHaveTextContent('服务器正在维护')
  await server.setSwitches({ faults: [] })
  // two clicks are one stop
  await user.dblClick(within(again).getByRole('button', { name: '确定' }))
  await press(user, '确定', await expectSuccess('已在2个终端上停播该广告'))
  await expectTotal(all.length - 2)
  expect(chosen()).toHaveTextContent('已选 0 项')
  expect(server.calls('programPlay')).toHaveLength(2)
})

test('how many terminals it was stopped on is what the server says', async () => {
  const { user } = await openCheck('', { switches: failing({ kind: 'data', data: 5 }) })
  await user.click(boxes()[0] as HTMLElement)
  await press(user, '停播')
  await press(user, '确定', await dialog('停播广告'))
  await expectSuccess('已在5个终端上停播该广告')
})

test('without the code there is no stopping', async () => {
  const { server } = await openCheck('', { switches: without('3d') })
  expect(screen.queryByRole('button', { name: '停播' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await expect(
    server.send('POST', '/api/program/play', { programId: ad.id, deviceIds: [all[0]?.deviceId], publish: 0 }),
  ).rejects.toThrow('没有权限执行此操作')
})

test('a publish arrives by itself, while only pending ones are listed', async () => {
  const opened = await openPublish({ switches: { simulation: { arrivalSeconds: [600, 600] } } })
  const { user, server, at, filters, pick, submit, advance } = opened
  await choose(user, within(filters()).getByRole('combobox', { name: '在线状态' }), '在线')
  await waitFor(() =>
    expect(opened.paging()).toHaveTextContent(`共 ${terminals.filter(({ state }) => state === 1).length} 条`),
  )
  await pick(3)
  await submit()
  await press(user, '查看发布终端', await expectSuccess('节目成功发布到了3个终端'))
  const list = await published(server)
  const waiting = list.filter(({ status }) => status === 0)
  await screen.findByText(`已送达 ${list.length - waiting.length} / ${list.length} 台，未送达 ${waiting.length} 台`)
  await press(user, '仅看未送达')
  await expectTotal(waiting.length)
  expect(at()).toContain('sync=0')

  // those that are online have it by then, and the page notices by itself
  await server.advance(601_000)
  await advance(MINUTE)
  const offline = waiting.filter(({ deviceState }) => deviceState === 0).length
  expect(offline).toBeGreaterThan(0)
  await screen.findByText(`已送达 ${list.length - offline} / ${list.length} 台，未送达 ${offline} 台`)
  await expectTotal(offline)
})

test('publishing again to pending terminals with several schedules begins without one', async () => {
  const opened = await openCheck('', { switches: { simulation: { arrivalSeconds: [600, 600] } } })
  const { user, server } = opened
  const online = terminals.filter(({ state }) => state === 1).slice(0, 3)
  const period = [{ start: '06:00', end: '07:00', weeks: '1', level: 1, times: 1 }]
  const plan = { scheduleType: 0, schedules: [{ dateStart: 20261120, dateEnd: 20261231, period }] }
  await server.send('POST', '/api/program/play', {
    programId: ad.id,
    deviceIds: online.map(({ id }) => id),
    publish: 1,
    ...plan,
  })
  const waiting = (await published(server)).filter(({ status }) => status === 0)
  expect(new Set(waiting.map(({ schedules }) => JSON.stringify(schedules))).size).toBeGreaterThan(1)

  await press(user, '再次发布未送达终端')
  const again = await publishDialog(opened)
  expect(again.form).toHaveTextContent(`将发布到 ${waiting.length} 台终端`)
  // the default must not take the place of theirs unread
  expect(again.form).toHaveTextContent('原投放计划不一致或无法沿用，请重新设置投放计划')
  await again.submit()
  await waitFor(() => expect(again.form).toHaveTextContent(/请选择投放日期.*请选择投放时间/))
  expect(server.calls('programPlay')).toHaveLength(1)
  await user.click(within(again.form).getByRole('switch', { name: '永久' }))
  await again.setTimes(again.period(), '06:00-07:00')
  await again.submit()
  await expectSuccess(`节目成功发布到了${waiting.length}个终端`)
})

test('what has left the list meanwhile is taken out of the choice, and that is said', async () => {
  const { user, server } = await openCheck()
  const [gone] = pending
  await user.click(boxes()[0] as HTMLElement)
  await user.click(boxes()[1] as HTMLElement)
  await server.send('POST', '/api/program/play', { programId: ad.id, deviceIds: [gone?.deviceId], publish: 0 })
  await press(user, '刷新')
  await waitFor(() => expect(screen.queryByRole('cell', { name: String(gone?.deviceSn) })).toBeNull())
  await press(user, '停播')
  await screen.findByText('1 台终端已不在发布列表中，已从选择中移除')
  await press(user, '确定', await dialog('停播广告'))
  await expectSuccess('已在1个终端上停播该广告')
  expect(server.calls('programPlay')).toHaveLength(2)
})

test('all of them are exported with the filters, and every day of a plan', async () => {
  const online = all.filter(({ deviceState }) => deviceState === 1)
  const { user, server } = await renderConsole({ at: `/checkPubMet?id=${ad.id}&state=1` })
  await expectTotal(online.length)
  // an urgent insertion over midnight is a schedule for each day
  const period = (start: string, end: string) => [{ start, end, weeks: '1,2,3,4,5,6,7', level: 1, times: 1 }]
  await server.send('POST', '/api/program/play', {
    programId: ad.id,
    publish: 1,
    deviceIds: [online[0]?.deviceId],
    scheduleType: 1,
    schedules: [
      { dateStart: 20261130, dateEnd: 20261130, period: period('23:30', '23:59') },
      { dateStart: 20261201, dateEnd: 20261201, period: period('00:00', '00:30') },
    ],
  })
  const saved = watchDownloads()
  await press(user, '导出')
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = (await saved[0]?.file.text())?.trim().split('\n') ?? []
  expect(lines[0]).toContain('终端编号,终端名称,在线状态,播放类型,投放日期,播放时段,同步状态')
  expect(lines).toHaveLength(online.length + 1)
  expect(lines.find((line) => line.includes(String(online[0]?.deviceSn)))).toMatch(
    /,插播,2026-11-30、2026-12-01,2026-11-30：每天 23:30-23:59，[^,]+；2026-12-01：每天 00:00-00:30，[^,]+,/,
  )
})

test('on paper there are the rows and their heads as words, without what is pressed (R88)', async () => {
  await openCheck()
  const media = (name: string) => cdp().send('Emulation.setEmulatedMedia' as never, { media: name } as never)
  onTestFinished(() => media(''))
  await media('print')
  const head = within(table()).getByRole('columnheader', { name: '终端名称' })
  // a box in a head that comes again on the next sheet is left empty by the browser
  await waitFor(() => expect(getComputedStyle(within(head).getByRole('button')).display).toBe('contents'))
  for (const button of document.querySelectorAll('button')) {
    if (table().contains(button)) continue
    expect(button.checkVisibility(), button.textContent ?? '').toBe(false)
  }
  expect(document.querySelector('[aria-label="批量操作"]')?.checkVisibility()).toBe(false)
})
