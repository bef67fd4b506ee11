import { answers } from '#tests/support/answers.ts'
import { ADMIN, expect, PASSWORD, test } from '#tests/support/console.ts'
import { openEdit, terminals, watchCalls } from '#tests/support/oracle.ts'

/** Clicks three times before anything can be drawn. */
const threeTimes = (button: Element) => {
  for (let click = 0; click < 3; click += 1) (button as HTMLElement).click()
}

test('a slow answer to an earlier filter never stands under a later one', async ({ page, open, signIn }) => {
  await open('/login?redirect=/terminalManage')
  await signIn()
  const { rows } = terminals(page)
  const total = page.getByRole('navigation', { name: '分页' }).getByRole('status')
  await expect(rows).toHaveCount(10)
  const field = page.getByRole('search').getByLabel('在线状态')
  const choose = async (option: string) => {
    await field.click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  // this answer alone is held, for the list also loads again by itself
  const slow = (await answers(page, /\/api\/device\/page\?.*state=0/)).hold()
  await choose('离线')
  await slow.asked
  // whether the page gives the slow call up or lets it come
  const over = Promise.race((['requestfailed', 'requestfinished'] as const).map((event) => page.waitForEvent(event as 'requestfailed', (request) => request.url().includes('state=0'))))
  await choose('在线')
  // the first rows of all may be online as well
  await expect(total).not.toHaveText('共 200 条')
  await expect(rows.filter({ hasText: '在线' })).toHaveCount(10)
  const shown = await total.textContent()
  slow.release()
  await over
  await expect(rows.filter({ hasText: '在线' })).toHaveCount(10)
  await expect(total).toHaveText(shown ?? '')
  await expect(page).toHaveURL(/state=1/)
})

test('three clicks before the page can react are one: login, form, question', async ({ page, mock, open }) => {
  await mock.set({ latency: [200, 200] })
  await open(`/login?redirect=${encodeURIComponent('/terminalManage?state=1')}`)
  const calls = watchCalls(page)
  await page.getByLabel('账号', { exact: true }).fill(ADMIN)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).evaluate(threeTimes)
  const { rows } = terminals(page)
  await expect(rows).toHaveCount(10)
  expect(calls.of('POST', '/api/auth/login')).toHaveLength(1)

  const dialog = await openEdit(page)
  await dialog.getByLabel('终端名称').fill('三次点击')
  await dialog.getByRole('button', { name: '确定' }).evaluate(threeTimes)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('操作成功')).toHaveCount(1)
  expect(calls.of('PATCH', '/api/device')).toHaveLength(1)

  await rows.first().getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '磁盘清理' }).click()
  const question = page.getByRole('dialog', { name: '下发指令' })
  await question.getByRole('button', { name: '执行' }).evaluate(threeTimes)
  await expect(question).toBeHidden()
  expect(calls.of('POST', '/api/device/command')).toHaveLength(1)
})

test('a reload that was under way when something was saved does not bring the old rows back', async ({ page, mock, open, signIn }) => {
  await open('/login?redirect=/terminalManage')
  await signIn()
  const { rows, refresh } = terminals(page)
  await expect(rows).toHaveCount(10)
  const dialog = await openEdit(page)
  await dialog.getByLabel('终端名称').fill('刚刚改好的名称')
  // the answer of before the change, held back until after it
  await mock.set({ faults: [{ operationId: 'deviceList', kind: 'dribble', pause: 1_000, times: 1 }] })
  await refresh.dispatchEvent('click')
  await expect(refresh).toHaveAttribute('aria-busy', 'true')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows.first()).toContainText('刚刚改好的名称')
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true')
  await page.clock.install()
  await page.clock.runFor(3_000)
  await expect(rows.first()).toContainText('刚刚改好的名称')
})
