import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { dialog, press } from '../support/steps.ts'

/** Opens the import with a file of two new accounts. */
async function openImport() {
  const opened = await renderConsole({ at: '/form/account' })
  await screen.findByRole('table', { name: '账号列表' })
  await press(opened.user, '批量导入')
  const drawer = await dialog('批量导入账号')
  // a file is checked against the roles, and not taken before they are there
  const choosing = within(drawer).getByRole('button', { name: '选择 CSV 文件' })
  await waitFor(() => expect(choosing).not.toHaveAttribute('aria-disabled'))
  const rows = [
    '登录账号,昵称,登录密码,账号角色,组织机构',
    '13711110001,新人甲,abc123,运营,江苏公司',
    '13711110002,新人乙,abc123,运营,江苏公司',
  ]
  const input = drawer.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is nothing to choose a file with')
  await opened.user.upload(input, new File([rows.join('\r\n')], '新员工.csv', { type: 'text/csv' }))
  await within(drawer).findByRole('button', { name: '导入 2 个账号' })
  return { ...opened, drawer }
}

test('what a failed import has left goes on at once, also while the list behind it still loads', async () => {
  const { user, server, drawer } = await openImport()
  await server.setSwitches({
    faults: [
      { operationId: 'userCreate', kind: 'status', status: 500, times: 1 },
      { operationId: 'userList', kind: 'hold' },
    ],
  })
  await press(user, '导入 2 个账号', drawer)
  await press(user, '继续导入 2 行', drawer)
  await waitFor(() => expect(within(drawer).getByRole('status')).toHaveTextContent('已导入 2 个账号'))
})

test('an account that may be there already is sent once more only by who says so (N6)', async () => {
  const { user, server, drawer } = await openImport()
  await server.setSwitches({ faults: [{ operationId: 'userCreate', kind: 'status', status: 504, times: 1 }] })
  await press(user, '导入 2 个账号', drawer)
  await within(drawer).findByText('结果未知')
  await press(user, '重试 1 行', drawer)
  await press(user, '先去核对', await dialog('再次导入？'))
  expect(server.calls('userCreate')).toHaveLength(2)
  await press(user, '重试 1 行', drawer)
  await press(user, '仍要导入', await dialog('再次导入？'))
  await waitFor(() => expect(server.calls('userCreate')).toHaveLength(3))
  await waitFor(() => expect(within(drawer).getByRole('status')).toHaveTextContent('已导入 2 个账号'))
})
