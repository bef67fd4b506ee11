import { expect, test } from '#tests/support/programs.ts'

test('an ad is edited or copied from its card, a new one made, and the way back leads to the same list', async ({ page, programs, open }) => {
  const [editable, approved] = [programs.find(({ status }) => status === 0), programs.find(({ status }) => status === 1)]
  const canvas = page.getByRole('application', { name: '画布' })
  const address = (program: typeof editable, type: 1 | 2) => new RegExp(`/editorFive\\?id=${program.id}&type=${type}$`)
  await programs.openOne(editable)
  const list = page.url()
  await programs.act(editable, '编辑')
  await expect(page).toHaveURL(address(editable, 1))
  await expect(canvas).toBeVisible()
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await expect(page).toHaveURL(list)

  await page.getByRole('button', { name: '制作广告' }).click()
  await expect(page).toHaveURL(/\/editorFive$/)
  const templates = page.getByRole('dialog', { name: '添加场景' })
  await expect(templates).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(templates).toBeHidden()
  await page.getByRole('button', { name: '添加第一个场景' }).click()
  await expect(templates).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(canvas).toBeFocused()
  await open(`/programManage?q=${approved.name}&resolution=${approved.width}*${approved.height}`)
  await programs.act(approved, '另存为')
  await expect(page).toHaveURL(address(approved, 2))
  await expect(canvas).toBeVisible()
})
