import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { onTelephone } from '../support/accessibility.ts'

test.each([
  '/terminalManage',
  '/orderManage',
  '/report/programReport',
  '/report/programReport?tab=ad',
  '/record/playRecord',
  '/record/deviceCommand',
  '/form/account',
  '/form/role',
  '/checkPubMet?id=3001',
])('on a telephone no list scrolls sideways or cuts a name: %s', async (at) => {
  await onTelephone()
  await renderConsole({ at })
  const table = await screen.findByRole('table')
  await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'))
  expect(table.scrollWidth).toBeLessThanOrEqual(390)
  const names = [...table.querySelectorAll('tr[data-two-lines] > td:first-child')]
  expect(names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
})
