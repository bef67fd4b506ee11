import type { Page } from '@playwright/test'
import { examine, examinePopup, expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/console.ts'

/*
 * axe finds nothing wherever ads are published and stopped. The server makes no difference to it.
 */
test.setTimeout(120_000)

const cards = (page: Page) => page.getByRole('list', { name: '广告列表' }).getByRole('listitem')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('publishing: the dialog with its calendar, its errors and its check, and urgent insertion', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await open('/login?redirect=%2FprogramManage%3Fstatus%3D1')
  await signIn()
  await cards(page).first().getByRole('button', { name: '发布', exact: true }).click()
  const publish = dialog(page, '发布广告')
  await expect(publish.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await examinePopup(page, dialog(page, '选择日期'), publish.getByRole('button', { name: /^投放日期/ }))
  await publish.getByRole('button', { name: /^添加时段/ }).click()
  await publish.getByRole('group', { name: '时段2' }).getByText('每天', { exact: true }).click()
  await publish.getByRole('button', { name: '发布', exact: true }).click()
  await expect(publish.getByText('请选择播放时段')).toBeVisible()
  await publish.getByRole('button', { name: '选择本页' }).click()
  await expect(publish.getByRole('status', { name: '发布前检查' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await publish.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '放弃修改' }).click()
  await expect(publish).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  const urgent = dialog(page, '紧急插播')
  await page.getByRole('button', { name: '紧急插播' }).click()
  await urgent.getByText('自定义').click()
  await urgent.getByRole('button', { name: '立即插播' }).click()
  await expect(urgent.getByText('请选择结束时间')).toBeVisible()
  await expectAccessible(page)
  await examinePopup(page, dialog(page, '选择日期'), urgent.getByRole('button', { name: /^结束时间/ }))
})

test('the terminals of an ad, with what can be done to them, and a link to none', { tag: '@mock' }, async ({ page, open, signIn }) => {
  await open('/login?redirect=%2FprogramManage%3Fstatus%3D1')
  await signIn()
  await cards(page).first().getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '查看发布终端' }).click()
  await expect(page.getByRole('table', { name: '发布终端' }).getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: /^展开/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '选择本页' }).click()
  await examine(page, dialog(page, '停播广告'), () => page.getByRole('button', { name: '停播', exact: true }).click())
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await open('/checkPubMet')
  await expect(page.getByText('链接不完整')).toBeVisible()
  await expectAccessible(page)
})
