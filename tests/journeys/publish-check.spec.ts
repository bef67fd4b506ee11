import { readFile } from 'node:fs/promises'
import { ADMIN } from '#tests/support/console.ts'
import { hold, REFUSED, send, without } from '#tests/support/permissions.ts'
import { expect, RESOLUTION, test } from '#tests/support/publish.ts'

const screen = (query: string) => `/login?redirect=${encodeURIComponent(`/checkPubMet${query}`)}`

test('the ad comes from the server, whatever the address says (C27, P6)', async ({ page, mock, open, signIn, problems, publishing }) => {
  await open(screen(`?id=${publishing.ad.id}&name=${encodeURIComponent('<img src=x onerror=alert(1)>')}&width=1&height=2&resolutionType=9`))
  await signIn()
  await expect(page.getByRole('heading', { name: '查看发布终端', level: 1 })).toBeVisible()
  await expect(page.getByText(`${publishing.ad.name} · ${RESOLUTION}`)).toBeVisible()
  await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveText(/广告管理.*查看发布终端/)
  await expect(page.getByText('onerror')).toHaveCount(0)
  for (const hostile of ['999999', '../../device/1', '__proto__', '%3Cscript%3E']) {
    await open(`/checkPubMet?id=${hostile}`)
    await expect(page.getByText('广告不存在')).toBeVisible()
    await expect(page.getByRole('link', { name: '返回广告管理' })).toBeVisible()
  }
  problems.allow(/status of 4\d\d/)
  await mock.forget()
  await open('/checkPubMet')
  await expect(page.getByText('链接不完整，没有指明是哪个广告。')).toBeVisible()
  expect(await mock.calls('programPlayList')).toEqual([])
})

test('terminals with all that is known of them, found by every filter', async ({ page, open, signIn, mock, publishing, terminals }) => {
  test.slow()
  await open(screen(`?id=${publishing.ad.id}`))
  await signIn()
  const table = page.getByRole('table', { name: '发布终端' })
  const total = page.getByRole('navigation', { name: '分页' }).getByRole('status')
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows.first()).toContainText(/(在线|离线).*(轮播|插播).*\d\d:\d\d-\d\d:\d\d · .*已同步/)
  const all = await publishing.published()
  const byId = new Map(terminals.all.map((device) => [String(device.id), device]))
  const device = (row: (typeof all)[number] | undefined) => byId.get(String(row?.deviceId))
  await expect(total).toHaveText(`共 ${all.length} 条`)
  const pending = all.filter(({ status }) => status === 0).length
  await expect(page.getByText(`已同步 ${all.length - pending} / ${all.length} 台，待同步 ${pending} 台`)).toBeVisible()
  const counted = async (fits: (row: (typeof all)[number]) => boolean) => expect(total).toHaveText(`共 ${all.filter(fits).length} 条`)
  const reset = () => page.getByRole('button', { name: '重置' }).click()
  const filter = (name: string) => page.getByRole('search').getByRole('combobox', { name })

  await page.getByRole('button', { name: '展开' }).click()
  await terminals.choose(filter('同步状态'), '待同步')
  await counted(({ status }) => status === 0)
  await terminals.choose(filter('同步状态'), '已同步')
  await counted(({ status }) => status === 1)
  await reset()
  await terminals.choose(filter('在线状态'), '离线')
  await counted(({ deviceState }) => deviceState === 0)
  await reset()
  const resolution = String(device(all[0])?.resolution)
  await terminals.choose(filter('分辨率'), resolution)
  await counted((row) => device(row)?.resolution === resolution)
  await reset()
  await terminals.choose(filter('分组'), '未分组')
  await counted((row) => device(row)?.groupId === 0)
  await reset()
  const province = String(device(all[0])?.province)
  await filter('地区').fill(province)
  await page.getByRole('option', { name: province, exact: true }).click()
  await page.keyboard.press('Escape')
  await counted((row) => device(row)?.province === province)
  await reset()
  await page.getByRole('search').getByRole('textbox', { name: '终端' }).fill(String(all[0]?.deviceSn))
  await page.keyboard.press('Enter')
  await counted(({ deviceSn }) => deviceSn === all[0]?.deviceSn)
  // the address has it all
  await page.reload()
  await counted(({ deviceSn }) => deviceSn === all[0]?.deviceSn)

  await mock.set({ faults: [{ operationId: 'programPlayList', kind: 'set', values: { 'data.0.deviceException': 1, 'data.0.deviceEnabled': 0, 'data.0.scheduleType': 7 } }] })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(rows.first()).toContainText('异常')
  await expect(rows.first()).toContainText('已禁用')
  await expect(rows.first()).toContainText('插播')
})

