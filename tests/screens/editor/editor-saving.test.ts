import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import {
  adAt,
  canvas,
  editorAddress,
  editorIn,
  expectSaved,
  expectUnsaved,
  notice,
  openEditor,
  pictureFacts,
  watchSaves,
} from '../support/editor.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { advance } from '#tests/support/clock.ts'
import { cards, findProgram, openPrograms } from '../support/programs.ts'
import { holding, without } from '../support/permissions.ts'
import { dialog, expectDone, expectNoDialog, field, fill, press, watchDownloads } from '../support/steps.ts'

/*
 * Saving from the editor: new ads, changed ones and copies, and what cannot be edited (D8, D10).
 */

test('the name of an ad is checked before anything is sent', async () => {
  const { user, server, chooseTemplate, ask, at } = await openEditor(editorAddress())
  await chooseTemplate('周末大促')
  // what the check found leads to the element, which has the keys then
  await user.click(await within((await ask()).form).findByRole('button', { name: /没有图片/ }))
  await waitFor(async () => expect(await canvas()).toHaveFocus())
  await waitFor(() => expect(screen.getByRole('region', { name: '属性' })).toHaveTextContent('没有图片'))
  await user.keyboard('{Control>}s{/Control}')
  const form = await dialog('保存广告')
  const [name, submit] = [field(form, /^广告名称/), within(form).getByRole('button', { name: '保存' })]
  for (const [typed, says] of [
    ['', '请输入广告名称'],
    ['   ', '请输入广告名称'],
    ['一二三四五六七八九十一二三四五六七八九十一', '广告名称不能超过 20 个字符'],
  ] as const) {
    await fill(user, name, typed)
    await user.click(submit)
    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(says)))
  }
  expect(server.calls('programCreate')).toHaveLength(0)
  // twenty characters that people see
  await fill(user, name, ' 春装上新🎉二三四五六七八九十一二三四五六 ')
  // Enter stays, as the keys do that asked
  await user.type(name, '{Enter}')
  await waitFor(() => expect(form).not.toBeInTheDocument())
  await expectSaved()
  expect(at()).toMatch(/editorFive/)
  expect(server.calls('programCreate')).toHaveLength(1)
})

test('an ad that is saved and left is seen in the list, where its filters were; a new one at the top', async () => {
  const { user, server, chooseTemplate, ask, add, at } = await openPrograms('?status=0').then(editorIn)
  await user.click((await screen.findAllByRole('button', { name: '编辑' }))[0] as HTMLElement)
  await canvas()
  await add('文本')
  const { form, name } = await ask()
  await fill(user, name, '存后返回')
  await press(user, '保存并返回', form)
  await waitFor(() => expect(at()).toMatch(/programManage\?status=0$/))
  expect(await screen.findByRole('button', { name: '存后返回' })).toBeVisible()
  await expectNoDialog('保存广告')
  expect(server.calls('programUpdate')).toHaveLength(1)

  await press(user, '制作广告')
  await chooseTemplate('周末大促')
  const made = await ask()
  await fill(user, made.name, '新做的广告')
  await user.type(made.name, '{Enter}')
  await waitFor(() => expect(at()).toMatch(/programManage$/))
  await waitFor(() => expect(cards()[0]).toHaveTextContent('新做的广告'))
})

test('a new ad that was saved before it is left is seen at the top of the list, wherever it was begun', async () => {
  const { user, chooseTemplate, ask, at } = await openPrograms('?status=0').then(editorIn)
  await press(user, '制作广告')
  await chooseTemplate('周末大促')
  const { form, name } = await ask()
  await fill(user, name, '先存后返回')
  await press(user, '保存', form)
  await expectSaved()
  await press(user, '保存并返回', (await ask()).form)
  await waitFor(() => expect(at()).toMatch(/programManage$/))
  await waitFor(() => expect(cards()[0]).toHaveTextContent('先存后返回'))
})

