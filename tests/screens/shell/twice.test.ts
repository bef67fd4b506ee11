import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { advance, turn } from '#tests/support/clock.ts'
import {
  expectNothingOpen,
  asksBeforeReload,
  fillIn,
  has,
  openOver,
  sendButton,
  writes,
} from '../support/forms/form.ts'
import { formNamed, forms } from '../support/forms/forms.ts'
import { questionNamed, questions } from '../support/overlays.ts'
import { press } from '../support/steps.ts'

/** Presses three times and twice within one task, before the page can say that it is busy. */
function pressOften(button: HTMLElement) {
  for (let click = 0; click < 3; click += 1) fireEvent.click(button)
  fireEvent.doubleClick(button)
}

/** Presses on while the button is there: it has been answered and goes. */
async function pressOn(button: HTMLElement) {
  for (let click = 0; click < 40 && button.isConnected; click += 1) {
    fireEvent.click(button)
    await turn(0)
  }
}

test.each(forms.filter(({ twice }) => has(twice)))(
  '$name is sent once, however often its button is pressed, and not by a reload after it',
  async (form) => {
    const { opened, overlay } = await openOver(form)
    const { server } = opened
    const part = await fillIn(form, opened, overlay)
    const sent = () => server.calls(form.operationId)
    if (form.send) {
      await form.send(opened)
    } else {
      const button = await sendButton(form, part)
      pressOften(button)
      if (form.agree) await form.agree(opened)
      await waitFor(() => expect(sent()).not.toHaveLength(0))
      await pressOn(button)
    }
    await advance(1_000)
    await waitFor(() => expect(sent()).toMatchObject([{ code: 1 }]))
    if (form.send) return

    const before = writes(opened)
    // done when the lists have it
    await waitFor(() => expect(asksBeforeReload()).toBe(false))
    await opened.reload()
    await screen.findByRole('main')
    await advance(1_000)
    expect(writes(opened)).toEqual(before)
  },
)

test.each(questions)('$name is answered once, however often its button is pressed', async (question) => {
  const { opened, overlay } = await openOver(question)
  const button = await sendButton(question, overlay)
  pressOften(button)
  const sent = () => opened.server.calls(question.operationId)
  await waitFor(() => expect(sent()).not.toHaveLength(0))
  await pressOn(button)
  await advance(1_000)
  expect(sent()).toMatchObject([{ code: 1 }])
})

test('a question is asked once, however often what asks it is pressed', async () => {
  const { opened, overlay } = await openOver({
    ...questionNamed('下发指令 (重启)'),
    async open({ user }) {
      await user.click((await screen.findAllByRole('button', { name: '更多' }))[0] as HTMLElement)
      const item = await screen.findByRole('menuitem', { name: '截屏' })
      for (let click = 0; click < 2; click += 1) fireEvent.click(item)
      return screen.findByRole('dialog', { name: '下发指令' })
    },
  })
  const { user, server } = opened
  await press(user, '执行', overlay)
  await waitFor(() => expect(server.calls('deviceCommandSend')).toHaveLength(1))
  await expectNothingOpen()
})

test('the second click of a double click, which meets what lies around a dialog, does not close it', async () => {
  const { overlay } = await openOver(formNamed('新增角色'))
  const around = document.querySelector('.mantine-Modal-overlay') as HTMLElement
  fireEvent.click(around, { detail: 2 })
  await turn()
  expect(overlay).toBeVisible()
  fireEvent.click(around, { detail: 1 })
  await expectNothingOpen()
})

test('the second click of the double click that asks a question does not answer it', async () => {
  const question = questionNamed('删除素材 (删除)')
  const { opened, overlay } = await openOver(question)
  const button = await sendButton(question, overlay)
  fireEvent.click(button, { detail: 2 })
  await turn()
  expect(opened.server.calls(question.operationId)).toHaveLength(0)
  fireEvent.click(button, { detail: 1 })
  await waitFor(() => expect(opened.server.calls(question.operationId)).toHaveLength(1))
})
