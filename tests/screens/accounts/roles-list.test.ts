import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { holding } from '../support/permissions.ts'
import { dialog, expectDone, press, watchDownloads, watchWrites } from '../support/steps.ts'

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

test('a role is given no permission beyond one’s own, and what it has stays', async () => {
  const { user } = await renderConsole({ at: '/form/role', switches: holding(['6', '1']) })
  const sent = watchWrites('/api/role')
  const row = (await screen.findByRole('cell', { name: '只读' })).closest('tr') as HTMLElement
  await press(user, '编辑', row)
  const form = await dialog('编辑角色')
  const tree = await within(form).findByRole('tree', { name: '权限' })
  const box = within(tree).getByRole('treeitem', { name: '编辑终端' })
  await user.click(within(box).getByText('编辑终端'))
  await press(user, '确定', form)
  await waitFor(() => expect(tree).toHaveAccessibleDescription('不能授予当前账号没有的权限：编辑终端'))
  expect(sent).toEqual([])
  await user.click(within(box).getByText('编辑终端'))
  await press(user, '确定', form)
  await expectDone(user, '编辑成功')
})

test('an export of roles has the permissions of each, also where the list has none', async () => {
  const { user, server } = await renderConsole({ at: '/form/role' })
  await screen.findByRole('cell', { name: '只读' })
  const { data } = await server.send<{ data: unknown[] }>('GET', '/api/role/page?page=0&limit=10')
  await server.setSwitches({
    faults: [{ operationId: 'rolePage', kind: 'set', values: {}, remove: [`data.${data.length - 1}.functionIds`] }],
  })
  const saved = watchDownloads()
  await press(user, '导出')
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const rows = ((await saved[0]?.file.text()) ?? '').trim().split('\r\n')
  expect(rows[0]).toMatch(/^\uFEFF?角色名称,类型,备注,权限$/)
  expect(rows.slice(1).filter((row) => !/,\S*广告管理/.test(row))).toEqual([])
  expect(rows.find((row) => row.startsWith('运营,'))).toMatch(/终端管理（编辑终端、/)
  expect(server.calls('rolePermTree')).toHaveLength(1)
})
