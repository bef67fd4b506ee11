import { describe, expect, test } from 'vitest'
import { signIn, testServer, type Send } from '../testing.ts'

interface Node {
  id: string
  name: string
  children: Node[]
}

interface Role {
  id: number
  name: string
  remark: string
  category: number
  functionIds: string[]
}

const list = async (send: Send) =>
  (await send<{ total: number; data: Role[] }>('GET', '/api/role/page?page=0&limit=10')).data
const codesOf = (nodes: Node[]): string[] => nodes.flatMap(({ id, children }) => [id, ...codesOf(children)])

async function scene() {
  const server = testServer()
  const send = await signIn(server)
  const { data } = await list(send)
  const role = (name: string) => data.find((one) => one.name === name) as Role
  return { server, send, role }
}

describe('roles', () => {
  test('are listed page by page', async () => {
    const { send } = await scene()
    expect(await list(send)).toMatchObject({ total: 7 })
    expect((await send('GET', '/api/role/page?page=1&limit=5')).data.data.map(({ name }: Role) => name)).toEqual([
      '四级审核',
      '只读',
    ])
  })

  test('have a tree of all codes, of their own, and the leaves of that', async () => {
    const { server, send, role } = await scene()
    const all = (await send<Node[]>('GET', '/api/role/perm/tree')).data
    expect(all.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '6', '7', '8'])
    expect(codesOf(all)).not.toContain('-1')
    expect(codesOf(all).sort()).toEqual([...role('系统管理员').functionIds].sort())
    const own = (await send<Node[]>('GET', `/api/role/${role('一级审核').id}/perm/tree`)).data
    expect(own.map((node) => [node.id, codesOf(node.children)])).toEqual([
      ['2', ['24']],
      ['3', ['34']],
      ['4', ['42']],
    ])
    expect((await send('GET', `/api/role/${role('一级审核').id}/perm/leaf`)).data).toEqual(['24', '34', '42'])
    // a menu entry without anything below it is a leaf of what the role holds
    expect((await send('GET', `/api/role/${role('只读').id}/perm/leaf`)).data).toEqual([
      '1',
      '2',
      '3',
      '71',
      '72',
      '81',
      '82',
    ])
    expect(server.report().violations).toEqual([])
  })

  test('are added, changed and deleted', async () => {
    const { server, send, role } = await scene()
    expect(
      (await send('POST', '/api/role', { name: '外包运维', remark: ' 夜班 ', functionIds: ['11', '1'] })).code,
    ).toBe(1)
    const made = (await list(send)).data.at(-1) as Role
    expect(made).toMatchObject({ name: '外包运维', remark: '夜班', category: 2, functionIds: ['1', '11'] })
    expect((await send('PATCH', '/api/role', { id: made.id, name: '外包运维', functionIds: ['1'] })).code).toBe(1)
    expect((await list(send)).data.at(-1)).toMatchObject({ remark: '', functionIds: ['1'] })
    expect(await send('PATCH', '/api/role', { id: made.id, name: '运营', functionIds: ['1'] })).toMatchObject({
      code: 0,
      msg: '角色名称已存在',
    })
    expect((await send('DELETE', `/api/role/${made.id}`)).code).toBe(1)
    expect(await list(send)).toMatchObject({ total: 7 })
    expect(await send('DELETE', `/api/role/${role('运营').id}`)).toMatchObject({
      code: 0,
      msg: '该角色下还有账号，不能删除',
    })
    expect(server.report().violations).toEqual([])
  })

  test('are refused as the form refuses them', async () => {
    const { send, role } = await scene()
    const add = (values: object) => send('POST', '/api/role', { name: '外包运维', functionIds: ['1'], ...values })
    expect(await add({ name: ' ' })).toMatchObject({ code: 0, msg: '请输入角色名称' })
    expect(await add({ name: '运-营' })).toMatchObject({ code: 0, msg: '请输入 2-20 位数字、字母、中文' })
    expect(await add({ functionIds: [] })).toMatchObject({ code: 0, msg: '请选择权限' })
    expect(await add({ remark: '注'.repeat(51) })).toMatchObject({ code: 0, msg: '备注不能超过 50 个字符' })
    expect(await add({ name: '运营' })).toMatchObject({ code: 0, msg: '角色名称已存在' })
    expect(await add({ name: ' 外包二 ' })).toMatchObject({ code: 1 })
    expect((await list(send)).data.at(-1)?.name).toBe('外包二')
    const { id } = role('系统管理员')
    expect(await send('PATCH', '/api/role', { id, name: '别的', functionIds: ['1'] })).toMatchObject({
      code: 0,
      msg: '内置角色不能修改',
    })
    expect(await send('DELETE', `/api/role/${id}`)).toMatchObject({ code: 0, msg: '内置角色不能删除' })
    expect(await send('GET', '/api/role/4711/perm/tree')).toMatchObject({ code: 0, msg: '角色不存在' })
  })

  test('are given no codes beyond those of who changes them, and the own role loses none', async () => {
    const { server, send, role } = await scene()
    const codes = ['1', '6']
    expect((await send('POST', '/api/role', { name: '账号管理员', functionIds: codes })).code).toBe(1)
    const made = (await list(send)).data.at(-1) as Role
    await send('PATCH', '/api/user', { id: 2, name: '运营小王', roleId: made.id, organizationId: 2 })
    const manager = await signIn(server, '13800000001')
    const change = ({ id, name }: Role, functionIds: string[]) =>
      manager('PATCH', '/api/role', { id, name, functionIds })
    expect((await manager('POST', '/api/role', { name: '外包', functionIds: ['1', '2'] })).msg).toBe(
      '不能授予当前账号没有的权限：素材管理',
    )
    expect((await change(made, ['1', '6', '2'])).msg).toBe('不能授予当前账号没有的权限：素材管理')
    expect((await change(made, ['6'])).msg).toBe('当前登录的账号将失去权限（终端管理），不能这样修改')
    expect((await change(made, codes)).code).toBe(1)
    // what a role has already stays, and may go
    expect((await change(role('只读'), ['1', '2', '3', '6'])).code).toBe(1)
  })

  test('give their codes to whoever has them', async () => {
    const { server, send, role } = await scene()
    const operator = await signIn(server, '13800000001')
    expect((await operator('GET', '/api/device/page?page=0&limit=1')).code).toBe(1)
    await send('PATCH', '/api/role', { ...role('运营'), category: undefined, functionIds: ['2'] })
    expect(await operator('GET', '/api/device/page?page=0&limit=1')).toMatchObject({
      code: 0,
      msg: '没有权限执行此操作',
    })
  })
})
