import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'

test('on a desk, the organisations have what names and roles leave free', async () => {
  await renderConsole({ at: '/form/account' })
  const table = await screen.findByRole('table')
  const [path] = await within(table).findAllByRole('cell', { name: /^澄屿屏联 \// })
  const widthOf = (column: RegExp) => within(table).getByRole('columnheader', { name: column }).offsetWidth
  if (!path) throw new Error('no account has an organisation')
  expect(path.offsetWidth).toBeGreaterThan(widthOf(/昵称/) + widthOf(/角色/))
})
