import { readFile } from 'node:fs/promises'
import { readCsv } from '#src/lib/sheet/tests/read-sheets.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/console.ts'
import { screenSteps } from '#tests/support/screen.ts'

const steps = screenSteps

test('accounts are found, added, edited and disabled', async ({ page, open, signIn, mock }) => {
  const { dialog, choose, actOn, expectDone } = steps(page)
  await open('/login?redirect=%2Fform%2Faccount')
  await signIn()
  const table = page.getByRole('table', { name: '账号列表' })
  const total = page.getByRole('navigation', { name: '分页' }).getByRole('status')
  await expect(total).toHaveText('共 40 条')
  await expectAccessible(page)

  const filters = page.getByRole('search', { name: '筛选' })
  await choose(filters.getByRole('combobox', { name: '角色' }), '一级审核')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/role=3/)
  await filters.getByRole('button', { name: '重置' }).click()
  await expect(total).toHaveText('共 40 条')

  // a built-in role belongs to no organisation
  await page.getByRole('button', { name: '新增账号' }).click()
  const form = dialog('新增账号')
  await form.getByRole('textbox', { name: '登录账号' }).fill('13711112222')
  await form.getByRole('textbox', { name: '昵称' }).fill('新同事')
  await form.getByLabel('登录密码').fill('abc12345')
  await choose(form.getByRole('combobox', { name: '账号角色' }), '系统管理员')
  await expect(form.getByRole('combobox', { name: '组织机构' })).toHaveCount(0)
  await choose(form.getByRole('combobox', { name: '账号角色' }), '运营')
  await form.getByRole('button', { name: '确定' }).click()
  await expect(form.getByText('请选择组织机构')).toBeVisible()
  await form.getByRole('combobox', { name: '组织机构' }).fill('江苏')
  await page.getByRole('treeitem', { name: '江苏公司' }).click()
  await form.getByRole('button', { name: '确定' }).click()
  await expectDone('添加成功')
  const row = table.getByRole('row').filter({ hasText: '13711112222' })
  await expect(row).toContainText(/新同事.*运营.*江苏公司.*启用/)

  await actOn(row, '编辑')
  const edit = dialog('编辑账号')
  await expect(edit.getByRole('textbox', { name: '登录账号' })).toHaveAttribute('readonly')
  await edit.getByRole('textbox', { name: '昵称' }).fill('老同事')
  await edit.getByRole('button', { name: '确定' }).click()
  await expectDone('编辑成功')
  await expect(row).toContainText('老同事')

  await actOn(row, '停用')
  const question = dialog('停用账号')
  await expect(question).toContainText('确定停用账号老同事（13711112222）?')
  await question.getByRole('button', { name: '停用' }).click()
  await expectDone()
  await expect(row.getByRole('button', { name: '启用' })).toBeVisible()
  expect((await mock.calls('userEnabledSet')).map(({ path }) => path)).toEqual([expect.stringMatching(/\/enable\/0$/)])
})

test('an import is looked at before it is sent, and what failed can be tried again or taken along', async ({ page, open, signIn, mock, problems }) => {
  problems.allow(/503 \(Service Unavailable\)/)
  await open('/login?redirect=%2Fform%2Faccount')
  await signIn()
  await page.getByRole('button', { name: '批量导入' }).click()
  const drawer = page.getByRole('dialog', { name: '批量导入账号' })
  const downloaded = async (button: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), drawer.getByRole('button', { name: button }).click()])
    return readFile(await download.path(), 'utf8')
  }
  const template = await downloaded('下载模板')
  expect(readCsv(template)[0]).toEqual(['登录账号', '昵称', '登录密码', '账号角色', '组织机构'])

  const row = (account: string, name: string, role = '运营', org = '江苏公司') => `${account},${name},abc123,${role},${org}\r\n`
  const text = template + row('13711110001', '新人甲') + row('13800000001', '已有') + row('13711110001', '重复') + row('13711110002', '新人乙', '系统管理员', '')
  await drawer.locator('input[type=file]').setInputFiles({ name: '新员工.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  // the example of the template does not count
  await expect(drawer.getByRole('status').filter({ hasText: '共 4 行，可导入 3 行，有误 1 行' })).toBeVisible()
  await expect(drawer.getByText('登录账号与第 3 行重复')).toBeVisible()
  expect(await mock.calls('userCreate')).toEqual([])
  await expectAccessible(page)

  await mock.set({ faults: [{ operationId: 'userCreate', kind: 'status', status: 503, times: 1 }] })
  await drawer.getByRole('button', { name: '导入 3 个账号' }).click()
  await expect(drawer.getByRole('status').filter({ hasText: '已导入 0 个账号，失败 1 行，未发送 2 行，有误未发送 1 行' })).toBeVisible()
  await drawer.getByRole('button', { name: '重试 3 行' }).click()
  await expect(drawer.getByRole('status').filter({ hasText: '已导入 2 个账号，失败 1 行，有误未发送 1 行' })).toBeVisible()
  const failed = readCsv(await downloaded('下载未成功的行'))
  expect(failed.slice(1).map((cells) => [cells[0], cells[5]])).toEqual([
    ['13800000001', '该账号已存在'],
    ['13711110001', '登录账号与第 3 行重复'],
  ])
})
