import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/publish/published/published-devices-screen.tsx'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { renderConsole, type TestServer } from '#tests/support/render-console.tsx'
import { adAt, editorAddress, openEditor } from '../support/editor.ts'
import { findMaterial, openMaterial } from '../support/materials.ts'
import { cardNow, findProgram, openProgram } from '../support/programs.ts'
import { ad, expectSuccess, openPublish, published } from '../support/publish.ts'
import { dialog, expectNoDialog, expectTotal, fill, press } from '../support/steps.ts'

/*
 * Two people act on one record; the other one was first. The server's words are shown, the list loads again, what was
 * typed stays, and nothing happens that was not meant. Reviews are in ../review/review-two.test.ts.
 */

/** Saturdays in the evening instead of the plan that the ad has. */
const EVENING = {
  scheduleType: 0,
  schedules: [
    {
      dateStart: 19700101,
      dateEnd: 20501231,
      period: [{ start: '19:00', end: '19:30', weeks: '6', level: 1, times: 1 }],
    },
  ],
}

const removed = (server: TestServer, { id }: { id: string | number }) => server.send('DELETE', `/api/program/${id}`)

const boxes = () => within(screen.getByRole('table', { name: '发布终端' })).getAllByRole('checkbox', { name: /^选择 / })

const boxOf = ({ deviceName }: PublishedDevice) => screen.getByRole('checkbox', { name: `选择 ${deviceName}` })

test('one publishes an ad that the other has deleted: the words of the server, the choice and the plan stay', async () => {
  const { server, form, pick, submit } = await openPublish()
  await pick(2)
  await removed(server, ad)
  await submit()
  await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('广告不存在'))
  expect(form).toHaveTextContent('将发布到 2 台终端')
  expect(server.calls('programPlay')).toHaveLength(1)
  // the list behind it does not have it any more
  await waitFor(() => expect(cardNow(ad)).toBeUndefined())
})

test('one stops what the other has published anew: the question says that it is the new plan', async () => {
  const { user, server } = await renderConsole({ at: `/checkPubMet?id=${ad.id}` })
  const all = await published(server)
  await expectTotal(all.length)
  for (const device of all.slice(0, 2)) await user.click(boxOf(device))
  const other = { programId: ad.id, deviceIds: [all[0]?.deviceId], publish: 1 }
  await server.send('POST', '/api/program/play', { ...other, ...EVENING })
  await press(user, '停播')
  const question = await dialog('停播广告')
  expect(question).toHaveTextContent('确定在选中终端上停播该广告?共 2 台终端')
  expect(within(question).getByText('1 台终端的投放计划在选择之后已被修改，停播的将是修改后的计划。')).toBeVisible()
  await press(user, '取消', question)
  await expectNoDialog()
  // the list has loaded again
  const row = screen.getByRole('cell', { name: String(all[0]?.deviceSn) }).closest('tr')
  expect(row).toHaveTextContent('19:00-19:30')
  expect(await published(server)).toHaveLength(all.length)
  // what has been seen is not said again
  await press(user, '停播')
  expect(within(await dialog('停播广告')).queryByText(/已被修改/)).toBeNull()
})

test('one stops what the other has stopped already: it is taken out of the choice, and said', async () => {
  const { user, server } = await renderConsole({ at: `/checkPubMet?id=${ad.id}` })
  const all = await published(server)
  await expectTotal(all.length)
  for (const device of all.slice(0, 2)) await user.click(boxOf(device))
  await server.send('POST', '/api/program/play', { programId: ad.id, deviceIds: [all[0]?.deviceId], publish: 0 })
  await press(user, '停播')
  expect(await screen.findByText('1 台终端已不在发布列表中，已从选择中移除')).toBeVisible()
  const question = await dialog('停播广告')
  expect(question).toHaveTextContent('共 1 台终端。')
  await press(user, '确定', question)
  await expectSuccess('已在1个终端上停播该广告')
})

test('a look at the list that fails does not keep anybody from stopping', async () => {
  const { user, server } = await renderConsole({ at: `/checkPubMet?id=${ad.id}` })
  await expectTotal((await published(server)).length)
  await user.click(boxes()[0] as HTMLElement)
  await server.setSwitches({ faults: [{ operationId: 'programPlayList', kind: 'refuse', msg: '服务器正在维护' }] })
  await press(user, '停播')
  await press(user, '确定', await dialog('停播广告'))
  await expectSuccess('已在1个终端上停播该广告')
})

test('one stops while the other publishes: the publish goes out as it was chosen', async () => {
  const { server, form, pick, submit } = await openPublish()
  await pick(1)
  const before = (await published(server)).map(({ deviceId }) => deviceId)
  await server.send('POST', '/api/program/play', { programId: ad.id, deviceIds: before, publish: 0 })
  await submit()
  await expectSuccess('节目成功发布到了1个终端')
  expect(await published(server)).toHaveLength(1)
  await waitFor(() => expect(form).not.toBeInTheDocument())
})

test('one edits an ad that the other has deleted: it is saved as a new one, or nothing happens', async () => {
  const edited = adAt(0)
  const { user, server, add, ask } = await openEditor(editorAddress(edited))
  await add('文本')
  await removed(server, edited)
  const { form, name, submit } = await ask()
  await fill(user, name, '没有丢失')
  await user.click(submit)
  const conflict = await dialog('广告已有变化')
  expect(conflict).toHaveTextContent('可能已被删除')
  await press(user, '继续编辑', conflict)
  await expectNoDialog('广告已有变化')
  expect(name).toHaveValue('没有丢失')
  expect(form).toBeVisible()
  expect(server.calls('programUpdate')).toEqual([])
})

test('one deletes an ad that the other has submitted: the server says why not, and the card shows where it is', async () => {
  const program = findProgram(({ status }) => status === 0)
  const { user, server, act } = await openProgram(program)
  await act(program, '删除')
  const question = await dialog('删除广告')
  await server.send('POST', `/api/program/${program.id}/check/submit`)
  await press(user, '删除', question)
  expect(await within(question).findByRole('alert')).toHaveTextContent('审核中的广告不能删除')
  await press(user, '取消', question)
  await waitFor(() => expect(cardNow(program)).toHaveTextContent('一级审核'))
})

test('one renames a material that the other has deleted: what was typed stays beside the words of the server', async () => {
  const material = findMaterial(({ status }) => status === 1)
  const { user, server, act } = await openMaterial(material)
  await act(material, '重命名')
  const form = await dialog('重命名素材')
  await fill(user, within(form).getByRole('textbox', { name: '素材名称' }), '新的名称')
  await server.send('DELETE', `/api/material/${material.id}`)
  await press(user, '确定', form)
  expect(await within(form).findByRole('alert')).toHaveTextContent('素材不存在')
  expect(within(form).getByRole('textbox', { name: '素材名称' })).toHaveValue('新的名称')
})

test('one submits an ad that the other has submitted: once is enough, and it is said', async () => {
  const program = findProgram(({ status }) => status === 0)
  const { user, server, act } = await openProgram(program)
  await act(program, '提交')
  const question = await dialog('提交审核')
  await server.send('POST', `/api/program/${program.id}/check/submit`)
  await press(user, '提交', question)
  expect(await within(question).findByRole('alert')).toHaveTextContent('该广告当前不能提交')
  await press(user, '取消', question)
  await waitFor(() => expect(cardNow(program)).toHaveTextContent('一级审核'))
})