test('Ctrl+S saves at once and stays, beside what is edited, and asks where it has to', async () => {
  const sent = watchSaves()
  const ad = adAt(0)
  const { user, server, add, at } = await openEditor(editorAddress(ad))
  await add('文本')
  await expectUnsaved()
  await server.setSwitches({ faults: [{ operationId: 'programUpdate', kind: 'delay', delay: 3_000 }] })
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('正在保存…')
  // another press sends nothing, and what is done meanwhile is not said to be saved
  await user.keyboard('{Control>}s{/Control}')
  await add('时间')
  await advance(4_000)
  await expectUnsaved()
  expect(sent).toHaveLength(1)
  await server.setSwitches({ faults: [] })
  // what is being typed is part of it
  const x = await screen.findByRole('spinbutton', { name: '左边距' })
  await user.clear(x)
  await user.type(x, '12{Control>}s{/Control}')
  await expectSaved()
  expect(sent).toHaveLength(2)
  expect(String(sent[1]?.body.content)).toContain(`"left":${((12 / Number(ad.width)) * 100).toFixed(4)},`)
  await expectNoDialog('保存广告')
  expect(at()).toMatch(/editorFive/)
  // nothing to save sends nothing
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('没有未保存的修改')).toBeInTheDocument()
  expect(server.calls('programUpdate')).toHaveLength(2)

  // what fails is said, and stays unsaved
  await add('文本')
  await server.setSwitches({ faults: [{ operationId: 'programUpdate', kind: 'refuse', msg: '保存服务暂不可用' }] })
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('保存服务暂不可用')).toBeVisible()
  await expectUnsaved()
})

test('a new ad is sent once and whole, and edited on under its own address', async () => {
  const sent = watchSaves()
  const { user, server, chooseTemplate, add, ask, save, at } = await openEditor(editorAddress())
  await chooseTemplate('周末大促')
  const { name, submit } = await ask()
  await fill(user, name, '周末上新')
  for (let times = 0; times < 3; times++) submit.click()
  await expectDone(user)
  await expectNoDialog('保存广告')
  await expectSaved()
  expect(sent).toHaveLength(1)
  const { content, snapshotBase64, ...rest } = sent[0]?.body ?? {}
  const ad = JSON.parse(String(content)) as { name: string; pages: { stay: number }[] }
  expect(ad).toMatchObject({ name: '周末上新', pages: [{}] })
  expect(rest).toEqual({
    name: '周末上新',
    materialIds: expect.any(Array),
    duration: ad.pages[0]?.stay,
    width: 1920,
    height: 1080,
  })
  expect(await pictureFacts(String(snapshotBase64))).toEqual({ width: 960, height: 540, plain: false })

  // edited on: the same history, its own address, and from now on a change
  await waitFor(() => expect(at()).toMatch(/editorFive\?id=[^&]+&type=1$/))
  const id = new URLSearchParams(at().split('?')[1]).get('id')
  expect(screen.getByRole('button', { name: /^撤销：/ })).toBeEnabled()
  await add('文本')
  await expectUnsaved()
  await save('周末上新')
  await expectSaved()
  expect(sent.map(({ method, body }) => [method, body.id && String(body.id)])).toEqual([
    ['POST', undefined],
    ['PATCH', id],
  ])
  expect(await server.send<ProgramDetail>('GET', `/api/program/${id}`)).toMatchObject({ name: '周末上新', status: 0 })
})

test('a rejected ad says why while it is mended, and is saved and handed in at once', async () => {
  const rejected = findProgram(({ status }) => status === 4)
  const { user, server, ask, add, at } = await openEditor(editorAddress(rejected, 1))
  expect(await screen.findByText(`审核未通过，原因：${rejected.checkReason}`)).toBeVisible()
  await add('文本')
  // the save is not lost where handing in fails, and that is what is said
  await server.setSwitches({ faults: [{ operationId: 'programSubmit', kind: 'refuse', msg: '审核服务暂不可用' }] })
  await press(user, '保存并提交', (await ask()).form)
  expect(await screen.findByText('广告已保存，但提交审核失败：审核服务暂不可用')).toBeVisible()
  await expectSaved()
  expect(at()).toMatch(/editorFive/)
  await server.setSwitches({ faults: [] })
  await press(user, '保存并提交', (await ask()).form)
  await waitFor(() => expect(at()).toMatch(/programManage/))
  expect(await server.send<ProgramDetail>('GET', `/api/program/${rejected.id}`)).toMatchObject({ status: 2 })
})

