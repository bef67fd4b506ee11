import md5 from 'md5'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD_SALT, demoAccounts } from '../db/demo-company.ts'
import { sender, signIn, testServer } from '../testing.ts'

const hash = (password: string) => md5(password + DEMO_PASSWORD_SALT)

test.each(demoAccounts.filter(({ enabled }) => enabled))(
  '$name signs in and gets user info in form',
  async ({ account, name }) => {
    const server = testServer()
    const send = await signIn(server, account)
    expect((await send('GET', '/api/user/src')).data).toMatchObject({ account, name })
    expect(server.report().violations).toEqual([])
  },
)

test('wrong password, unknown account and disabled account are refused', async () => {
  const send = sender(testServer())
  expect(await send('POST', '/api/auth/login', { account: '13800000000', password: hash('nope') })).toMatchObject({
    code: 0,
    msg: '账号或密码错误',
  })
  expect(await send('POST', '/api/auth/login', { account: '1', password: hash('Demo1234') })).toMatchObject({
    code: 0,
    msg: '账号或密码错误',
  })
  expect(await send('POST', '/api/auth/login', { account: '13800000007', password: hash('Demo1234') })).toMatchObject({
    code: 0,
    msg: '该账号已停用',
  })
})

test('signing out ends that session only', async () => {
  const server = testServer()
  const [first, second] = [await signIn(server), await signIn(server)]
  expect((await first('POST', '/api/auth/logout')).code).toBe(1)
  expect((await first('GET', '/api/user/src')).code).toBe(2)
  expect((await second('GET', '/api/user/src')).code).toBe(1)
})

test('a changed password counts from then on, and ends the sessions of others', async () => {
  const server = testServer()
  const [mine, other] = [await signIn(server), await signIn(server)]
  expect(await mine('PATCH', `/api/user/password/${hash('wrong')}/${hash('New-1234')}`)).toMatchObject({
    code: 0,
    msg: '原密码错误',
  })
  expect((await mine('PATCH', `/api/user/password/${hash('Demo1234')}/${hash('New-1234')}`)).code).toBe(1)
  expect((await other('GET', '/api/user/src')).code).toBe(2)
  expect((await mine('GET', '/api/user/src')).code).toBe(1)
  await expect(signIn(server)).rejects.toThrow('账号或密码错误')
  await signIn(server, '13800000000', 'New-1234')
  expect(server.report().violations).toEqual([])
})

test('organisations are five levels deep, and an account sees its own part', async () => {
  const server = testServer()
  const depth = (node: { children: [] }): number => 1 + Math.max(0, ...node.children.map(depth))
  const all = (await (await signIn(server))('GET', '/api/user/src')).data.orgTree
  const own = (await (await signIn(server, '13800000001'))('GET', '/api/user/src')).data.orgTree
  expect(depth(all)).toBe(5)
  expect(own).toMatchObject({ name: '华东大区', pid: 0 })
})

test('every terminal stands in a region of the tree', async () => {
  const server = testServer()
  const send = await signIn(server)
  const tree = (await send('GET', '/api/region/tree')).data
  const below = (nodes: { name: string; children: [] }[], name: string) =>
    nodes.find((node) => node.name === name)?.children ?? []
  const rows = (await send('GET', '/api/device/page?page=0&limit=1000')).data.data
  for (const { province, city, district } of rows) {
    expect(below(below(tree, province), city).map(({ name }) => name)).toContain(district)
  }
  expect(server.report().violations).toEqual([])
})
