import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { endFaults, expectSurvived, failFromNowOn, openList } from '../support/faults.ts'
import { dialog, expectDone, press } from '../support/steps.ts'
import { findTerminal } from '../support/terminals.ts'

test('a form and a question say a refusal where it happened, and work when asked again', async () => {
  const device = findTerminal(({ state }) => state === 1)
  const { user, server, act } = await openList(`?q=${device.sn}`)

  /** Submits a dialog, refused first. */
  async function refuseThenSucceed(form: HTMLElement, submit: string, operationId: OperationId) {
    await failFromNowOn(server, operationId, { kind: 'refuse', msg: '服务器正在维护' })
    await press(user, submit, form)
    await expectSurvived('服务器正在维护')
    expect(form).toHaveTextContent('服务器正在维护')
    expect(server.calls(operationId)).toHaveLength(1)
    await endFaults(server)
    await press(user, submit, form)
    await expectDone(user)
    await waitFor(() => expect(form).not.toBeInTheDocument())
    expect(server.calls(operationId)).toHaveLength(2)
  }

  await act(device, '设置音量')
  await refuseThenSucceed(await dialog('设置音量'), '确定', 'deviceVolumeSet')

  await act(device, '磁盘清理')
  await refuseThenSucceed(await dialog('下发指令'), '执行', 'deviceCommandSend')
})

test('a command that a gateway has not answered is of unknown result: the next click closes, and sending it again is another button (N6)', async () => {
  const device = findTerminal(({ state }) => state === 1)
  const { user, server, act } = await openList(`?q=${device.sn}`)
  for (const trouble of [{ kind: 'status', status: 504 }, { kind: 'malformed' }] as const) {
    await act(device, '重启')
    const question = await dialog('下发指令')
    await failFromNowOn(server, 'deviceCommandSend', trouble)
    await press(user, '执行', question)
    await waitFor(() => expect(within(question).getByRole('alert')).toHaveTextContent('结果未知，请刷新核对'))
    // nothing is decided on old rows
    expect(server.calls('deviceList')).toHaveLength(1)
    expect(within(question).queryByRole('button', { name: '执行' })).toBeNull()
    await press(user, '知道了', question)
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(server.calls('deviceCommandSend')).toHaveLength(1)
  }
  await act(device, '重启')
  const question = await dialog('下发指令')
  await failFromNowOn(server, 'deviceCommandSend', { kind: 'status', status: 502 })
  await press(user, '执行', question)
  await within(question).findByText('操作可能已经生效，请核对后再决定是否重新执行。')
  await endFaults(server)
  await press(user, '仍要重新执行', question)
  await expectDone(user)
  await screen.findByText(/^正在跟踪：重启/)
})