test('a new ad is saved and handed in at once, and stays an ad of its own where handing in fails', async () => {
  const { user, server, chooseTemplate, ask, at } = await openEditor(editorAddress())
  await chooseTemplate('周末大促')
  await server.setSwitches({ faults: [{ operationId: 'programSubmit', kind: 'refuse', msg: '审核服务暂不可用' }] })
  const { form, name } = await ask()
  await fill(user, name, '做完就提交')
  await press(user, '保存并提交', form)
  expect(await screen.findByText('广告已保存，但提交审核失败：审核服务暂不可用')).toBeVisible()
  await waitFor(() => expect(at()).toMatch(/editorFive\?id=[^&]+&type=1$/))
  const id = new URLSearchParams(at().split('?')[1]).get('id')
  await server.setSwitches({ faults: [] })
  await press(user, '保存并提交', (await ask()).form)
  await waitFor(() => expect(at()).toMatch(/programManage/))
  expect(await server.send<ProgramDetail>('GET', `/api/program/${id}`)).toMatchObject({ name: '做完就提交', status: 2 })
  expect(server.calls('programCreate')).toHaveLength(1)
})

test('a new ad that cannot be told from others is saved, and is to be handed in from the list', async () => {
  const { user, server, chooseTemplate, ask, at } = await openEditor(editorAddress())
  await chooseTemplate('周末大促')
  await server.setSwitches({ faults: [{ operationId: 'programList', kind: 'refuse', msg: '列表暂不可用' }] })
  const { form, name } = await ask()
  await fill(user, name, '认不出来的广告')
  await press(user, '保存并提交', form)
  expect(await screen.findByText(/已保存广告“认不出来的广告”；请在列表中提交审核/)).toBeVisible()
  await waitFor(() => expect(at()).toMatch(/programManage$/))
  expect(server.calls('programSubmit')).toHaveLength(0)
  // nothing leads to an empty new ad
  const strip = within(await screen.findByRole('navigation', { name: '打开的页面' }))
  await waitFor(() => expect(strip.getAllByRole('link').map(({ title }) => title)).toEqual(['广告管理']))
})

test('who may not hand in is not offered it by the save', async () => {
  const { chooseTemplate, ask } = await openEditor(editorAddress(), {
    switches: holding(without(programPermissions.submit)),
  })
  await chooseTemplate('周末大促')
  const { form } = await ask()
  expect(within(form).getByRole('button', { name: '保存' })).toBeVisible()
  expect(within(form).queryByRole('button', { name: '保存并提交' })).toBeNull()
})

test('a copy never changes the original, also when nothing in it was changed', async () => {
  const original = adAt(1)
  const { user, server, ask, add, save, at, goto } = await openEditor(editorAddress(original, 2))
  const before = await server.send<ProgramDetail>('GET', `/api/program/${original.id}`)
  await canvas()
  expect(screen.getByText('副本，尚未保存')).toBeVisible()
  const { form, name, submit } = await ask('另存为')
  expect(name).toHaveValue(`${original.name}副本`)
  await user.click(submit)
  await waitFor(() => expect(form).not.toBeInTheDocument())
  await waitFor(() => expect(at()).toMatch(/id=[^&]+&type=1$/))
  expect(at()).not.toBe(editorAddress(original))
  await add('文本')
  await save('副本')
  await expectSaved()
  expect(server.calls('programCreate')).toHaveLength(1)
  expect(server.calls('programUpdate')).toHaveLength(1)
  expect(await server.send('GET', `/api/program/${original.id}`)).toEqual(before)

  await goto(editorAddress(original))
  const readOnly = await notice('已审核通过，只能另存为新广告')
  expect(within(readOnly).getByRole('button', { name: '另存为新广告' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByText(String(original.name))).toBeVisible()
})

test('a content that cannot be read is handed out', async () => {
  const saved = watchDownloads()
  const { user } = await openEditor(editorAddress(adAt(0)), {
    switches: { faults: [{ operationId: 'programGet', kind: 'set', values: { content: '{"pages":[' } }] },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('内容不是完整的 JSON，无法编辑')
  await press(user, '下载原始内容')
  expect(await saved[0]?.file.text()).toBe('{"pages":[')
})

test('an ad of a newer version is only looked at, and not copied either', async () => {
  const content = '{"pages":[{"elements":[{"type":170,"ver":99,"data":{"value":"未来"}}]}]}'
  await openEditor(editorAddress(adAt(0)), {
    switches: { faults: [{ operationId: 'programGet', kind: 'set', values: { content } }] },
  })
  await notice('此广告由更新版本的编辑器制作，只能查看')
  expect(screen.queryByRole('button', { name: '另存为新广告' })).toBeNull()
  expect(screen.getByText('仅查看')).toBeVisible()
})
