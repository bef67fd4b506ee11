import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { findTerminal } from '../support/terminals.ts'
import { ad, expectSuccess, LIST, published, publishDialog } from '../support/publish.ts'
import { actOn, expectNoDialog, press } from '../support/steps.ts'
import { card } from '../support/programs.ts'

/* The diagnosis leads to the ads for one terminal, which is then chosen. */

const terminal = findTerminal(({ resolution, state }) => resolution === '1920*1080' && state === 1)

test('an ad that is chosen for a terminal is published to it, without looking for it again', async () => {
  const opened = await renderConsole({ at: `${LIST}&device=${terminal.id}` })
  const { user, server, at } = opened
  expect(await screen.findByText(`正在为终端“${terminal.name}”选择广告，点击“发布”时已选中它`)).toBeVisible()
  await actOn(user, await card(ad), '发布')
  const { form, submit } = await publishDialog(opened)
  expect(within(form).getByText('将发布到 1 台终端')).toBeVisible()
  await submit()
  await expectSuccess('节目成功发布到了1个终端')
  expect((await published(server)).map(({ deviceId }) => String(deviceId))).toContain(String(terminal.id))
  await user.keyboard('{Escape}')
  await expectNoDialog()
  // until somebody says otherwise the next one is for it too
  expect(at()).toMatch(/device=/)
  await press(user, '不再指定')
  await waitFor(() => expect(at()).not.toMatch(/device=/))
  expect(screen.queryByText(/正在为终端/)).toBeNull()
})

test('a terminal that cannot be read is said, and publishing goes on without it', async () => {
  const opened = await renderConsole({ at: `${LIST}&device=99999999` })
  expect(await screen.findByText('指定的终端未能读取：终端不存在')).toBeVisible()
  await actOn(opened.user, await card(ad), '发布')
  const { form } = await publishDialog(opened)
  expect(within(form).getByText('未选择终端')).toBeVisible()
})
