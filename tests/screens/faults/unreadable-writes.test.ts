import { screen, waitFor, within } from '@testing-library/dom'
import { expect, inject, test } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { doneFailures, type Failure } from '#tests/support/failures.ts'
import { renderConsole, type RenderedConsole } from '#tests/support/render-console.tsx'
import { adAt, editorAddress, expectSaved, openEditor } from '../support/editor.ts'
import { expectAnswered, expectSurvived, failFromNowOn } from '../support/faults.ts'
import { problems } from '../support/problems.ts'
import { openPublish } from '../support/publish.ts'
import { dialog, expectNoDialog, field, fill, press } from '../support/steps.ts'
import { findTerminal, openTerminals } from '../support/terminals.ts'

/*
 * Writes that were done, and whose answers do not say so: none of them counts as refused, none as done, and none is
 * sent again unasked (N6, N10).
 */

const online = findTerminal(({ state }) => state === 1)

/** Presses a form's button under each failure: said in the form, nothing sent without a yes to the question. */
async function expectAskedEachTime(
  { user, server }: Pick<RenderedConsole, 'user' | 'server'>,
  operationId: OperationId,
  submit: () => Promise<void>,
) {
  let first = true
  for (const { name, trouble, saysOfWrite = '' } of doneFailures) {
    await failFromNowOn(server, operationId, trouble)
    await submit()
    if (!first) {
      const question = await dialog('再次提交？')
      expect(server.calls(operationId), name).toHaveLength(0)
      await press(user, '仍要提交', question)
      await expectNoDialog('再次提交？')
    }
    first = false
    await expectAnswered(server, operationId, 1)
    await expectSurvived(saysOfWrite, name)
    expect(server.calls(operationId), name).toHaveLength(1)
  }
  await submit()
  await press(user, '先去核对', await dialog('再次提交？'))
  await expectNoDialog('再次提交？')
  expect(server.calls(operationId)).toHaveLength(1)
}

test('a new role', async () => {
  problems.allow(/roleCreate/)
  const { user, server } = await renderConsole({ at: '/form/role' })
  await press(user, '新增角色')
  const form = await dialog('新增角色')
  await fill(user, field(form, /角色名称/), '夜班运营')
  await user.click(await within(form).findByText('广告管理', { selector: '[role=treeitem] *' }))
  await expectAskedEachTime({ user, server }, 'roleCreate', () => press(user, '确定', form))
  // it is there from the first time on, behind the form
  await user.keyboard('{Escape}')
  await press(user, '放弃修改')
  expect((await screen.findAllByRole('cell', { name: '夜班运营' }))[0]).toBeVisible()
})

test('a publish', async () => {
  problems.allow(/programPlay/)
  const { user, server, pick, submit } = await openPublish()
  await pick(1)
  await expectAskedEachTime({ user, server }, 'programPlay', submit)
})

test('a command', async () => {
  problems.allow(/deviceCommandSend/)
  const { user, server, row, act } = await openTerminals('?state=1')
  for (const { name, trouble, saysOfWrite } of doneFailures) {
    await failFromNowOn(server, 'deviceCommandSend', trouble)
    await row(online)
    await act(online, '重启')
    await press(user, '执行', await dialog('下发指令'))
    const question = await dialog('下发指令')
    await waitFor(() => expect(within(question).getByRole('alert'), name).toHaveTextContent(String(saysOfWrite)))
    // what was pressed once only closes now
    expect(within(question).queryByRole('button', { name: '执行' })).toBeNull()
    expect(within(question).getByRole('button', { name: '仍要重新执行' })).toBeVisible()
    await press(user, '知道了', question)
    await expectNoDialog('下发指令')
    expect(server.calls('deviceCommandSend'), name).toHaveLength(1)
  }
})

// to the editor they are one failure
const ofEditor = inject('long') ? doneFailures : doneFailures.slice(0, 2)

test.each(ofEditor.map((failure): [string, Failure] => [failure.name, failure]))(
  'a changed ad, answered by %s: it is looked for, and found',
  async (_, { trouble }) => {
    problems.allow(/programUpdate/)
    const { server, add, save } = await openEditor(editorAddress(adAt(0)))
    await add('文本')
    await failFromNowOn(server, 'programUpdate', trouble)
    await save('存下来了')
    await expectSaved()
    expect(server.calls('programUpdate')).toHaveLength(1)
  },
)

test('a change that is done, whose answer is lost and that cannot be looked up: the next save knows it as its own', async () => {
  const { user, server, add, ask } = await openEditor(editorAddress(adAt(0)))
  await add('文本')
  const { form, name, submit } = await ask()
  await fill(user, name, '没有旁人')
  await server.setSwitches({
    faults: [
      { operationId: 'programUpdate', kind: 'lost', times: 1 },
      // read once before it is sent
      { operationId: 'programGet', kind: 'drop', skip: 1 },
    ],
  })
  await user.click(submit)
  expect(await within(form).findByRole('alert')).toHaveTextContent('暂时无法核对这次保存是否成功')
  await server.setSwitches({ faults: [] })
  await user.click(submit)
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog', { name: '广告已有变化' })).toBeNull()
  await expectSaved()
})

test('a new ad that is done, whose answer is lost and that cannot be looked up: nobody knows, and it is asked about', async () => {
  const { user, server, chooseTemplate, add, ask } = await openEditor(editorAddress())
  await chooseTemplate('空白场景')
  await add('文本')
  const { form, name, submit } = await ask()
  await fill(user, name, '不知道在不在')
  // the count of what waits for review asks the same call, and has asked
  await waitFor(() => expect(server.calls('programList')).toHaveLength(1))
  await server.setSwitches({
    faults: [
      { operationId: 'programCreate', kind: 'lost', times: 1 },
      { operationId: 'programList', kind: 'drop', skip: 1 },
    ],
  })
  await user.click(submit)
  expect(await within(form).findByRole('alert')).toHaveTextContent(/^结果未知：暂时无法核对这次保存是否成功/)
  await user.click(submit)
  await press(user, '先去核对', await dialog('再次提交？'))
  expect(server.calls('programCreate')).toHaveLength(1)
  await server.setSwitches({ faults: [] })
  await user.click(submit)
  await press(user, '仍要提交', await dialog('再次提交？'))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  await expectSaved()
  expect(server.calls('programCreate')).toHaveLength(1)
})
