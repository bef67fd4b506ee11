import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { RenderedConsole } from '#tests/support/render-console.tsx'
import { adAt, canvas, editorAddress, openEditor, scenes, templates } from '../support/editor.ts'
import { dialog, press } from '../support/steps.ts'

/* What only a real mouse and real keys show of the editor. */

test('a menu of the right button shows no ring of keys that were pressed before', async () => {
  await openEditor(editorAddress(adAt(0)))
  const application = await canvas()
  await waitFor(() => expect(application.querySelector('[data-element]')).toBeVisible())
  onTestFinished(leaveMouse)
  await mouse(application, 'left')
  await key('ArrowRight')
  expect(application).toHaveFocus()
  expect(application.matches(':focus-visible')).toBe(true)
  await mouse(application, 'right')
  const [first] = await screen.findAllByRole('menuitem')
  await waitFor(() => expect(first).toHaveFocus())
  expect(first?.matches(':focus-visible')).toBe(false)
})

test.each([
  [1440, 900],
  [1280, 800],
  [1024, 700],
])('at %i a message covers no button of the editor', async (width, height) => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, height)
  const { user, add } = await openEditor(editorAddress(adAt(0)))
  await canvas()
  await add('文本')
  await user.keyboard('{Escape}{Control>}s{/Control}')
  const message = (await screen.findByText(/已保存广告/)).closest('[role=status]')
  if (!message) throw new Error('It is not said')
  const covered = () =>
    [...document.querySelectorAll('button, [role=tab], input')].filter(
      (button) => !message.contains(button) && meet(button.getBoundingClientRect(), message.getBoundingClientRect()),
    )
  // it slides in
  await waitFor(() => expect(message.getBoundingClientRect().height).toBeGreaterThan(40))
  await waitFor(() => expect(covered()).toEqual([]))
})

test('a scene whose time a picture takes over says so, and again when the picture goes', async () => {
  const { user, chooseTemplate } = await openEditor(editorAddress())
  await templates()
  await chooseTemplate('空白场景')
  await addPicture(user)
  const message = '场景 1 的时长由 1分 变为 10秒，由图片轮播决定：1 张，每张10秒'
  expect(await screen.findByText(message)).toBeVisible()
  expect(scenes()[0]).toHaveAccessibleName(/^场景 1\/1，10秒/)
  await user.keyboard('{Delete}')
  expect(await screen.findByText('场景 1 的时长由 10秒 变为 1分，没有计时的内容，按默认时长')).toBeVisible()
  // whoever takes it back is not told
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(scenes()[0]).toHaveAccessibleName(/^场景 1\/1，10秒/))
  await waitFor(() => expect(screen.queryByText(/^场景 1 的时长由/)).toBeNull())
})

test('a box that outlasts what was there says so, and is taken back where that is said, alone', async () => {
  const { user, chooseTemplate, add } = await openEditor(editorAddress())
  await templates()
  await chooseTemplate('空白场景')
  await addPicture(user)
  await addPicture(user, '混合媒体', 2)
  const message = '场景 1 的时长由 10秒 变为 20秒，由混合媒体决定：2 个'
  const undo = async () => {
    const note = (await screen.findByText(message)).closest<HTMLElement>('[role=status]')
    await user.click(within(note as HTMLElement).getByRole('button', { name: '撤销' }))
  }
  await undo()
  expect(scenes()[0]).toHaveAccessibleName(/^场景 1\/1，10秒/)
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())

  // what came after is not taken back in its place
  await addPicture(user, '混合媒体', 2)
  await screen.findByText(message)
  await add('时间')
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

test('a new ad opens its name with what it is called, which leaving it keeps', async () => {
  const { user, chooseTemplate } = await openEditor(editorAddress())
  await templates()
  await chooseTemplate('空白场景')
  const name = () => screen.getByRole('button', { name: /^修改广告名称：/ })
  await user.click(name())
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '广告名称' })
  expect(field).toHaveValue('未命名广告')
  expect(field.selectionEnd).toBe(5)
  await user.keyboard('{Enter}')
  expect(name()).toHaveTextContent('未命名广告')
  // the save dialog still asks for one
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(within(await dialog('保存广告')).getByRole('textbox', { name: /^广告名称/ })).toHaveValue('')
})

