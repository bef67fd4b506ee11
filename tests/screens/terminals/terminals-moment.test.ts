import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { dialog, press } from '../support/steps.ts'
import { findTerminal, openTerminals } from '../support/terminals.ts'

const answer = () => screen.getByRole('status', { name: '该时刻播放' })

test('the moment of the week stands in the address, for a link and a reload, and goes with the inspector', async () => {
  const terminal = findTerminal(({ state }) => state === 1)
  const opened = await openTerminals(`?device=${terminal.id}&tab=week&at=2026-11-21T1900`)
  await dialog(String(terminal.name))
  await waitFor(() => expect(answer()).toHaveTextContent(/11\D?21.*19:00/))
  const scrubber = screen.getByRole('slider', { name: /时刻/ })
  scrubber.focus()
  await opened.user.keyboard('{ArrowRight}')
  await opened.advance(500)
  await waitFor(() => expect(opened.at()).toMatch(/at=2026-11-21T(?!1900)\d{4}/))
  const kept = opened.at()
  await opened.reload()
  await dialog(String(terminal.name))
  expect(opened.at()).toBe(kept)
  await press(opened.user, '关闭', await dialog(String(terminal.name)))
  await waitFor(() => expect(opened.at()).toBe('/terminalManage'))
})
