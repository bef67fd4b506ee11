import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { onTelephone } from '../support/accessibility.ts'
import { findTerminal } from '../support/terminals.ts'

test('on a telephone, what became of a command is in sight without scrolling sideways', async () => {
  await onTelephone()
  await renderConsole({ at: '/record/deviceCommand' })
  const [state] = await within(await screen.findByRole('table')).findAllByText(/^(执行中|成功|失败|离线待执行)/)
  if (!state) throw new Error('no row says what became of its command')
  const { left, right } = state.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
})

test('on a desk, the name of every command is whole', async () => {
  await renderConsole({ at: '/record/deviceCommand?type=5' })
  const [name] = await within(await screen.findByRole('table')).findAllByRole('cell', { name: '获取终端信息' })
  if (!name) throw new Error('no row has the longest name of a command')
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
})

test('a command on its way is looked at again by itself, until it has ended', async () => {
  const { server, goto, advance } = await renderConsole({
    at: '/upload',
    switches: { simulation: { commandSeconds: [5, 5] } },
  })
  const { id, sn } = findTerminal(({ state }) => state === 1)
  await server.send('POST', '/api/device/command', { deviceIds: [id], type: 1 })
  await goto(`/record/deviceCommand?status=2&q=${sn}`)
  await screen.findByRole('cell', { name: '执行中' })
  await advance(60_000)
  await waitFor(() => expect(screen.queryByRole('cell', { name: '执行中' })).toBeNull())
})
