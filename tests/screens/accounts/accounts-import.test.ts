import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { dialog, press } from '../support/steps.ts'

const TITLES = '登录账号,昵称,登录密码,账号角色,组织机构'
const NEW = ['13711110001,新人甲,abc123,运营,江苏公司', '13711110002,新人乙,abc123,运营,江苏公司']

/** Opens the import with a file, by itself one of two new accounts, and waits until its rows are offered. */
async function openImport(file: BlobPart = [TITLES, ...NEW].join('\r\n'), offered = 2) {
  const opened = await renderConsole({ at: '/form/account' })
  await screen.findByRole('table', { name: '账号列表' })
  await press(opened.user, '批量导入')
  const drawer = await dialog('批量导入账号')
  // a file is checked against the roles, and not taken before they are there
  const choosing = within(drawer).getByRole('button', { name: '选择 CSV 文件' })
  await waitFor(() => expect(choosing).not.toHaveAttribute('aria-disabled'))
  const input = drawer.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is nothing to choose a file with')
  await opened.user.upload(input, new File([file], '新员工.csv', { type: 'text/csv' }))
  await within(drawer).findByRole('button', { name: `导入 ${offered} 个账号` })
  return { ...opened, drawer }
}

test('what a failed import has left goes on at once, also while the list behind it still loads', async () => {
  const { user, server, drawer } = await openImport()
  await server.setSwitches({
    faults: [
      { operationId: 'userCreate', kind: 'status', status: 400, times: 1 },
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

test('numbers with unseen marks or at full width, and names of rare characters, are imported as they are meant', async () => {
  const rows = [
    TITLES,
    '\u202D13911110001\u202C,张三,Abc12345,运营,江苏公司',
    '１３９１１１１０００２,李四,Abc12345,运营,江苏公司',
    '13911110003,李䶮,Abc12345,运营,江苏公司',
    '13911110004,𠮷野,Abc12345,运营,江苏公司',
    '1３911110003,王五,Abc12345,运营,江苏公司',
  ]
  const { user, server, drawer } = await openImport(rows.join('\r\n'), 4)
  // the same number in another form is the same account
  within(drawer).getByText('登录账号与第 4 行重复')
  await press(user, '导入 4 个账号', drawer)
  await waitFor(() => expect(within(drawer).getByRole('status')).toHaveTextContent('已导入 4 个账号'))
  const { data } = await server.send<{ data: { account: string; name: string }[] }>(
    'GET',
    '/api/user/page?page=0&limit=10&accountOrName=1391111000',
  )
  expect(data.map(({ account, name }) => `${account} ${name}`).sort()).toEqual([
    '13911110001 张三',
    '13911110002 李四',
    '13911110003 李䶮',
    '13911110004 𠮷野',
  ])
})

test('a file of UTF-8 with a broken character stays readable, and the row that has it is refused', async () => {
  const bytes = new TextEncoder().encode(`${TITLES}\r\n13911110001,张三?,Abc12345,运营,江苏公司\r\n${NEW[1]}\r\n`)
  bytes[bytes.indexOf(0x3f)] = 0xc3
  const { drawer } = await openImport(bytes, 1)
  expect(within(drawer).getByRole('row', { name: /13911110001/ })).toHaveTextContent('有无法识别的字符，文件可能已损坏')
  expect(within(drawer).getByRole('row', { name: /13711110002/ })).toHaveTextContent('新人乙')
})
