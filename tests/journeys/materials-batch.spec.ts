import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/materials.ts'
import { send } from '#tests/support/permissions.ts'

const pressed = (page: Page, dialog: string, button: string) => page.getByRole('dialog', { name: dialog }).getByRole('button', { name: button, exact: true }).click()

test('a batch waits for a choice, moves what is chosen, submits what can be, and leaves nothing chosen', async ({ page, mock, materials }) => {
  const { all, inGroup, card, choose, dialog } = materials
  await materials.open()
  await page.getByRole('button', { name: '批量操作', exact: true }).click()
  const bar = page.getByRole('region', { name: '批量操作' })
  const count = bar.getByRole('status')
  for (const name of ['设置组织机构', '设置分组', '提交']) {
    const button = bar.getByRole('button', { name, exact: true })
    await expect(button).toBeDisabled()
    await button.hover()
    await expect(page.getByRole('tooltip')).toHaveText('请选择广告')
    await button.click({ force: true })
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const [first, second] = [all[0], all[10]]
  if (!first || !second) throw new Error('The demo company has too few materials')
  // the picture chooses, as the box does
  await card(first).getByRole('img').click({ force: true })
  await expect(card(first).getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: '第 2 页' }).click()
  await card(second).getByRole('checkbox').check()
  await page.getByRole('button', { name: '第 1 页' }).click()
  await expect(card(first).getByRole('checkbox')).toBeChecked()
  await expect(count).toHaveText('已选 2 项')

  await bar.getByRole('button', { name: '设置分组' }).click()
  await expect(dialog('设置分组')).toContainText('将2 个素材移动到')
  // its first field has opened its list, which lies above the buttons
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog('设置分组').getByRole('button', { name: '确定' }).click()
  await expect(dialog('设置分组').getByText('请选择分组')).toBeVisible()
  await choose(dialog('设置分组').getByRole('combobox', { name: '分组' }), '未分组')
  await dialog('设置分组').getByRole('button', { name: '确定' }).click()
  await materials.expectDone('设置成功')
  await expect(count).toHaveText('已选 0 项')
  expect(await mock.calls('materialGroupSet')).toHaveLength(1)

  await card(first).getByRole('checkbox').check()
  await bar.getByRole('button', { name: '设置组织机构' }).click()
  await expect(dialog('设置组织机构')).toContainText(`将素材“${first.name}”划归到`)
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog('设置组织机构').getByRole('button', { name: '确定' }).click()
  await expect(dialog('设置组织机构').getByText('请选择组织机构')).toBeVisible()
  await dialog('设置组织机构').getByRole('combobox', { name: '组织机构' }).fill('惠山')
  await page.getByRole('treeitem', { name: '惠山营业部' }).click()
  await dialog('设置组织机构').getByRole('button', { name: '确定' }).click()
  await materials.expectDone('设置成功')

  // all that match, of which those that cannot be submitted stay chosen
  const pending = all.filter(({ status }) => status === 0)
  await bar.getByRole('button', { name: `选择全部 ${all.length} 项` }).click()
  await expect(count).toHaveText(`已选 ${all.length} 项`)
  await bar.getByRole('button', { name: '提交', exact: true }).click()
  await expect(dialog('提交审核')).toContainText(`确定提交${pending.length} 个素材审核？`)
  await expect(dialog('提交审核')).toContainText(`另有 ${all.length - pending.length} 个素材的状态不能提交，不会提交。`)
  await pressed(page, '提交审核', '提交')
  await materials.expectDone(`成功提交了${pending.length}个素材`)
  await expect(count).toHaveText(`已选 ${all.length - pending.length} 项`)
  await expect(bar.getByRole('button', { name: '提交', exact: true })).toHaveAccessibleDescription('选中的素材都不能提交')
  await page.getByRole('button', { name: '退出批量操作' }).click()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: '展开' }).click()
  await choose(page.getByRole('search').getByRole('combobox', { name: '分组' }), '未分组')
  const moved = new Set([first, second, ...(inGroup.get('0') ?? [])].map(({ id }) => id))
  await materials.expectList(all.filter(({ id }) => moved.has(id)))
})

test('what somebody else has deleted is taken out of the choice, and the batch goes on without it', async ({ page, server, mock, materials }) => {
  const { all, card, choose, dialog } = materials
  const [first, second, third] = all.filter(({ status }) => status === 0)
  if (!first || !second || !third) throw new Error('The demo company has too few materials')
  await materials.open('?status=0&batch=1&size=40')
  const count = page.getByRole('region', { name: '批量操作' }).getByRole('status')
  const press = (action: string) => page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: action, exact: true }).click()
  for (const material of [first, second, third]) await card(material).getByRole('checkbox').check()

  await send(page, server, [['DELETE', `/api/material/${first.id}`]])
  await press('设置分组')
  await choose(dialog('设置分组').getByRole('combobox', { name: '分组' }), '未分组')
  await mock.forget()
  await dialog('设置分组').getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('1 个素材已不存在，已从选择中移除')).toBeVisible()
  await expect(page.getByText('设置成功')).toBeVisible()
  await expect(count).toHaveText('已选 0 项')
  await expect(card(first)).toHaveCount(0)
  expect((await mock.calls('materialGroupSet')).map(({ code }) => code)).toEqual([0, 1])

  // when nothing is left the refusal stands, and nothing stays chosen
  await card(second).getByRole('checkbox').check()
  await send(page, server, [['DELETE', `/api/material/${second.id}`]])
  await press('提交')
  await pressed(page, '提交审核', '提交')
  await expect(dialog('提交审核').getByRole('alert')).toHaveText('素材不存在')
  await expect(count).toHaveText('已选 0 项')
  expect(await mock.calls('materialSubmit')).toHaveLength(1)
})
