import type { Page } from '@playwright/test'
import type { ProgramUpdateRequest } from '#src/api/generated/types.gen.ts'
import { PASSWORD } from '#tests/support/console.ts'
import { expect, test, type Saving } from '#tests/support/editor-saving.ts'
import type { EditorPage } from '#tests/support/editor.ts'
import { envelopeFailures, networkFailures, statusFailures, type Failure } from '#tests/support/failures.ts'
import type { Mock } from '#tests/support/mock-control.ts'
import { BROWSER_NOTICE, watchCalls } from '#tests/support/oracle.ts'
import { send } from '#tests/support/permissions.ts'

/*
 * Saving that fails, is not answered, meets somebody else's changes or an ended session; D6, D7, N6, R7, S2.
 */

/** Lets saving fail in every way: each is said in the dialog after one write, with name and changes kept; then it works. */
async function failSaves({ page, mock, editor, saving }: { page: Page; mock: Mock; editor: EditorPage; saving: Saving }, failures: readonly Failure[]) {
  await editor.add('文本')
  const { dialog, name, submit } = await saving.ask()
  await name.fill('没有丢失的名称')
  const calls = watchCalls(page)
  for (const { name: how, trouble, says, saysOfWrite } of failures) {
    await test.step(how, async () => {
      await mock.set({ faults: [{ operationId: 'programUpdate', ...trouble }] })
      calls.clear()
      await submit.click()
      await expect(dialog.getByRole('alert')).toContainText(saysOfWrite === undefined ? says : '结果未知')
      expect(calls.of('PATCH', '/api/program')).toHaveLength(1)
      await expect(name).toHaveValue('没有丢失的名称')
      await saving.expectUnsaved()
    })
  }
  await mock.set({ faults: [] })
  await submit.click()
  await expect(dialog).toBeHidden()
  await saving.expectSaved()
}

/** Failures after which the server has done nothing. */
const undone = ({ trouble: { kind } }: Failure) => !['lost', 'cut', 'malformed', 'empty'].includes(kind)

test('a failed save keeps the dialog, the name and what is unsaved: every HTTP status', { tag: ['@http', '@long'] }, async ({ page, mock, editor, problems, saving }) => {
  test.slow()
  problems.allow(BROWSER_NOTICE)
  await saving.open(saving.adAt(0))
  await failSaves({ page, mock, editor, saving }, statusFailures)
})

test('a failed save: connections, gateways, refusals @http @long', async ({ page, mock, editor, problems, saving }) => {
  test.slow()
  problems.allow(BROWSER_NOTICE)
  await saving.open(saving.adAt(0))
  await failSaves({ page, mock, editor, saving }, [...networkFailures.filter(undone), ...envelopeFailures.slice(0, 2)])
})

// over HTTP the browser itself sends a call again whose connection breaks
test('no answer, but the server has done it: it counts as saved, and nothing is made twice', { tag: '@mock' }, async ({ page, mock, editor, problems, open, saving }) => {
  problems.allow(BROWSER_NOTICE)
  await saving.open()
  await editor.chooseTemplate('周末大促')
  await mock.set({ faults: [{ operationId: 'programCreate', kind: 'lost', times: 1 }] })
  await editor.save('只有一个')
  await saving.expectSaved()
  await expect(page).toHaveURL(/id=[^&]+&type=1/)
  await editor.add('文本')
  await mock.set({ faults: [{ operationId: 'programUpdate', kind: 'lost', times: 1 }] })
  await editor.save('只有一个')
  await saving.expectSaved()

  // and when it is not seen at once: said, nothing lost, and the next try finds what the first has made
  await open('/editorFive')
  await editor.chooseTemplate('周末大促')
  await mock.set({ faults: [{ operationId: 'programCreate', kind: 'lost', times: 1 }, { operationId: 'programList', kind: 'data', data: { total: 0, data: [] } }] })
  const { dialog, name, submit } = await saving.ask()
  await name.fill('也只有一个')
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('结果未知')
  await saving.expectUnsaved()
  await mock.set({ faults: [] })
  await submit.click()
  await expect(dialog).toBeHidden()
  await saving.expectSaved()
  for (const title of ['只有一个', '也只有一个']) {
    await open(`/programManage?q=${encodeURIComponent(title)}`)
    await expect(page.getByRole('list', { name: '广告列表' }).getByRole('button', { name: title, exact: true })).toHaveCount(1)
  }
})

test('somebody else changed or submitted the ad meanwhile: copy, overwrite or go on @mock', async ({ page, mock, editor, server, saving }) => {
  const ad = saving.adAt(0)
  await saving.open(ad)
  await editor.add('文本')
  const image = 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='
  const others: ProgramUpdateRequest = { id: ad.id, name: '别人改的', content: '{"name":"别人改的","pages":[{"elements":[],"background":{"type":0},"stay":60}]}', materialIds: [], duration: 60, width: 1920, height: 1080, snapshotBase64: image }
  expect(await send(page, server, [['PATCH', '/api/program', others]])).toEqual([expect.stringMatching(/^1 /)])
  await mock.forget()

  const conflict = editor.dialog('广告已有变化')
  const { dialog, submit } = await saving.ask()
  await submit.click()
  await expect(conflict).toContainText('修改过')
  await conflict.getByRole('button', { name: '继续编辑' }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeHidden()
  expect(await mock.calls('programUpdate')).toHaveLength(0)
  await submit.click()
  await conflict.getByRole('button', { name: '覆盖' }).click()
  await expect(dialog).toBeHidden()
  await saving.expectSaved()
  expect(await mock.calls('programUpdate')).toHaveLength(1)

  await editor.add('时间')
  expect(await send(page, server, [['POST', `/api/program/${ad.id}/check/submit`]])).toEqual([expect.stringMatching(/^1 /)])
  await saving.ask()
  await submit.click()
  await expect(conflict).toContainText('审核中，不能编辑')
  await expect(conflict.getByRole('button', { name: '覆盖' })).toHaveAttribute('aria-disabled', 'true')
  await conflict.getByRole('button', { name: '另存为新广告' }).click()
  await expect(dialog).toBeHidden()
  await saving.expectSaved()
  expect(await mock.calls('programUpdate')).toHaveLength(1)
  expect(await mock.calls('programCreate')).toHaveLength(1)
  await expect(page).not.toHaveURL(new RegExp(`id=${ad.id}&`))
})

test('code 2 at saving: login comes over the editor, and document, history and name are still there @http', async ({ page, mock, editor, saving }) => {
  await saving.open(saving.adAt(0))
  await editor.add('文本')
  await editor.panel.getByLabel('文本内容').fill('登录过期也还在')
  const { dialog, name, submit } = await saving.ask()
  await name.fill('过期之前的名称')
  await mock.set({ faults: [{ operationId: 'programUpdate', kind: 'session', times: 1 }] })
  await submit.click()
  const login = editor.dialog('重新登录')
  await login.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: '登录', exact: true }).click()
  await expect(login).toBeHidden()
  await expect(name).toHaveValue('过期之前的名称')
  await submit.click()
  await expect(dialog).toBeHidden()
  await saving.expectSaved()
  await expect(editor.scenes.first()).toHaveAccessibleName(/登录过期也还在/)
  await page.getByRole('button', { name: /^撤销/ }).click()
  await saving.expectUnsaved()
})
