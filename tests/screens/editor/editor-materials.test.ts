import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  sampleCarousel,
  sampleImage,
  sampleMediaBox,
  samplePicture,
  sampleScene,
  sampleText,
} from '#src/scene/tests/samples.ts'
import type { Fault } from '#mocks/server/faults.ts'
import { adAt, canvas, editorAddress, openEditor, scenes } from '../support/editor.ts'
import { dialog, expectNoDialog, press } from '../support/steps.ts'

/*
 * The check of an ad's materials: which are said to be lost, by what the company's own list and the shared one have
 * (C10).
 */

/** A material of the shared library. */
const SHARED = 9001

/** A background names its material by id and file only. */
const background = (id: number) => ({ type: 2, opacity: 100, image: { id, path: samplePicture('', '#6d28d9') } })

/** Three materials that the company does not have, of which two are nowhere. */
const content = JSON.stringify({
  pages: [
    {
      ...sampleScene([sampleCarousel(1, {}, { images: [sampleImage(990_001, '无人有的图', '#14532d')] })]),
      background: background(990_002),
    },
    { ...sampleScene([]), background: background(SHARED) },
  ],
})

async function openCheck(faults: Fault[]) {
  const opened = await openEditor(editorAddress(adAt(0)), {
    switches: { faults: [{ operationId: 'programGet', kind: 'set', values: { content } }, ...faults] },
  })
  await canvas()
  await opened.user.click(screen.getByRole('tab', { name: '检查' }))
  const panel = await screen.findByRole('tabpanel', { name: '检查' })
  return {
    ...opened,
    lost: () => within(panel).queryAllByText(/可能已被删除/),
    searches: () => opened.server.calls('programCctvMaterialList'),
  }
}

test('without the shared library it is not asked, and what the company does not have is lost', async () => {
  const { lost, searches } = await openCheck([{ operationId: 'userInfo', kind: 'set', values: { cctvShow: 0 } }])
  await waitFor(() => expect(lost()).toHaveLength(3))
  expect(searches()).toHaveLength(0)
})

test('with it, what neither has is lost, and what it has is not, also without a name', async () => {
  const { lost, searches } = await openCheck([])
  await waitFor(() => expect(lost()).toHaveLength(2))
  expect(searches()).toHaveLength(2)
})

test('a part of the shared library proves nothing', async () => {
  const { lost, searches, advance } = await openCheck([
    { operationId: 'programCctvMaterialList', kind: 'set', values: { total: 99 } },
  ])
  await waitFor(() => expect(searches()).toHaveLength(2))
  await advance(1_000)
  expect(lost()).toHaveLength(0)
})

