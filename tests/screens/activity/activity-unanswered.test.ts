import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  activityOf,
  activityPanel,
  expectFigures,
  expectFiguresInTime,
  figuresNow,
  lookedUp,
} from '../support/activity.ts'
import { problems } from '../support/problems.ts'
import { ad, deviceBoxes, openPublish, published } from '../support/publish.ts'
import { dialog, expectDone, field, fill, press } from '../support/steps.ts'
import { findTerminal, openTerminals } from '../support/terminals.ts'

const PUBLISH = `发布“${ad.name}”`
const online = findTerminal(({ state }) => state === 1)

/** Opens the list with the terminal, and how a command is sent to it. */
async function openCommands() {
  const opened = await openTerminals('?state=1')
  const { user, row, act } = opened
  await row(online)
  async function restart() {
    await act(online, '重启')
    await press(user, '执行', await dialog('下发指令'))
  }
  return { ...opened, restart }
}

test('a command without an answer is neither done nor failed, and is found when the server has it', async () => {
  problems.allow(/deviceCommandSend/)
  const { user, server, advance, restart } = await openCommands()
  await server.setSwitches({ faults: [{ operationId: 'deviceCommandSend', kind: 'lost', times: 1 }] })
  await restart()
  const question = await dialog('下发指令')
  await press(user, '知道了', question)
  await press(user, /^任务，进行中 1/)
  await activityPanel()
  expect(figuresNow('重启')).toBe('完成 0 / 1 · 未知 1')
  expect(activityOf('重启')).toHaveTextContent('结果未知：下发后没有收到服务器答复')
  await advance(60_000)
  await expectFiguresInTime('重启', '完成 1 / 1')
  expect(within(activityOf('重启')).queryByRole('button', { name: '重新核对' })).toBeNull()
})

test('what the server does not have stays unknown, also where the same was done before', async () => {
  const { user, server, advance, restart } = await openCommands()
  await restart()
  await expectDone(user)
  await activityPanel()
  await advance(60_000)
  await expectFiguresInTime('重启', '完成 1 / 1')

  await server.setSwitches({ faults: [{ operationId: 'deviceCommandSend', kind: 'status', status: 504, times: 1 }] })
  await restart()
  await press(user, '知道了', await dialog('下发指令'))
  await expectFigures('重启', '完成 0 / 1 · 未知 1')
  await advance(60_000)
  const asked = server.calls('deviceCommandHistory').length
  await press(user, '重新核对', activityOf('重启'))
  await waitFor(() => expect(server.calls('deviceCommandHistory')).toHaveLength(asked + 1))
  await waitFor(() => expect(activityOf('重启')).toHaveTextContent(/最近核对：.*未查到记录/))
  expect(figuresNow('重启')).toBe('完成 0 / 1 · 未知 1')
})

test.each([
  ['carried out', { kind: 'lost' }, '完成 1 / 1', 0],
  ['not carried out', { kind: 'status', status: 502 }, '完成 0 / 1 · 未知 1', 2],
] as const)('a publish without an answer that was %s to where the ad plays already', async (_, fault, says, looks) => {
  problems.allow(/programPlay/)
  const { user, server, devices, filters, submit } = await openPublish()
  const sn = String((await published(server)).find(({ deviceState, status }) => deviceState === 1 && status)?.deviceSn)
  await user.type(field(filters(), '终端'), `${sn}{Enter}`)
  await waitFor(() => expect(deviceBoxes(devices)).toHaveLength(1))
  await waitFor(() => expect(deviceBoxes(devices)[0]?.closest('tr')).toHaveTextContent(sn))
  await user.click(deviceBoxes(devices)[0] as HTMLElement)
  await server.setSwitches({ faults: [{ operationId: 'programPlay', times: 1, ...fault }] })
  await submit()
  await screen.findAllByText(/结果未知/)
  await user.keyboard('{Escape}')
  await press(user, '放弃修改')
  await press(user, /^任务，进行中 1/)
  await activityPanel()
  expect(figuresNow(PUBLISH)).toBe('完成 0 / 1 · 未知 1')
  await lookedUp(server, 'playRecordList', looks)
  await expectFiguresInTime(PUBLISH, says)
})

test('settings without an answer are in force when the terminal has them', async () => {
  problems.allow(/deviceVolumeSet/)
  const { user, server, act, row, advance } = await openTerminals('?state=1')
  await row(online)
  async function set(volume: string) {
    await act(online, '设置音量')
    const form = await dialog('设置音量')
    await fill(user, field(form, '默认音量'), volume)
    await press(user, '确定', form)
    await within(form).findByText(/结果未知/)
    await user.keyboard('{Escape}')
    await press(user, '放弃修改')
  }
  await server.setSwitches({ faults: [{ operationId: 'deviceVolumeSet', kind: 'lost', times: 1 }] })
  await set('37')
  await server.setSwitches({ faults: [{ operationId: 'deviceVolumeSet', kind: 'status', status: 504, times: 1 }] })
  await advance(60_000)
  await press(user, /^任务/)
  await activityPanel()
  await expectFiguresInTime('设置音量 37', '完成 1 / 1')
  await set('41')
  await lookedUp(server, 'deviceGet', 2)
  await expectFigures('设置音量 41', '完成 0 / 1 · 未知 1')
})
