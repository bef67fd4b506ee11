import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { compose, person } from '#tests/support/typing/compose.ts'
import { NIHAO } from '#tests/support/typing/typist.ts'
import { adAt, canvas, editorAddress, expectUnsaved, openEditor, textField, watchSaves } from '../support/editor.ts'
import { expectNoDialog } from '../support/steps.ts'

/*
 * Texts of an ad come from input methods. Every text field of the console is typed into by a journey; here is what the
 * editor does with the text besides.
 */

const ad = adAt(0)

test('pinyin, a caret in the middle, and undo in the panel and on the canvas', async () => {
  const { user, add } = await openEditor(editorAddress(ad))
  await canvas()
  await add('文本')
  const panel = (await textField()) as HTMLTextAreaElement
  await user.clear(panel)
  await compose(panel, NIHAO.steps, NIHAO.text)
  expect(panel).toHaveValue('你好')
  panel.setSelectionRange(1, 1)
  await compose(panel, ['m', 'me', 'men'], '们')
  expect(panel).toHaveValue('你们好')
  expect(panel.selectionStart).toBe(2)

  const scene = await canvas()
  scene.focus()
  await user.keyboard('{Enter}')
  const written = within(scene).getByRole<HTMLTextAreaElement>('textbox', { name: '文字内容' })
  await waitFor(() => expect(written).toHaveFocus())
  written.setSelectionRange(3, 3)
  await compose(written, ['a', 'a '], '啊')
  expect(written).toHaveValue('你们好啊')
  written.setSelectionRange(0, 0)
  await compose(written, ['に', 'にほん'], '日本')
  expect(written).toHaveValue('日本你们好啊')
  expect(written.selectionStart).toBe(2)
  expect(panel).toHaveValue('日本你们好啊')

  // Escape drops what is composed, and only the next one leaves
  await person.escapeDrops(['x', 'xi'])
  expect(written).toHaveValue('日本你们好啊')
  expect(written).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(written).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: /^撤销/ }))
  expect(panel).toHaveValue('你们好')
})

test('Enter and Escape that end a composition neither save nor close', async () => {
  const { user, ask, add } = await openEditor(editorAddress(ad))
  await canvas()
  await add('文本')
  const sent = watchSaves()
  const { name } = await ask()
  await user.clear(name)
  name.focus()
  await person.enterTakes(['x', 'xi', 'xin'])
  await person.escapeDrops(['d', 'da'])
  expect(name).toHaveValue('xin')
  expect(name).toHaveFocus()
  expect(sent).toEqual([])
  await user.keyboard('{Escape}')
  await expectNoDialog('保存广告')
  await expectUnsaved()
})

test('two fingers zoom, and a touch pad by as much as it is told', async () => {
  await openEditor(editorAddress(adAt(0)))
  const application = await canvas()
  const board = () => (application.querySelector('[data-board]') as HTMLElement).getBoundingClientRect()
  await waitFor(() => expect(board().width).toBeGreaterThan(0))
  const { left, top, width, height } = board()
  const [x, y] = [left + width / 4, top + height / 2]
  await touch('touchStart', { x: x - 20, y })
  await touch('touchStart', { x: x - 20, y }, { x: x + 20, y })
  await touch('touchMove', { x: x - 40, y }, { x: x + 40, y })
  await touch('touchEnd')
  expect(await screen.findByRole('button', { name: /^缩放 200%/ })).toBeVisible()
  // what the first finger would have begun is given up
  expect(screen.getByText('已保存')).toBeVisible()
  expect(application.querySelector('[data-handle]')).toBeNull()

  fireEvent.wheel(application, { ctrlKey: true, deltaY: -10, clientX: x, clientY: y })
  expect(await screen.findByRole('button', { name: /^缩放 221%/ })).toBeVisible()
})

/** Touches at points of this page, which stands in a frame of the tests' page. */
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly { x: number; y: number }[]) {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const touchPoints = points.map(({ x, y }, id) => ({ id, x: x + frame.left, y: y + frame.top }))
  await cdp().send('Input.dispatchTouchEvent' as never, { type, touchPoints } as never)
}
