import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/axe-page.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { expectAccessiblePopup, onTelephone, OVER_THE_PAGE } from '../support/accessibility.ts'
import { dialog, press } from '../support/steps.ts'
import { openTerminals, terminalRows } from '../support/terminals.ts'

/*
 * axe finds nothing, in light and in dark, on what opens over the pages and no story shows. What a page ends with, axe
 * looks at after each screen test; its colours are looked at in stories.
 */

test('the menu of the account, and a password that is not changed', async () => {
  const { user } = await renderConsole({ at: '/upload' })
  await expectAccessiblePopup(
    user,
    () => press(user, /^账号：/),
    () => screen.queryByRole('menu'),
  )
  await press(user, /^账号：/)
  await user.click(await screen.findByRole('menuitem', { name: '修改密码' }))
  await press(user, '确定', await dialog('修改密码'))
  await screen.findByText('请输入原密码')
  await expectAccessible(OVER_THE_PAGE)
})

test('on a telephone: the menu, a list and a drawer', async () => {
  await onTelephone()
  const { user } = await openTerminals('?state=1')
  await expectAccessiblePopup(
    user,
    () => press(user, '打开菜单'),
    () => screen.queryByRole('dialog', { name: '菜单' }),
  )
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  await expectAccessible(document.body)
  const [first] = terminalRows() as [HTMLElement]
  await user.click(within(first).getAllByRole('link')[0] as HTMLElement)
  await within(await screen.findByRole('dialog')).findByRole('status', { name: '诊断结论' })
  await expectAccessible(OVER_THE_PAGE)
})
