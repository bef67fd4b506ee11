import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/console.ts'

test('a few letters lead to any page that the session may open, and to the main actions', async ({ page, signIn }) => {
  await signIn()
  const field = page.getByRole('combobox', { name: '搜索页面和操作' })
  const option = page.getByRole('option')
  await expect(page.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()

  await page.keyboard.press('Control+K')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('日志 record')
  await expect(option.filter({ hasText: '记录' })).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('广告发布记录')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '广告发布记录', level: 1 })).toBeVisible()

  // what is typed can be looked for in a list
  await page.getByRole('button', { name: '搜索页面和操作' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('电梯')
  await page.getByRole('option', { name: '在终端中搜索“电梯”' }).click()
  await expect(page).toHaveURL(/\/terminalManage\?q=/)
  await expect(page.getByLabel('终端', { exact: true })).toHaveValue('电梯')

  // a field keeps its keys, and so does a dialog
  await page.getByLabel('终端', { exact: true }).press('Control+K')
  await page.keyboard.type('?')
  await expect(page.getByLabel('终端', { exact: true })).toHaveValue(/\?/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('Ctrl+K')
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('dialog').press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // an upload begins there: with the choice of files where the browser opens it, else at its button
  page.on('filechooser', () => {})
  await page.keyboard.press('Control+K')
  await expect(field).toBeFocused()
  await page.keyboard.type('上传素材')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '上传素材' })).toBeFocused()
  await expect(page).toHaveURL(/\/materialManage$/)

  await page.keyboard.press('Control+K')
  await expect(field).toBeFocused()
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveTitle('登录 - 广告终端管理平台')
})

test('the editor has a sheet of its own; a guest finds nothing that the role lacks', async ({ page, open, signIn, mock }) => {
  const guest = '13800000006'
  await mock.set({ scenario: { functionIds: { [guest]: ['1', '31'] } } })
  await signIn(guest)
  await open('/editorFive?id=3035&type=1')
  await expect(page.getByRole('application', { name: '画布' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('撤销')
  await page.getByRole('dialog').press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+K')
  const option = page.getByRole('option')
  await expect(option.filter({ hasText: '终端管理' }).first()).toBeVisible()
  await expect(option.filter({ hasText: /素材|审核台|日志|紧急/ })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: '搜索页面和操作' })).toBeFocused()
  await page.keyboard.type('theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
