import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { ADMIN } from '#tests/support/accounts.ts'
import { entered, fillIn, has, openOver, sendIt, writes } from '../support/forms/form.ts'
import { formNamed, forms } from '../support/forms/forms.ts'
import { signInElsewhere, signOutElsewhere } from '../support/other-tab.ts'
import { loginForm } from '../support/session.ts'
import { dialog, expectNoDialog } from '../support/steps.ts'

/*
 * A second tab of the same browser, in which somebody signs out and in while a form is filled in here: nothing of it is
 * lost, and nothing is sent for anybody but whoever filled it in (S2, S6).
 */
const VISITOR = '13800000006'

const rows = forms.filter(({ secondTab }) => has(secondTab))

test.each(rows)('over $name a sign-out in another tab waits for its user, and it is sent once then', async (form) => {
  const { opened, overlay } = await openOver(form)
  const { server } = opened
  const part = await fillIn(form, opened, overlay)
  const before = entered(part)
  await signOutElsewhere()
  expect(await dialog('重新登录')).toHaveTextContent('您已在其他窗口退出登录')
  expect(entered(part)).toEqual(before)

  await signInElsewhere(server, form.setup?.account ?? ADMIN)
  await expectNoDialog('重新登录')
  expect(entered(part)).toEqual(before)
  await sendIt(form, opened, part)
  await waitFor(() => expect(server.calls(form.operationId)).toMatchObject([{ code: 1 }]))
})

/** One of each kind of work: dialog, preview, drawer, page, editor. */
const kinds = ['编辑终端', '素材审核', '发布广告', '批量导入账号', '创建订单', '广告制作 of an ad'].map(formNamed)

test.each(kinds)('over $name another user in another tab ends it, and nothing is sent', async (form) => {
  const { opened, overlay } = await openOver(form)
  const part = await fillIn(form, opened, overlay)
  const before = writes(opened)
  await signOutElsewhere()
  await dialog('重新登录')
  await signInElsewhere(opened.server, VISITOR)
  await loginForm()
  expect(opened.at()).toMatch(/^\/login\?redirect=/)
  await waitFor(() => expect(part).not.toBeInTheDocument())
  expect(screen.getByText('账号已在其他窗口切换')).toBeVisible()
  expect(writes(opened)).toEqual([...before, 'authLogin'])
})