test('the canvas shows a ring of focus by keys, and none by the mouse that comes after them', async () => {
  const { chooseTemplate, add } = await openEditor(editorAddress())
  await templates()
  await chooseTemplate('空白场景')
  await add('时间')
  const region = await canvas()
  onTestFinished(leaveMouse)
  const ring = () => getComputedStyle(region.parentElement?.parentElement as Element, '::after').content !== 'none'
  region.focus()
  await key('ArrowLeft')
  await waitFor(() => expect(ring()).toBe(true))
  await mouse(region, 'left')
  expect(region).toHaveFocus()
  expect(ring()).toBe(false)
  await key('ArrowLeft')
  await waitFor(() => expect(ring()).toBe(true))
})

test('the buttons that add say what each is for, and the palette, too', async () => {
  const { user, chooseTemplate } = await openEditor(editorAddress())
  await templates()
  await chooseTemplate('空白场景')
  const button = (name: string | RegExp) =>
    within(screen.getByRole('group', { name: '添加元素' })).getByRole('button', { name })
  expect(button('图片')).toHaveAttribute('title', '一张图片，或多张轮播，可设停留时长')
  expect(button(/^混合媒体/)).toHaveAttribute('title', '视频和图片依次播放，图片每张 10 秒')
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('轮播')
  expect(await screen.findByRole('option', { name: /添加图片/ })).toHaveTextContent('多张轮播')
})

test('whoever wants a group is told that an ad has none, and what there is instead', async () => {
  const { user } = await openEditor(editorAddress(adAt(0)))
  ;(await canvas()).focus()
  await user.keyboard('{Control>}g{/Control}')
  const message = await screen.findByText(/^广告不能保存组合：按住 Shift 选择多个元素/)
  expect(message).toBeVisible()
  // it is no mistake
  expect(message.closest('[role=alert]')).toBeNull()
})

test('by keys alone a text is added, and the canvas keeps the keys when what had them has gone', async () => {
  const { user } = await openEditor(editorAddress(adAt(0)))
  ;(await canvas()).focus()
  await user.keyboard('t')
  await waitFor(() => expect(screen.getByRole('textbox', { name: '文字内容' })).toHaveFocus())
  await user.keyboard('夏日{Escape}')
  await waitFor(async () => expect(await canvas()).toHaveFocus())
  expect(await within(await canvas()).findByText('夏日')).toBeVisible()
  await addPicture(user)
  const button = await screen.findByRole('button', { name: '设为场景背景' })
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button.isConnected).toBe(false))
  await waitFor(async () => expect(await canvas()).toHaveFocus())
})

test('on a laptop what places a picture stands in one row', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 800)
  const { user } = await openEditor(editorAddress(adAt(0)))
  await canvas()
  await addPicture(user)
  const ways = within(await screen.findByRole('group', { name: '适应' })).getAllByRole('button')
  expect(ways.map((way) => way.getAttribute('aria-label') ?? way.textContent)).toEqual([
    '铺满场景',
    '设为场景背景',
    '按图片比例',
    '居中',
  ])
  const middles = ways.map((way) => way.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2))
  expect(new Set(middles).size).toBe(1)
})

async function addPicture(user: RenderedConsole['user'], kind: '图片' | '混合媒体' = '图片', count = 1) {
  await user.click(
    within(await screen.findByRole('group', { name: '添加元素' })).getByRole('button', {
      name: new RegExp(`^${kind}`),
    }),
  )
  const picker = await dialog(/^选择图片/)
  const boxes = await within(picker).findAllByRole('checkbox')
  for (const box of boxes.slice(0, count)) await user.click(box)
  await press(user, '确定', picker)
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** A press in the middle of a part of this page, which stands in a frame of the tests' page. */
async function mouse(on: Element, button: 'left' | 'right') {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const { left, top, width, height } = on.getBoundingClientRect()
  const at = { x: frame.left + left + width / 2, y: frame.top + top + height / 2 }
  for (const type of ['mousePressed', 'mouseReleased'])
    await cdp().send('Input.dispatchMouseEvent' as never, { type, button, clickCount: 1, ...at } as never)
}

/** Other tests share the page: what is below the mouse is hovered there, and no focus shows a ring until a key. */
async function leaveMouse() {
  await cdp().send('Input.dispatchMouseEvent' as never, { type: 'mouseMoved', x: -1, y: -1 } as never)
  await key('Shift')
}

async function key(name: string) {
  for (const type of ['rawKeyDown', 'keyUp'])
    await cdp().send('Input.dispatchKeyEvent' as never, { type, key: name, code: name } as never)
}