test('stopping: chosen first, asked, counted, and the list is new', async ({ page, open, signIn, mock, publishing, terminals }) => {
  await open(screen(`?id=${publishing.ad.id}`))
  await signIn()
  const boxes = page.getByRole('table', { name: '发布终端' }).getByRole('cell').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  const before = (await publishing.published()).length
  const stop = page.getByRole('button', { name: '停播', exact: true })
  await stop.click()
  await expect(page.getByRole('alert')).toHaveText('请选择终端')
  await boxes.nth(0).check()
  await boxes.nth(2).check()
  await stop.click()
  const question = terminals.dialog('停播广告')
  await expect(question).toContainText('确定在选中终端上停播该广告?')
  await question.getByRole('button', { name: '取消' }).click()
  await mock.set({ faults: [{ operationId: 'programPlay', kind: 'refuse', msg: '服务器正在维护' }] })
  await stop.click()
  await question.getByRole('button', { name: '确定' }).click()
  await expect(question.getByRole('alert')).toHaveText('服务器正在维护')
  await mock.set({ faults: [] })
  await question.getByRole('button', { name: '确定' }).dblclick()
  await expect(terminals.dialog('操作成功!')).toContainText('已在2个终端上停播该广告')
  await terminals.dialog('操作成功!').getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('navigation', { name: '分页' }).getByRole('status')).toHaveText(`共 ${before - 2} 条`)
  await expect(page.getByRole('region', { name: '批量操作' }).getByRole('status')).toHaveText('已选 0 项')
  expect(await mock.calls('programPlay')).toHaveLength(2)

  // how many it was is what the server says
  await mock.set({ faults: [{ operationId: 'programPlay', kind: 'data', data: 5 }] })
  await boxes.nth(0).check()
  await stop.click()
  await question.getByRole('button', { name: '确定' }).click()
  await expect(terminals.dialog('操作成功!')).toContainText('已在5个终端上停播该广告')
})

