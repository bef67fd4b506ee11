import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'

test('why a built-in role cannot be deleted is read with the keyboard too', async () => {
  const { user } = await renderConsole({ at: '/form/role' })
  const row = (await screen.findByRole('cell', { name: '系统管理员' })).closest('tr') as HTMLElement
  within(row).getByRole('button', { name: '编辑' }).focus()
  await user.tab()
  expect(within(row).getByRole('button', { name: '删除' })).toHaveFocus()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('内置角色不能删除')
  await user.tab()
  expect(screen.queryByRole('tooltip')).toBeNull()
})
