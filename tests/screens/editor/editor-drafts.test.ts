import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import {
  adAt,
  canvas,
  draftsOf,
  editorAddress,
  expectDrafts,
  expectNoOffer,
  expectSaved,
  expectUnsaved,
  notice,
  offer,
  openEditor,
  putDraft,
  scenes,
  templates,
  textField,
} from '../support/editor.ts'
import { askLogout, signIn } from '../support/session.ts'
import { dialog, expectNoDialog, fill, press, watchDownloads } from '../support/steps.ts'

/*
 * Unsaved work of the editor is kept as a draft, and offered where it belongs: D1, D2, D3, D11, D14, L6, L9.
 */

const ad = adAt(0)
const key = String(ad.id)
const NEW = 'new'

test('leaving asks only of somebody who has changed something, and keeps the draft', async () => {
  const { user, add, at, back } = await openEditor(editorAddress(ad))
  await canvas()
  await press(user, '返回')
  await waitFor(() => expect(at()).toMatch(/^\/programManage/))
  back()
  await waitFor(() => expect(at()).toBe(editorAddress(ad)))
  await add('文本')
  await expectDrafts(key, 1)

  await press(user, '返回')
  await press(user, '继续编辑', await dialog('退出编辑？'))
  await canvas()
  expect(at()).toBe(editorAddress(ad))
  await user.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '终端管理' }))
  await press(user, '退出', await dialog('退出编辑？'))
  expect(await screen.findByRole('heading', { level: 1, name: '终端管理' })).toBeVisible()
  back()
  expect((await offer()).rows).toHaveLength(1)
})

test('a draft is offered with its time and picture, again when it is put off, and restored whole', async () => {
  const { user, add, reload } = await openEditor(editorAddress(ad))
  await add('文本')
  await fill(user, await textField(), '还没有保存的话')
  await expectDrafts(key, 1)
  await reload()
  const {
    form,
    rows: [row],
  } = await offer()
  expect(row).toHaveTextContent('草稿时间：2026-11-20 10:00:')
  expect(await within(form).findByRole('img')).toHaveAccessibleName(/还没有保存的话/)
  await press(user, '暂不恢复', form)
  // what opened by itself leaves the keys to the scene (E52)
  await waitFor(async () => expect(await canvas()).toHaveFocus())
  await expectSaved()
  expect(scenes()[0]).not.toHaveAccessibleName(/还没有保存的话/)
  await reload()
  const again = await offer()
  expect(again.rows).toHaveLength(1)
  await press(user, '恢复', again.form)
  await expectNoDialog()
  await waitFor(async () => expect(await canvas()).toHaveFocus())
  expect(scenes()[0]).toHaveAccessibleName(/还没有保存的话/)
  await expectUnsaved()
})

test('over a restored draft of a new ad no choice of templates opens by itself', async () => {
  const { user, add, chooseTemplate, reload, advance } = await openEditor(editorAddress())
  await chooseTemplate('空白场景')
  await add('文本')
  await expectDrafts(NEW, 1)
  await reload()
  await press(user, '恢复', (await offer()).form)
  await expectNoDialog()
  await expectUnsaved()
  await advance(5_000)
  await expectNoDialog()
  expect(scenes()).toHaveLength(1)
})

test('a restored draft stays one, and is gone when it is saved', async () => {
  const { user, add, save, reload } = await openEditor(editorAddress(ad))
  await add('文本')
  await expectDrafts(key, 1)
  await reload()
  await press(user, '恢复', (await offer()).form)
  await expectNoDialog()
  await add('时间')
  await expectDrafts(key, 1)
  await save('有草稿的广告')
  await expectSaved()
  await expectDrafts(key, 0)
  await reload()
  await expectNoOffer(key)
})

test('undoing everything ends the draft', async () => {
  const { user, add } = await openEditor(editorAddress(ad))
  await add('文本')
  await expectDrafts(key, 1)
  await user.keyboard('{Control>}z{/Control}')
  await expectSaved()
  await expectDrafts(key, 0)
})

test('a draft is discarded for good after a question', async () => {
  const { user, add, reload } = await openEditor(editorAddress(ad))
  await add('文本')
  await expectDrafts(key, 1)
  await reload()
  await press(user, '丢弃', (await offer()).form)
  await press(user, '丢弃', await dialog('丢弃草稿'))
  await expectNoDialog()
  await waitFor(async () => expect(await canvas()).toHaveFocus())
  await expectNoDialog()
  expect(await draftsOf(key)).toEqual([])
  await reload()
  await expectNoOffer(key)
})

test('a draft that is older than the ad of the server says so, and saving it asks', async () => {
  const { user, add, ask, reload } = await openEditor(editorAddress(ad))
  await add('文本')
  const [draft] = await expectDrafts(key, 1)
  if (draft) await putDraft({ ...draft, base: 'another' })
  await reload()
  const {
    form,
    rows: [row],
  } = await offer()
  expect(row).toHaveTextContent('服务器上的广告在此之后有变化')
  await press(user, '恢复', form)
  await expectNoDialog()
  const { submit } = await ask()
  await user.click(submit)
  expect(await dialog('广告已有变化')).toHaveTextContent('修改过')
})

test('nobody is offered the draft of another account', async () => {
  const { user, chooseTemplate, goto } = await openEditor(editorAddress())
  await chooseTemplate('空白场景')
  await expectDrafts(NEW, 1)
  const question = await askLogout(user)
  expect(question).toHaveTextContent('会作为草稿留在此浏览器中，您再次登录并打开这个广告时可以恢复。确定退出登录？')
  await press(user, '退出', question)
  await signIn(user, '13800000001')
  await waitFor(() => expect(screen.queryByRole('button', { name: '登录' })).toBeNull())
  await goto(editorAddress())
  // without a draft to offer a new ad begins with this
  await templates()
  expect(screen.queryByRole('dialog', { name: '恢复未保存的编辑？' })).toBeNull()
  expect(await draftsOf(NEW)).toHaveLength(1)
})

test('a browser that keeps no drafts: said, with the content to take away, and saving works', async () => {
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation((name, version) => {
    if (name === 'console.editor') throw new DOMException('refused', 'SecurityError')
    return open(name, version)
  })
  const saved = watchDownloads()
  const { user, add, save } = await openEditor(editorAddress(ad))
  await press(user, '下载备份', await notice('此浏览器无法保存草稿，请及时保存广告'))
  expect(saved[0]?.name).toMatch(/\.json$/)
  expect(JSON.parse(await (saved[0]?.file.text() ?? ''))).toMatchObject({ pages: expect.any(Array) })
  await add('文本')
  await press(user, '返回')
  expect(await dialog('退出编辑？')).toHaveTextContent('未保存的修改将丢失')
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await save('没有草稿的广告')
  await expectSaved()
})
