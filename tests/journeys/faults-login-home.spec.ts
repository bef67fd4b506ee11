import { ADMIN, expect, PASSWORD, test } from '#tests/support/console.ts'
import { envelopeFailures, networkFailures, statusFailures, type Failure } from '#tests/support/failures.ts'
import { BROWSER_NOTICE, expectSurvived, watchCalls } from '#tests/support/oracle.ts'

/* Failures of every kind at login and on the home page. */
test.beforeEach(({ problems }) => problems.allow(BROWSER_NOTICE))

// what an answer says does not depend on how it came: over HTTP alone
test('login: whatever the server answers, the form keeps what was typed', { tag: '@http' }, async ({ page, mock, open }) => {
  test.slow()
  await open('/login')
  await page.getByLabel('账号', { exact: true }).fill(ADMIN)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  const calls = watchCalls(page)
  const noToken = { name: 'no token', trouble: { kind: 'data', data: {} }, says: '数据异常' } as const
  for (const { name, trouble, says } of [...statusFailures, ...networkFailures, ...envelopeFailures, noToken]) {
    await test.step(name, async () => {
      await mock.set({ faults: [{ operationId: 'authLogin', ...trouble }] })
      calls.clear()
      await page.getByRole('button', { name: '登录', exact: true }).click()
      // the message may still be that of the failure before
      await calls.toReach('POST', '/api/auth/login', 1)
      await expectSurvived(page, says)
      expect(calls.of('POST', '/api/auth/login')).toHaveLength(1)
      await expect(page.getByLabel('密码', { exact: true })).toHaveValue(PASSWORD)
    })
  }
  await mock.set({ faults: [] })
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/homePage$/)
})

const wrongData: readonly Failure[] = [undefined, null, [], 7].map((data) => ({ name: `data ${JSON.stringify(data)}`, trouble: { kind: 'data', data }, says: '数据异常' }))

test('home page: a failed report is said once, a wrong part in its place', { tag: '@http' }, async ({ page, mock, open, signIn }) => {
  test.slow()
  await open('/login')
  await signIn()
  const figure = page.getByRole('region', { name: '终端在线状态' })
  await expect(figure).toContainText('终端总数')
  const calls = watchCalls(page)
  for (const { name, trouble, says, twice } of [...networkFailures, ...envelopeFailures, ...wrongData]) {
    await test.step(name, async () => {
      await mock.set({ faults: [{ operationId: 'dashboardReport', ...trouble }] })
      calls.clear()
      await page.getByRole('button', { name: '刷新' }).click()
      await calls.toReach('GET', '/api/report/first-page', twice ? 2 : 1)
      await expectSurvived(page, says)
      expect(calls.of('GET', '/api/report/first-page')).toHaveLength(twice ? 2 : 1)
    })
  }
  await mock.set({ faults: [{ operationId: 'dashboardReport', kind: 'set', values: { deviceState: 'many', 'programStatus.9': 4 } }] })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(figure).toContainText('数据异常')
  await expect(page.getByRole('region', { name: '广告审核状态' })).toContainText('未知(9)')
  await mock.set({ faults: [] })
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(figure).not.toContainText('数据异常')
})
