import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { expectTerminals, openTerminals, terminalRows, terminals } from '../support/terminals.ts'

const shot = (row: HTMLElement | undefined) => within(row as HTMLElement).findByRole('img', { name: /的屏幕截图/ })

test('each row shows what its screen last showed, as the detail has it', async () => {
  const { server } = await openTerminals()
  await expectTerminals(terminals.slice(0, 10), 10, terminals.length)
  const [first] = terminals
  const picture = await shot(terminalRows()[0])
  expect(picture).toHaveAccessibleName(`${first?.name}的屏幕截图`)
  expect(picture).toHaveAttribute('src')
  await waitFor(() => expect(server.calls('deviceGet')).toHaveLength(10))
})

test('only rows in sight ask, at most six at once, and none after another view is chosen', async () => {
  const { server, user, advance } = await openTerminals('?size=100', {
    switches: { faults: [{ operationId: 'deviceGet', kind: 'hold' }] },
  })
  await waitFor(() => expect(server.calls('deviceGet')).toHaveLength(6))
  await user.click(screen.getByRole('radio', { name: '地区' }))
  await screen.findByRole('table', { name: /地区/ })
  await server.setSwitches({ faults: [] })
  await advance(2_000)
  expect(server.calls('deviceGet')).toHaveLength(6)
})

test('a row that carries its screenshot asks for nothing; one that has none shows none', async () => {
  const { server } = await openTerminals('', {
    switches: {
      faults: [
        {
          operationId: 'deviceList',
          kind: 'set',
          values: { 'data.0.screenshot': '', 'data.1.screenshot': 'javascript:alert(1)' },
        },
      ],
    },
  })
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  expect(await shot(terminalRows()[1])).toHaveAccessibleName(/图片无法显示/)
  await shot(terminalRows()[2])
  expect(within(terminalRows()[0] as HTMLElement).queryByRole('img', { name: /的屏幕截图/ })).toBeNull()
  await waitFor(() => expect(server.calls('deviceGet')).toHaveLength(8))
})
