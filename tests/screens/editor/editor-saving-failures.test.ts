import { screen, waitFor, within } from '@testing-library/dom'
import { expect, inject, test } from 'vitest'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { askToYield } from '#src/features/editor/session/tab-lock.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { envelopeFailures, networkFailures, statusFailures, type Failure } from '#tests/support/failures.ts'
import {
  adAt,
  editorAddress,
  expectSaved,
  expectUnsaved,
  notice,
  openEditor,
  savedByAnother,
  scenes,
  textField,
} from '../support/editor.ts'
import { endFaults, failFromNowOn } from '../support/faults.ts'
import { loginForm } from '../support/session.ts'
import { dialog, expectNoDialog, fill, press } from '../support/steps.ts'

/*
 * Saving that fails, is not answered, meets somebody else's changes or an ended session (D6, D7, N6, E14, S2).
 */

/** Failures after which the server has done nothing. */
const undone = ({ trouble: { kind } }: Failure) => !['lost', 'cut', 'malformed', 'empty'].includes(kind)

test.each([
  ['HTTP statuses', inject('long') ? statusFailures : statusFailures.slice(0, 3)],
  ['connections, gateways, refusals', [...networkFailures.filter(undone), ...envelopeFailures.slice(0, 2)]],
])('a failed save keeps the dialog, the name and what is unsaved: %s', async (_what, failures) => {
  const { user, server, add, ask } = await openEditor(editorAddress(adAt(0)))
  await add('文本')
  const { form, name, submit } = await ask()
  await fill(user, name, '没有丢失')
  for (const { name: how, trouble, says, saysOfWrite } of failures) {
    await failFromNowOn(server, 'programUpdate', trouble)
    await user.click(submit)
    await waitFor(() => {
      expect(server.calls('programUpdate'), how).toHaveLength(1)
      expect(submit, how).not.toHaveAttribute('data-loading')
      expect(within(form).getByRole('alert'), how).toHaveTextContent(
        saysOfWrite === undefined || ['status', 'gateway'].includes(trouble.kind) ? says : '结果未知',
      )
    })
    expect(name).toHaveValue('没有丢失')
    expect(screen.getByText('有未保存的修改')).toBeInTheDocument()
  }
  await endFaults(server)
  await user.click(submit)
  await waitFor(() => expect(form).not.toBeInTheDocument())
  await expectSaved()
})

test('a new ad without an answer counts as saved when the server has it, and so does a change', async () => {
  const { server, chooseTemplate, add, save, at } = await openEditor(editorAddress())
  await chooseTemplate('空白场景')
  await add('文本')
  await server.setSwitches({ faults: [{ operationId: 'programCreate', kind: 'lost', times: 1 }] })
  await save('只有一个')
  await expectSaved()
  await waitFor(() => expect(at()).toMatch(/id=[^&]+&type=1$/))
  await add('时间')
  await server.setSwitches({ faults: [{ operationId: 'programUpdate', kind: 'lost', times: 1 }] })
  await save('只有一个')
  await expectSaved()
  expect(server.calls('programUpdate')).toHaveLength(1)
  const { total } = await server.send<{ total: number }>(
    'GET',
    `/api/program/page?page=0&limit=10&name=${encodeURIComponent('只有一个')}`,
  )
  expect(total).toBe(1)
})

test('a new ad without an answer that is not seen at once: said, nothing lost, and the next try finds it', async () => {
  const { user, server, chooseTemplate, add, ask } = await openEditor(editorAddress())
  await chooseTemplate('空白场景')
  await add('文本')
  await server.setSwitches({
    faults: [
      { operationId: 'programCreate', kind: 'lost', times: 1 },
      { operationId: 'programList', kind: 'data', data: { total: 0, data: [] } },
    ],
  })
  const { form, name, submit } = await ask()
  await fill(user, name, '也只有一个')
  await user.click(submit)
  expect(await within(form).findByRole('alert')).toHaveTextContent('结果未知')
  await expectUnsaved()
  await endFaults(server)
  await user.click(submit)
  await waitFor(() => expect(form).not.toBeInTheDocument())
  await expectSaved()
  expect(server.calls('programCreate')).toHaveLength(1)
  const { total } = await server.send<{ total: number }>(
    'GET',
    `/api/program/page?page=0&limit=10&name=${encodeURIComponent('也只有一个')}`,
  )
  expect(total).toBe(1)
})

