import { expect, test } from '#tests/support/console.ts'
import { networkFailures, statusFailures } from '#tests/support/failures.ts'
import { BROWSER_NOTICE, expectSurvived, failReads, failWrites, goOffline, goOnline, openEdit, terminals, watchCalls } from '#tests/support/oracle.ts'

/*
 * What the network does to the terminal list and its dialogs. After every failure the page lives, says what happened
 * once, has lost nothing that was typed, and goes on when the failure is over (`expectSurvived`).
 */
test.beforeEach(({ problems }) => problems.allow(BROWSER_NOTICE))

// what an answer says does not depend on how it came: over HTTP alone
test.describe('over HTTP', { tag: '@http' }, () => {
  test('every HTTP status has its words, on the list and in a dialog', async ({ page, mock, open, signIn }) => {
    test.slow()
    await open('/login?redirect=/terminalManage')
    await signIn()
    await failReads(page, mock, statusFailures)
    const dialog = await openEdit(page)
    await failWrites(page, mock, dialog, statusFailures)
  })
})

test('broken connections, gateways and portals, on the list and in a dialog', async ({ page, mock, open, signIn }) => {
  test.slow()
  await open('/login?redirect=/terminalManage')
  await signIn()
  await failReads(page, mock, networkFailures)
  const dialog = await openEdit(page)
  await failWrites(page, mock, dialog, networkFailures)
})

test('nothing at all can be reached: one message for all calls of a page @mock', async ({ page, mock, open, signIn }) => {
  await open('/login?redirect=/terminalManage')
  await signIn()
  await mock.set({ faults: [{ operationId: '*', kind: 'drop' }] })
  await page.reload()
  await expectSurvived(page, '网络异常，请检查网络后重试')
  await mock.set({ faults: [] })
  await page.getByRole('button', { name: '重试' }).click()
  await expect(terminals(page).rows).toHaveCount(10)
})

test('offline at a list: says so, keeps filter and page, goes on by itself @http', async ({ page, mock, open, signIn }) => {
  await open(`/login?redirect=${encodeURIComponent('/terminalManage?state=1&page=2')}`)
  await signIn()
  const { rows } = terminals(page)
  await expect(rows).toHaveCount(10)

  await goOffline(page, mock)
  const calls = watchCalls(page)
  await page.getByRole('button', { name: '第 3 页' }).click()
  await expectSurvived(page, '网络已断开')
  expect(calls.of('GET', '/api/device/page').length).toBeLessThanOrEqual(2)
  await page.getByRole('button', { name: '重试' }).click()
  await expectSurvived(page, '网络已断开')

  await goOnline(page, mock)
  await expect(rows).toHaveCount(10)
  await expect(page).toHaveURL(/state=1&page=3|page=3&state=1/)
  await expect(page.getByRole('search').getByLabel('在线状态')).toHaveValue('在线')
  await expect(page.getByText('网络已断开')).toBeHidden()
})

test('offline at saving: nothing is sent, nothing is lost, and nothing goes out later by itself', async ({ page, mock, open, signIn }) => {
  await page.clock.install()
  await open('/login?redirect=/terminalManage')
  await signIn()
  const dialog = await openEdit(page)
  const calls = watchCalls(page)
  const name = dialog.getByLabel('终端名称')
  await name.fill('离线时改的名称')

  await goOffline(page, mock)
  await dialog.getByRole('button', { name: '确定' }).click()
  await expectSurvived(page, '网络已断开，操作未提交')
  await expect(name).toHaveValue('离线时改的名称')
  const attempts = calls.of('PATCH', '/api/device').length
  expect(attempts).toBeLessThanOrEqual(1)

  await goOnline(page, mock)
  // the list looks again when time passes; a write that waited for the network would have gone out before
  await page.clock.fastForward(60_000)
  await expect.poll(() => calls.of('GET', '/api/device/page').length).toBeGreaterThan(0)
  expect(calls.of('PATCH', '/api/device')).toHaveLength(attempts)

  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('操作成功')).toBeVisible()
  expect(calls.of('PATCH', '/api/device')).toHaveLength(attempts + 1)
  await expect(terminals(page).rows.first()).toContainText('离线时改的名称')
})

