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
  const message = '场景 1 的时长由 1分 变为 10秒，由图片轮播决定：1 张，每张10秒；可以撤销'
  expect(await screen.findByText(message)).toBeVisible()
  expect(scenes()[0]).toHaveAccessibleName(/^场景 1\/1，10秒/)
  await user.keyboard('{Delete}')
  expect(await screen.findByText('场景 1 的时长由 10秒 变为 1分，没有计时的内容，按默认时长；可以撤销')).toBeVisible()
  // whoever takes it back is not told: a message that is said again has a count
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(scenes()[0]).toHaveAccessibleName(/^场景 1\/1，10秒/))
  expect(screen.getByText(message)).toBeVisible()
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

async function addPicture(user: RenderedConsole['user']) {
  await press(user, '图片', await screen.findByRole('group', { name: '添加元素' }))
  const picker = await dialog('选择图片')
  const [first] = await within(picker).findAllByRole('checkbox')
  if (first) await user.click(first)
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
