import { ADMIN, expect, test } from '#tests/support/console.ts'
import { envelopeFailures, listDataFailures } from '#tests/support/failures.ts'
import { BROWSER_NOTICE, failReads, failWrites, openEdit, terminals, watchCalls } from '#tests/support/oracle.ts'

/*
 * Answers that the contract does not know, and refusals of every form. The simulated server gives them on purpose, after
 * its own check of what it answers.
 */
test.beforeEach(({ problems }) => problems.allow(BROWSER_NOTICE))

// what an answer says does not depend on how it came: over HTTP alone
test.describe('over HTTP', { tag: '@http' }, () => {
  test('refusals, unknown codes and data of another form, on the list and in a dialog', async ({ page, mock, open, signIn }) => {
    test.slow()
    await open('/login?redirect=/terminalManage')
    await signIn()
    await failReads(page, mock, [...envelopeFailures, ...listDataFailures])
    const dialog = await openEdit(page)
    await failWrites(page, mock, dialog, envelopeFailures)
  })
})

test('lists in other forms: rows are shown, and paging is safe', async ({ page, mock, open, signIn }) => {
  await open('/login?redirect=/terminalManage')
  await signIn()
  const { rows, refresh } = terminals(page)
  const total = page.getByRole('navigation', { name: '分页' }).getByRole('status')
  await expect(total).toHaveText('共 200 条')
  const forms: [values: Record<string, unknown>, remove: string[], says: string][] = [
    [{ total: '35' }, [], '共 35 条'],
    [{ total: -5 }, [], '共 10 条'],
    [{ total: 3 }, [], '共 10 条'],
    [{ total: 'NaN' }, [], '共 10 条'],
    [{}, ['total'], '共 10 条'],
    [{ list: [{ id: 1, sn: 'L-1', name: '第6种' }] }, ['data'], '共 200 条'],
  ]
  for (const [index, [values, remove, says]] of forms.entries()) {
    // some say the same: each is known by its first terminal
    const name = `第${index + 1}种`
    await mock.set({ faults: [{ operationId: 'deviceList', kind: 'set', values: { 'data.0.name': name, ...values }, remove }] })
    await refresh.click()
    await expect(rows.first()).toContainText(name)
    await expect(total).toHaveText(says)
    await expect(rows).toHaveCount(remove.includes('data') ? 1 : 10)
  }
  // "1" is read as the number that it spells
  await mock.set({ faults: [{ operationId: 'deviceList', kind: 'envelope', body: { code: '1', msg: 'success', data: { total: 1, data: [{ id: 1, sn: 'S-1' }] } } }] })
  await refresh.click()
  await expect(rows).toHaveText(/S-1/)
})

test('values that nobody knows are named as such, and offer nothing', async ({ page, mock, open, signIn }) => {
  await mock.set({ faults: [{ operationId: 'deviceList', kind: 'set', values: { 'data.0.state': 9, 'data.1.state': null, 'data.2.resolution': {} } }] })
  await open('/login?redirect=/terminalManage')
  await signIn()
  const { rows } = terminals(page)
  const first = rows.first()
  await expect(first).toContainText('未知(9)')
  await first.getByRole('button', { name: '更多' }).click()
  await expect(page.getByRole('menuitem', { name: /^重启/ })).toHaveAttribute('aria-disabled', 'true')
  // on an entry, for the menu hears it only once it has the focus
  await page.getByRole('menuitem').first().press('Escape')
  await expect(rows.nth(1).getByRole('cell').nth(2)).toHaveText('--')
  await expect(rows).toHaveCount(10)

  await mock.set({
    faults: [
      { operationId: 'deviceCommandHistory', kind: 'data', data: { total: 1, data: [{ type: 9, status: 9, creator: ADMIN, createTime: '0000-00-00' }] } },
      { operationId: 'devicePlayList', kind: 'data', data: [{ programId: 1, programName: '未来的排期', scheduleType: 5, status: 9, schedules: [] }] },
    ],
  })
  await first.getByRole('link').first().click()
  await page.getByRole('tab', { name: '指令记录' }).click()
  const commands = page.getByRole('table', { name: '指令记录' }).getByRole('row').nth(1)
  await expect(commands.getByRole('cell')).toHaveText(['未知(9)', '未知(9)', ADMIN, '--'])
  await page.keyboard.press('Escape')
  await first.getByRole('button', { name: '查看节目' }).click()
  // 1§3: every other value than 0 is an interruption, and success
  await expect(page.getByRole('table', { name: '终端上的广告' }).getByRole('row').nth(1)).toContainText(/未来的排期插播.*已同步/)
})

test('ids above 2^53 go back as they came', async ({ page, mock, open, signIn }) => {
  await mock.set({ scenario: { ids: 'big' } })
  const answer = page.waitForResponse(/\/api\/device\/page/)
  await open('/login?redirect=/terminalManage?state=1')
  await signIn()
  const { data } = JSON.parse((await (await answer).text()).replace(/:(\d{16,})/g, ':"$1"')) as { data: { data: { id: string; sn: string }[] } }
  // every second one is a number that a double cannot hold
  const { id, sn } = data.data.find((device) => String(BigInt(Number(device.id))) !== device.id) ?? { id: '', sn: '' }
  expect(id).toMatch(/^\d{16,}$/)
  const calls = watchCalls(page)
  const first = terminals(page).rows.filter({ hasText: sn })

  await first.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '截屏' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '执行' }).click()
  await expect(page.getByText('操作成功')).toBeVisible()
  // rounded it would have gone to a neighbour, whose history is not the one that is asked for
  await expect(page.getByRole('region', { name: '已下发的指令' })).toContainText('成功')
  expect(calls.of('GET', '/api/device/command/page').every(({ path }) => path.includes(`deviceId=${id}`))).toBe(true)

  await first.getByRole('button', { name: '查看节目' }).click()
  const ads = page.getByRole('table', { name: '终端上的广告' }).getByRole('checkbox')
  await ads.nth(1).click()
  const before = await ads.count()
  await page.getByRole('button', { name: '停播' }).click()
  await page.getByRole('dialog', { name: '停播广告' }).getByRole('button', { name: '停播' }).click()
  await expect(page.getByText('已在该终端上停播1个广告')).toBeVisible()
  await expect(ads).toHaveCount(before - 1)
  expect(calls.of('GET', '/api/device/play/list').at(-1)?.path).toContain(`id=${id}`)
})
