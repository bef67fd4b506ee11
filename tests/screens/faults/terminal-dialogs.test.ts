import { waitFor } from '@testing-library/dom'
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
