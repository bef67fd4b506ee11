import { describe, expect, test } from 'vitest'
import { exportState, importState, readState } from '../db/state-file.ts'
import { createMemoryStore } from '../db/store.ts'
import { NOW, signIn, testServer, type Send } from '../testing.ts'
import { createMemoryFiles } from '../transport/file-store.ts'

interface Node {
  id: number
  name: string
  pid: number
  aboveId: number
  children: Node[]
}

const root = async (send: Send) => (await send<Node[]>('GET', '/api/org/tree')).data[0] as Node
const names = (node: Node) => node.children.map(({ name }) => name)

async function scene(account?: string) {
  const server = testServer({ switches: { scenario: { functionIds: { '13800000001': ['1', '6'] } } } })
  const send = await signIn(server, account)
  return { server, send, tree: await root(send) }
}

describe('the organisation tree', () => {
  test('is the one of user info, and of the account', async () => {
    const { server, send, tree } = await scene()
    expect((await send('GET', '/api/user/src')).data.orgTree).toEqual(tree)
    const operator = await signIn(server, '13800000001')
    expect(await root(operator)).toMatchObject({ name: '华东大区', pid: 0, aboveId: 0 })
  })

  test('grows, changes and shrinks, and is answered each time', async () => {
    const { server, send, tree } = await scene()
    const [first] = tree.children as [Node]
    const added = await send<Node[]>('POST', '/api/org', { name: ' 海外事业部 ', pid: tree.id })
    expect(names(added.data[0] as Node)).toEqual([...names(tree), '海外事业部'])
    const made = added.data[0]?.children.at(-1) as Node
    expect(made).toMatchObject({ pid: tree.id, aboveId: tree.children.at(-1)?.id, children: [] })
    const renamed = await send<Node[]>('PATCH', '/api/org', { id: made.id, name: '国际部' })
    expect(renamed.data[0]?.children.at(-1)?.name).toBe('国际部')
    expect(renamed.data[0]).toEqual(await root(send))
    expect((await send<Node[]>('DELETE', `/api/org/${made.id}`)).data[0]).toEqual(tree)
    expect(await send('DELETE', `/api/org/${first.id}`)).toMatchObject({
      code: 0,
      msg: '该组织机构下还有下级、终端或账号，不能删除',
    })
    expect(server.report().violations).toEqual([])
  })

  test('keeps its order where its state is taken, with a new one last', async () => {
    const kept = { store: createMemoryStore(), files: createMemoryFiles() }
    const send = await signIn(testServer(kept))
    const tree = await root(send)
    await send('PATCH', '/api/org/sort', tree.children.map(({ id }) => id).reverse())
    await send('POST', '/api/org', { name: '海外事业部', pid: tree.id })
    const text = await exportState(kept, {}, NOW)
    const elsewhere = { store: createMemoryStore(), files: createMemoryFiles() }
    await importState(readState(text ?? ''), elsewhere, NOW)
    const there = await root(await signIn(testServer(elsewhere)))
    expect(names(there)).toEqual([...names(tree).reverse(), '海外事业部'])
  })

  test('refuses what the form refuses, and what is taken', async () => {
    const { send, tree } = await scene()
    const [first] = tree.children as [Node]
    expect(await send('POST', '/api/org', { name: ' ', pid: tree.id })).toMatchObject({
      code: 0,
      msg: '组织机构名称不能为空',
    })
    expect(await send('POST', '/api/org', { name: '一二三四五六七八九十一', pid: tree.id })).toMatchObject({
      code: 0,
      msg: '组织机构名称不能超过 10 个字符',
    })
    expect(await send('POST', '/api/org', { name: first.name, pid: tree.id })).toMatchObject({
      code: 0,
      msg: '同级组织机构名称已存在',
    })
    expect(await send('PATCH', '/api/org', { id: first.id, name: first.name })).toMatchObject({ code: 1 })
    expect(await send('PATCH', '/api/org', { id: first.id, name: tree.children[1]?.name })).toMatchObject({
      code: 0,
      msg: '同级组织机构名称已存在',
    })
    expect(await send('PATCH', '/api/org', { id: tree.id, name: '别的' })).toMatchObject({
      code: 0,
      msg: '根组织机构不能修改',
    })
    expect(await send('DELETE', `/api/org/${tree.id}`)).toMatchObject({ code: 0, msg: '根组织机构不能删除' })
    expect(await send('POST', '/api/org', { name: 'x', pid: 4711 })).toMatchObject({ code: 0, msg: '组织机构不存在' })
  })

  test.each<[string, (send: Send, id: number) => Promise<unknown>]>([
    ['another one below it', (send, pid) => send('POST', '/api/org', { name: '下级', pid })],
    [
      'a terminal',
      async (send, orgId) => {
        const [{ id }] = (await send('GET', '/api/device/page?page=0&limit=1')).data.data
        return send('PATCH', '/api/device/org', { ids: [id], orgId })
      },
    ],
    [
      'an account',
      (send, organizationId) =>
        send('POST', '/api/user', {
          account: '13711112222',
          name: '新人',
          password: 'a'.repeat(32),
          roleId: 2,
          organizationId,
        }),
    ],
  ])('loses none that has %s', async (_what, give) => {
    const { send, tree } = await scene()
    const added = await send<Node[]>('POST', '/api/org', { name: '新部门', pid: tree.id })
    const made = added.data[0]?.children.at(-1) as Node
    expect(await give(send, made.id)).toMatchObject({ code: 1 })
    expect(await send('DELETE', `/api/org/${made.id}`)).toMatchObject({ code: 0 })
  })

  test('is ordered among all siblings of one parent', async () => {
    const { send, tree } = await scene()
    const ids = tree.children.map(({ id }) => id)
    const turned = await send<Node[]>('PATCH', '/api/org/sort', ids.toReversed())
    expect(names(turned.data[0] as Node)).toEqual(names(tree).reverse())
    const refused = { code: 0, msg: '只能在同级组织机构之间调整顺序' }
    expect(await send('PATCH', '/api/org/sort', ids.slice(1))).toMatchObject(refused)
    expect(await send('PATCH', '/api/org/sort', [...ids.slice(1), ids[1]])).toMatchObject(refused)
    expect(await send('PATCH', '/api/org/sort', [...ids, ids[0]])).toMatchObject(refused)
    expect(await send('PATCH', '/api/org/sort', [])).toMatchObject({ code: 1 })
    expect(await send('PATCH', '/api/org/sort', [...ids.slice(1), tree.children[0]?.children[0]?.id])).toMatchObject(
      refused,
    )
  })

  test('ends at what the account may see', async () => {
    const { send, tree } = await scene('13800000001')
    expect(await send('PATCH', '/api/org', { id: 1, name: '别的' })).toMatchObject({ code: 0, msg: '组织机构不存在' })
    expect(await send('DELETE', `/api/org/${tree.id}`)).toMatchObject({ code: 0, msg: '根组织机构不能删除' })
  })

  test('what an organisation had goes to the one above when it is deleted', async () => {
    const { send, tree } = await scene()
    const [region] = tree.children as [Node]
    const made = (
      await send<Node[]>('POST', '/api/org', { name: '新部门', pid: region.id })
    ).data[0]?.children[0]?.children.at(-1) as Node
    const material = (await send('GET', '/api/material/page?page=0&limit=1')).data.data[0]
    expect((await send('PATCH', '/api/material/org', { ids: [material.id], orgId: made.id })).code).toBe(1)
    expect((await send('DELETE', `/api/org/${made.id}`)).code).toBe(1)
    const after = (await send('GET', '/api/material/page?page=0&limit=400')).data.data.find(
      (row: { id: unknown }) => row.id === material.id,
    )
    expect(after).toBeDefined()
  })
})
