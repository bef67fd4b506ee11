import { expect, test } from 'vitest'
import { permissionNames } from '#src/domain/permissions.ts'
import { signIn, testServer } from '../testing.ts'

const account = { account: '13711112222', name: '新人', password: 'a'.repeat(32), roleId: 2, organizationId: 2 }
const page = (query = '') => `/api/user/page?page=0&limit=100${query}`

test('each filter finds what it says, the newest first', async () => {
  const server = testServer()
  const send = await signIn(server)
  const all = (await send('GET', page())).data
  expect(all.total).toBe(all.data.length)
  expect(all.data.at(-1)).toMatchObject({
    account: '13800000000',
    role: { name: '系统管理员', category: 0 },
    enabled: 1,
  })
  const found = async (query: string) => (await send('GET', page(query))).data.data
  expect(await found('&enabled=0')).toEqual(all.data.filter((row: { enabled: number }) => row.enabled === 0))
  expect(await found('&roleId=7')).toEqual(all.data.filter((row: { roleId: number }) => row.roleId === 7))
  expect((await found('&accountOrName=%20%E5%B0%8F%E7%8E%8B')).map((row: { name: string }) => row.name)).toEqual([
    '运营小王',
  ])
  expect((await found('&accountOrName=13800000003')).length).toBe(1)
  const [, , third, fourth] = all.data
  expect((await send('GET', '/api/user/page?page=1&limit=2')).data).toEqual({ total: all.total, data: [third, fourth] })
  expect((await send('GET', '/api/role/list')).data.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7])
  const inOrg = await found('&orgId=2')
  expect(inOrg.length).toBeGreaterThan(2)
  expect(inOrg.length).toBeLessThan(all.total)
  expect(server.report().violations).toEqual([])
})

test('an account is added, changed, disabled, and cannot sign in then', async () => {
  const server = testServer()
  const send = await signIn(server)
  expect((await send('POST', '/api/user', account)).code).toBe(1)
  const [row] = (await send('GET', page())).data.data
  expect(row).toMatchObject({ account: '13711112222', name: '新人', roleId: 2, organizationId: 2, enabled: 1 })
  expect((await send('PATCH', '/api/user', { id: row.id, account: row.account, name: '老人', roleId: 1 })).code).toBe(1)
  expect((await send('GET', page())).data.data[0]).toMatchObject({
    name: '老人',
    organizationId: 0,
    role: { category: 0 },
  })
  const signInWith = (password: string) => send('POST', '/api/auth/login', { account: row.account, password })
  // the password stays unless another one is given
  expect((await signInWith(account.password)).code).toBe(1)
  const password = 'b'.repeat(32)
  expect((await send('PATCH', '/api/user', { id: row.id, name: '老人', roleId: 1, password })).code).toBe(1)
  expect([(await signInWith(account.password)).code, (await signInWith(password)).code]).toEqual([0, 1])
  expect((await send('PATCH', '/api/user/1/enable/1')).code).toBe(1)
  expect((await send('PATCH', `/api/user/${row.id}/enable/0`)).code).toBe(1)
  expect((await signInWith(password)).msg).toBe('该账号已停用')
  expect(server.report().violations).toEqual([])
})

test.each([
  [{ account: '13800000001' }, '该账号已存在'],
  [{ account: '123' }, '请输入正确的手机号码'],
  // the form sends the plain form of what was typed (R42)
  [{ account: '１３７１１１１２２２２' }, '请输入正确的手机号码'],
  [{ roleId: 99 }, '角色不存在'],
  [{ organizationId: 99_999 }, '组织机构不存在'],
  [{ organizationId: undefined }, '请选择组织机构'],
])('refuses %o', async (change, message) => {
  const send = await signIn(testServer())
  expect(await send('POST', '/api/user', { ...account, ...change })).toMatchObject({ code: 0, msg: message })
})

test('nobody disables the own account, changes a login account, or reaches accounts of other parts', async () => {
  const server = testServer({ switches: { scenario: { functionIds: { 13800000001: ['6'] } } } })
  const send = await signIn(server)
  expect((await send('PATCH', '/api/user/1/enable/0')).msg).toBe('不能停用当前登录的账号')
  expect(
    (await send('PATCH', '/api/user', { id: 2, account: '13811111111', name: '小王', roleId: 2, organizationId: 2 }))
      .msg,
  ).toBe('登录账号不能修改')
  const operator = await signIn(server, '13800000001')
  const { data } = (await operator('GET', page())).data
  expect(data.every((row: { organizationId: unknown }) => String(row.organizationId) !== '0')).toBe(true)
  expect((await operator('PATCH', '/api/user/1/enable/0')).msg).toBe('账号不存在')
  expect((await (await signIn(server, '13800000006'))('GET', page())).msg).toBe('没有权限执行此操作')
})

test('nobody gives more than the own permissions, or takes from the account in use', async () => {
  const server = testServer({ switches: { scenario: { functionIds: { 13800000001: ['6'] } } } })
  const operator = await signIn(server, '13800000001')
  const administrator = await signIn(server)
  const own = { id: 2, account: '13800000001', name: '运营小王', roleId: 2, organizationId: 2 }
  const { data } = (await operator('GET', page('&enabled=1&roleId=7'))).data
  const other = data.find((row: { roleId: number; id: number }) => row.roleId === 7)
  const lacking = Object.keys(permissionNames).filter((code) => code !== '6' && code !== '-1')
  expect((await operator('POST', '/api/user', { ...account, roleId: 1 })).msg).toBe(
    `角色“系统管理员”含有当前账号没有的权限（终端管理、素材管理、广告管理等 ${lacking.length} 项），不能分配`,
  )
  expect((await operator('PATCH', '/api/user', { ...other, role: undefined, roleId: 2 })).msg).toMatch(
    /^角色“运营”含有当前账号没有的权限/,
  )
  // who keeps the role is not given it
  expect((await operator('PATCH', '/api/user', { ...other, name: '改名' })).code).toBe(1)
  expect(
    (await administrator('PATCH', '/api/user', { id: 1, name: '系统管理员', roleId: 2, organizationId: 2 })).msg,
  ).toMatch(/^当前登录的账号将失去权限（账户中心、素材一级审核、/)
  expect((await administrator('PATCH', '/api/user', own)).code).toBe(1)
})