test('no answer: a read is given up after 10 s, and asked for again by hand @http', async ({ page, mock, open, signIn }) => {
  await page.clock.install()
  await open('/login?redirect=/terminalManage')
  await signIn()
  const { rows, refresh } = terminals(page)
  await expect(rows).toHaveCount(10)
  const calls = watchCalls(page)
  await mock.set({ faults: [{ operationId: 'deviceList', kind: 'hang', times: 1 }] })
  // however long a step takes: the clock goes as it is told
  await page.clock.pauseAt(Date.now() + 5_000)
  await refresh.click()
  await page.clock.runFor(9_000)
  await expect(refresh).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(1_500)
  await page.clock.resume()
  await expectSurvived(page, '请求超时，请重试')
  expect(calls.of('GET', '/api/device/page')).toHaveLength(1)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('请求超时，请重试')).toBeHidden()
})

test('a write is done but unanswered: the result is unknown, the list is loaded again, nothing is sent twice', async ({ page, mock, open, signIn }) => {
  await page.clock.install()
  await open('/login?redirect=/terminalManage')
  await signIn()
  await page.getByRole('button', { name: '新增分组' }).click()
  const dialog = page.getByRole('dialog', { name: '新增分组' })
  await dialog.getByLabel('分组名称').fill('东区大厅')
  const calls = watchCalls(page)
  await mock.set({ faults: [{ operationId: 'deviceGroupCreate', kind: 'unanswered', times: 1 }] })
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog.getByRole('button', { name: '确定' })).toHaveAttribute('aria-busy', 'true')
  await expect.poll(async () => (await mock.calls('deviceGroupCreate')).map(({ code }) => code)).toEqual([1])
  await page.clock.fastForward(30_500)
  await expectSurvived(page, '结果未知，请刷新核对')
  await expect(dialog.getByLabel('分组名称')).toHaveValue('东区大厅')
  expect(calls.of('POST', '/api/device/group')).toHaveLength(1)
  expect(calls.of('GET', '/api/device/group/list').length).toBeGreaterThan(0)

  // what was loaded meanwhile shows that it was done
  await dialog.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '放弃修改' }).click()
  await page.getByRole('button', { name: '展开', exact: true }).click()
  await page.getByRole('search').getByLabel('分组', { exact: true }).click()
  await expect(page.getByRole('option', { name: '东区大厅' })).toHaveCount(1)
})

test('a slow network: an outline at once, a busy button, no second submit @mock', async ({ page, mock, open, signIn }) => {
  await open('/login?redirect=/terminalManage')
  await signIn()
  const { table, rows } = terminals(page)
  await expect(rows).toHaveCount(10)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '首页' }).click()
  await mock.set({ faults: [{ operationId: 'deviceList', kind: 'hold' }] })
  await page.getByRole('table', { name: '终端在线状态' }).getByRole('link', { name: '离线' }).click()
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await mock.set({ faults: [] })
  await expect(rows).toHaveCount(10)

  const dialog = await openEdit(page)
  const calls = watchCalls(page)
  await mock.set({ faults: [{ operationId: 'deviceUpdate', kind: 'hold' }] })
  const submit = dialog.getByRole('button', { name: '确定' })
  await dialog.getByLabel('终端名称').fill('慢速网络')
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click({ force: true })
  await dialog.getByLabel('终端名称').press('Enter')
  await mock.set({ faults: [] })
  await expect(page.getByText('操作成功')).toHaveCount(1)
  expect(calls.of('PATCH', '/api/device')).toHaveLength(1)
})

test('an answer that dribbles: the page can be used meanwhile @http', async ({ page, mock, open, signIn }) => {
  await open('/login?redirect=/terminalManage')
  await signIn()
  const { table, rows } = terminals(page)
  await expect(rows).toHaveCount(10)
  // more slowly than anybody waits: the rest comes when the fault is over
  await mock.set({ faults: [{ operationId: 'deviceList', kind: 'dribble', pause: 2_000 }] })
  await page.getByRole('button', { name: '第 2 页' }).click()
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: '新增分组' }).click()
  await page.getByRole('dialog', { name: '新增分组' }).getByLabel('分组名称').fill('慢')
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await mock.set({ faults: [] })
  await expect(table).not.toHaveAttribute('aria-busy', 'true')
  await expect(rows).toHaveCount(10)
  await expect(page.getByRole('dialog', { name: '新增分组' }).getByLabel('分组名称')).toHaveValue('慢')
})
