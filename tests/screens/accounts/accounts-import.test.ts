import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { dialog, press } from '../support/steps.ts'

test('what a failed import has left goes on at once, also while the list behind it still loads', async () => {
  const { user, server } = await renderConsole({ at: '/form/account' })
  await screen.findByRole('table', { name: '账号列表' })
  await press(user, '批量导入')
  const drawer = await dialog('批量导入账号')
  const rows = [
    '登录账号,昵称,登录密码,账号角色,组织机构',
    '13711110001,新人甲,abc123,运营,江苏公司',
    '13711110002,新人乙,abc123,运营,江苏公司',
  ]
  const input = drawer.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is nothing to choose a file with')
  await user.upload(input, new File([rows.join('\r\n')], '新员工.csv', { type: 'text/csv' }))
  await within(drawer).findByRole('button', { name: '导入 2 个账号' })
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
