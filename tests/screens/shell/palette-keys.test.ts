import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/devices/inspector/device-inspector.tsx'
import { renderConsole } from '#tests/support/render-console.tsx'
import { dialog } from '../support/steps.ts'
import { findTerminal } from '../support/terminals.ts'

/* The palette's code comes when it is first opened here: nothing has loaded it before. */

const device = findTerminal(({ state }) => state === 1)

test('what is typed before the palette has come stands in it, and Enter is not lost', async () => {
  const { user, at } = await renderConsole({ at: '/upload' })
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  await user.keyboard(`{Control>}k{/Control}${device.sn}{Enter}`)
  await dialog(String(device.name))
  expect(at()).toBe(`/terminalManage?device=${device.id}`)
})
