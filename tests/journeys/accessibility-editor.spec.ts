import { examine, expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/editor.ts'

/*
 * axe finds nothing in the editor. The server makes no difference to it.
 */
test.setTimeout(300_000)

test('the editor: templates, elements of each kind and their settings, layers, checks, dialogs', { tag: '@mock' }, async ({ page, editor, open, signIn }) => {
  await open('/login?redirect=/editorFive')
  await signIn()
  await expect(editor.templates.getByRole('list', { name: '版式模板' })).toBeVisible()
  await expectAccessible(page)
  await editor.chooseTemplate('周末大促')
  await editor.add('文本')
  await editor.panel.getByRole('button', { name: '布局' }).waitFor()
  await expectAccessible(page)
  await editor.addMedia('图片', 2)
  await expectAccessible(page)
  await editor.addMedia('混合媒体', 1)
  await editor.add('时间')
  await editor.canvas.press('Control+a')
  await expectAccessible(page)
  await page.getByRole('tab', { name: '图层' }).click()
  await expectAccessible(page)
  await page.getByRole('tab', { name: /^检查/ }).click()
  await expectAccessible(page)
  await examine(page, editor.dialog('选择图片'), () => page.getByRole('group', { name: '添加元素' }).getByRole('button', { name: '图片' }).click())
  await examine(page, editor.dialog('快捷键'), () => page.getByRole('button', { name: '快捷键' }).click())
  await examine(page, editor.dialog('预览'), () => page.getByRole('button', { name: '预览', exact: true }).click())
  await examine(page, editor.dialog('保存广告'), () => page.getByRole('button', { name: '保存', exact: true }).click())
})
