import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
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