test('somebody else changed the ad meanwhile: go on editing, or overwrite', async () => {
  const ad = adAt(0)
  const { user, server, add, ask } = await openEditor(editorAddress(ad))
  await add('文本')
  await server.send('PATCH', '/api/program', savedByAnother(ad))
  server.clearReport()
  const { form, name, submit } = await ask()
  await user.click(submit)
  const conflict = await dialog('广告已有变化')
  expect(conflict).toHaveTextContent('修改过')
  await press(user, '继续编辑', conflict)
  await expectNoDialog('广告已有变化')
  expect(form).toBeVisible()
  expect(within(form).queryByRole('alert')).toBeNull()
  expect(server.calls('programUpdate')).toHaveLength(0)
  await user.click(submit)
  await press(user, '覆盖', await dialog('广告已有变化'))
  await waitFor(() => expect(name).not.toBeInTheDocument())
  await expectSaved()
  expect(server.calls('programUpdate')).toHaveLength(1)
  expect(await server.send<ProgramDetail>('GET', `/api/program/${ad.id}`)).toMatchObject({ name: ad.name })
})

test('somebody else submitted the ad meanwhile: it cannot be overwritten, and is saved as a new one', async () => {
  const ad = adAt(0)
  const { user, server, add, ask, at } = await openEditor(editorAddress(ad))
  await add('时间')
  await server.send('POST', `/api/program/${ad.id}/check/submit`)
  server.clearReport()
  const { form, submit } = await ask()
  await user.click(submit)
  const conflict = await dialog('广告已有变化')
  expect(conflict).toHaveTextContent('审核中，不能编辑')
  expect(within(conflict).getByRole('button', { name: '覆盖' })).toHaveAttribute('aria-disabled', 'true')
  await press(user, '另存为新广告', conflict)
  await waitFor(() => expect(form).not.toBeInTheDocument())
  await expectSaved()
  expect(server.calls('programUpdate')).toHaveLength(0)
  expect(server.calls('programCreate')).toHaveLength(1)
  await waitFor(() => expect(at()).toMatch(/id=[^&]+&type=1$/))
  expect(at()).not.toBe(editorAddress(ad))
})

test.each(['the save dialog', 'the question about a conflict'])(
  'another window takes over while %s is open: nothing is sent, and the name stays in the field',
  async (open) => {
    const ad = adAt(0)
    const { user, server, add, ask } = await openEditor(editorAddress(ad))
    await add('文本')
    const { form, name, submit } = await ask()
    await fill(user, name, '没有存成')
    if (open === 'the save dialog') {
      await askToYield(String(ad.id))
      await notice('此广告已转到另一窗口编辑')
      await user.click(submit)
    } else {
      await server.send('PATCH', '/api/program', savedByAnother(ad))
      server.clearReport()
      await user.click(submit)
      const conflict = await dialog('广告已有变化')
      await askToYield(String(ad.id))
      await press(user, '覆盖', conflict)
    }
    expect(await within(form).findByRole('alert')).toHaveTextContent('此广告已转到另一窗口编辑')
    expect(name).toHaveValue('没有存成')
    expect(server.calls('programUpdate')).toHaveLength(0)
  },
)

test('code 2 at saving: login comes over the editor, and document, history and name are still there', async () => {
  const { user, server, add, ask } = await openEditor(editorAddress(adAt(0)))
  await add('文本')
  await fill(user, await textField(), '登录过期也还在')
  const { form, name, submit } = await ask()
  await fill(user, name, '过期之前')
  await server.setSwitches({ faults: [{ operationId: 'programUpdate', kind: 'session', times: 1 }] })
  await user.click(submit)
  const login = await dialog('重新登录')
  await fill(user, (await loginForm(login)).password, PASSWORD)
  await press(user, '登录', login)
  await expectNoDialog('重新登录')
  expect(name).toHaveValue('过期之前')
  await user.click(submit)
  await waitFor(() => expect(form).not.toBeInTheDocument())
  await expectSaved()
  expect(scenes()[0]).toHaveAccessibleName(/登录过期也还在/)
  await press(user, /^撤销/)
  await expectUnsaved()
})
