import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/editor/editor.ts'

/*
 * axe finds nothing on whole documents, in the colours that the browser asks for. Each screen test ends with a look of
 * axe, and so does each story, in light and in dark; here is what only a real page has: its language and title, its
 * landmarks beside the badge of the simulated server, and a preferred scheme.
 */
// axe looks at colours
test.use({ painted: true })

test('whole documents: login, home, the editor', { tag: '@mock' }, async ({ page, editor, open, signIn }) => {
  await open('/login')
  await expect(page.getByRole('region', { name: '演示账号' }).getByRole('button').first()).toBeVisible()
  await expectAccessible(page)
  await signIn()
  await expect(page.getByRole('img', { name: /^终端在线状态环形图/ })).toBeVisible()
  await expectAccessible(page)
  await open('/editorFive')
  // what an ad shows is its maker's: its colours are nobody's here
  await editor.chooseTemplate('空白场景')
  await editor.add('文本')
  await editor.panel.getByRole('button', { name: '布局' }).waitFor()
  await expectAccessible(page)
})