test('what is empty is counted at the tab and listed before it is saved, and leads there', async () => {
  const empty = JSON.stringify({
    pages: [
      sampleScene([sampleText('春茶上新')]),
      sampleScene([sampleText(' '), sampleCarousel(1, {}, { images: [] })]),
    ],
  })
  const { ask, user, server } = await openEditor(editorAddress(adAt(0)), {
    switches: { faults: [{ operationId: 'programGet', kind: 'set', values: { content: empty } }] },
  })
  await canvas()
  const tab = screen.getByRole('tab', { name: '检查' })
  await waitFor(() => expect(tab).toHaveTextContent(/检查2$/))
  expect(tab).toHaveAccessibleDescription('2 项需要查看')
  expect(server.calls('materialGet')).toHaveLength(0)

  const { form } = await ask()
  const list = within(form).getByRole('list', { name: '检查结果' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['文本为空场景2 · 文本', '没有图片，播放时为空白场景2 · 图片轮播'])
  await user.click(within(list).getByRole('button', { name: /没有图片/ }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(scenes()[1]).toHaveAttribute('aria-current', 'true')
  expect(await screen.findByRole('button', { name: '添加图片' })).toBeVisible()
})

test('in the place of a video videos are offered, and the one that is chosen has its picture in the list', async () => {
  const withVideo = JSON.stringify({
    pages: [sampleScene([sampleMediaBox([{ id: 5, type: 1, name: '旧短片', path: 'gone.mp4', duration: 5 }])])],
  })
  const { user } = await openEditor(editorAddress(adAt(0)), {
    switches: { faults: [{ operationId: 'programGet', kind: 'set', values: { content: withVideo } }] },
  })
  ;(await canvas()).focus()
  await user.keyboard('{Tab}')
  await press(user, '替换 旧短片')
  const picker = await dialog('替换素材')
  await user.click((await within(picker).findAllByRole('checkbox', { name: /^选择 / }))[0] as HTMLElement)
  expect(within(picker).getAllByText(/^视频 /)).not.toHaveLength(0)
  expect(within(picker).queryAllByText(/^图片/)).toHaveLength(0)
  await press(user, '确定', picker)
  const list = await screen.findByRole('list', { name: '素材列表' })
  await waitFor(() => expect(list.querySelector('video')?.src).toMatch(/\.(mp4|webm)#t=0\.5$/))
  expect(within(list).queryByText('旧短片')).toBeNull()
})

test('Enter on a picture opens its materials, and a double click there chooses one', async () => {
  const one = JSON.stringify({
    pages: [sampleScene([sampleCarousel(1, {}, { images: [sampleImage(990_001, '旧图', '#14532d')] })])],
  })
  const { user } = await openEditor(editorAddress(adAt(0)), {
    switches: { faults: [{ operationId: 'programGet', kind: 'set', values: { content: one } }] },
  })
  const board = await canvas()
  board.focus()
  await user.keyboard('{Tab}{Enter}')
  const picker = await dialog('更换图片')
  const [card] = await within(picker).findAllByRole('listitem')
  const name = card?.title ?? ''
  await user.dblClick(within(card as HTMLElement).getByRole('checkbox'))
  await expectNoDialog()
  const list = await screen.findByRole('list', { name: '图片列表' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(list).toHaveTextContent(name)
  await user.click(screen.getByRole('button', { name: '撤销：替换素材' }))
  await waitFor(() => expect(list).toHaveTextContent('旧图'))
})

test('two pictures chosen for a new element are put beside each other instead, at once to be moved by keys', async () => {
  const bare = JSON.stringify({ pages: [sampleScene([])] })
  const { user } = await openEditor(editorAddress(adAt(0)), {
    switches: { faults: [{ operationId: 'programGet', kind: 'set', values: { content: bare } }] },
  })
  const board = await canvas()
  await press(user, '图片', screen.getByRole('group', { name: '添加元素' }))
  const picker = await dialog('选择图片')
  const [one, other] = await within(picker).findAllByRole('checkbox', { name: /^选择 / })
  await user.click(one as HTMLElement)
  await user.click(other as HTMLElement)
  await press(user, '分别放置', picker)
  await expectNoDialog()
  expect(await screen.findByText('已选 2 个元素')).toBeVisible()
  await waitFor(() => expect(board).toHaveFocus())
  await user.click(screen.getByRole('button', { name: '撤销：分别添加图片' }))
  await waitFor(() => expect(screen.queryByText('已选 2 个元素')).toBeNull())

  // of media boxes a scene has two
  await press(user, /^混合媒体/, screen.getByRole('group', { name: '添加元素' }))
  const boxes = await dialog('选择图片和视频')
  for (const box of (await within(boxes).findAllByRole('checkbox', { name: /^选择 / })).slice(0, 2))
    await user.click(box)
  expect(within(boxes).getByRole('button', { name: '确定' })).not.toHaveAccessibleDescription()
  expect(within(boxes).queryByRole('button', { name: '分别放置' })).toBeNull()
})

test('whoever comes back from uploading finds what is new in the choice of materials', async () => {
  const { user, server } = await openEditor(editorAddress(adAt(0)))
  await canvas()
  await user.click(screen.getByRole('button', { name: '图片' }))
  const picker = await dialog('选择图片')
  await within(picker).findByRole('link', { name: '上传素材' })
  await within(picker).findAllByRole('checkbox')
  const read = server.calls('programMaterialList').length
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(server.calls('programMaterialList').length).toBe(read + 1))
})