test('without the code there is no stopping, and the server refuses it', async ({ page, open, signIn, mock, server, publishing }) => {
  await hold(mock, without('3d'))
  await open(screen(`?id=${publishing.ad.id}`))
  await signIn(ADMIN)
  await expect(page.getByRole('table', { name: '发布终端' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: '停播' })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  const stop = { programId: Number(publishing.ad.id), deviceIds: [1001], publish: 0 }
  const period = [{ start: '00:00', end: '01:00', weeks: '1', level: 1, times: 1 }]
  const publish = { ...stop, publish: 1, scheduleType: 0, schedules: [{ dateStart: 19700101, dateEnd: 20501231, period }] }
  expect(await send(page, server, [['POST', '/api/program/play', stop]])).toEqual([REFUSED])
  await hold(mock, without('3c'))
  expect(await send(page, server, [['POST', '/api/program/play', publish]])).toEqual([REFUSED])
})

test('a publish arrives by itself; only pending ones are listed and published to again', async ({ page, mock, publishing, terminals }) => {
  test.slow()
  await mock.set({ simulation: { arrivalSeconds: [600, 600] } })
  await publishing.open()
  await publishing.setTimes(publishing.period(), '06:00-07:00')
  await publishing.dialog.getByRole('search').getByRole('combobox', { name: '在线状态' }).click()
  await page.getByRole('option', { name: '在线', exact: true }).click()
  await expect(publishing.dialog.getByRole('navigation', { name: '终端分页' }).getByRole('status')).toHaveText(`共 ${terminals.online.length} 条`)
  await publishing.pick(3)
  await publishing.submit()
  await publishing.expectSuccess('节目成功发布到了3个终端')
  await terminals.dialog('操作成功!').getByRole('button', { name: '查看发布终端' }).click()
  const list = await publishing.published()
  const all = list.length
  // some were on their way before
  const pending = list.filter(({ status }) => status === 0)
  const waiting = pending.length
  await expect(page.getByText(`已同步 ${all - waiting} / ${all} 台，待同步 ${waiting} 台`)).toBeVisible()
  await page.getByRole('button', { name: '仅看待同步' }).click()
  await expect(page).toHaveURL(/sync=0/)
  await expect(page.getByRole('navigation', { name: '分页' }).getByRole('status')).toHaveText(`共 ${waiting} 条`)

  await page.getByRole('button', { name: '再次发布待同步终端' }).click()
  await expect(publishing.dialog.getByText(`将发布到 ${waiting} 台终端`)).toBeVisible()
  // they have several schedules: the default must not take their place unread
  expect(new Set(pending.map(({ schedules }) => JSON.stringify(schedules))).size).toBeGreaterThan(1)
  await expect(publishing.dialog.getByText('原投放计划不一致或无法沿用，请重新设置投放计划')).toBeVisible()
  await publishing.submit()
  await expect(publishing.dialog).toContainText('请选择投放日期')
  await expect(publishing.dialog).toContainText('请选择投放时间')
  expect(await mock.calls('programPlay')).toHaveLength(1)
  await publishing.dialog.getByRole('switch', { name: '永久' }).check()
  await publishing.setTimes(publishing.period(), '06:00-07:00')
  await publishing.submit()
  await publishing.expectSuccess(`节目成功发布到了${waiting}个终端`)
  await page.getByText('关闭', { exact: true }).click()

  await mock.advance(601_000)
  // those that are online have it by now, and the page has noticed by itself
  const offline = pending.filter(({ deviceState }) => deviceState === 0).length
  await expect(page.getByText(offline === 0 ? `已全部同步：${all} 台终端` : `已同步 ${all - offline} / ${all} 台，待同步 ${offline} 台`)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: '仅看待同步' }).click()
  await expect(page.getByRole('navigation', { name: '分页' }).getByRole('status')).toHaveText(`共 ${all} 条`)
})

test('what has left the list meanwhile is taken out of the choice, and that is said (R8)', async ({ page, open, signIn, mock, publishing, server, terminals }) => {
  await open(screen(`?id=${publishing.ad.id}`))
  await signIn()
  const boxes = page.getByRole('table', { name: '发布终端' }).getByRole('cell').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const [gone] = await publishing.published()
  await send(page, server, [['POST', '/api/program/play', { programId: Number(publishing.ad.id), deviceIds: [gone?.deviceId], publish: 0 }]])
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByRole('cell', { name: String(gone?.deviceSn), exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '停播', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 台终端已不在发布列表中，已从选择中移除' })).toBeVisible()
  await terminals.dialog('停播广告').getByRole('button', { name: '确定' }).click()
  await expect(terminals.dialog('操作成功!')).toContainText('已在1个终端上停播该广告')
  expect(await mock.calls('programPlay')).toHaveLength(2)
})

test('all of them are exported with the filters', async ({ page, open, signIn, publishing }) => {
  await open(screen(`?id=${publishing.ad.id}&state=1`))
  await signIn()
  await expect(page.getByRole('table', { name: '发布终端' }).getByRole('row').nth(1)).toBeVisible()
  const online = (await publishing.published()).filter(({ deviceState }) => deviceState === 1)
  await page.getByRole('button', { name: '导出' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
  expect(lines[0]).toContain('终端编号,终端名称,在线状态,播放类型,投放日期,播放时段,同步状态')
  expect(lines).toHaveLength(online.length + 1)
})
