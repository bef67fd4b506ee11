import { describe, expect, test } from 'vitest'
import { signIn, testServer, type Send } from '../testing.ts'

interface Row extends Record<string, unknown> {
  id: number
  sn: string
  name: string
  state: 0 | 1
}

const page = async (send: Send, query = '') =>
  (await send<{ total: number; data: Row[] }>('GET', `/api/device/page?page=0&limit=1000${query}`)).data
const detail = async (send: Send, id: unknown) => (await send('GET', `/api/device/${id}`)).data

/** A server, somebody who may do everything, and a terminal that is online and one that is not. */
async function scene() {
  const server = testServer({ switches: { simulation: { flips: false, commandFailRate: 0 } } })
  const send = await signIn(server)
  const { data } = await page(send)
  const online = data.find((row) => row.state === 1) as Row
  const offline = data.find((row) => row.state === 0) as Row
  return { server, send, online, offline }
}

describe('groups', () => {
  test('are added, renamed and deleted; their terminals stay', async () => {
    const { server, send } = await scene()
    const names = async () => (await send<{ id: number; name: string }[]>('GET', '/api/device/group/list')).data
    expect((await send('POST', '/api/device/group', { name: ' 夜间关屏 ' })).code).toBe(1)
    const added = (await names()).find(({ name }) => name === '夜间关屏')
    expect(await send('POST', '/api/device/group', { name: '夜间关屏' })).toMatchObject({
      code: 0,
      msg: '分组名称已存在',
    })
    expect(await send('PATCH', '/api/device/group/', { id: added?.id, name: '机场' })).toMatchObject({
      code: 0,
      msg: '分组名称已存在',
    })
    expect((await send('PATCH', '/api/device/group/', { id: added?.id, name: '夜间关屏' })).code).toBe(1)
    expect(server.report().violations).toEqual([])
    expect(await send('POST', '/api/device/group', { name: '一二三四五六七八九十一' })).toMatchObject({
      code: 0,
      msg: '分组名称不能超过 10 个字符',
    })

    const { data: members } = await page(send, '&groupId=5')
    expect((await send('DELETE', '/api/device/group/5')).code).toBe(1)
    expect(await detail(send, members[0]?.id)).toMatchObject({ groupId: 0 })
    expect((await page(send, '&groupId=5')).total).toBe(0)
    expect(await send('DELETE', '/api/device/group/5')).toMatchObject({ code: 0, msg: '分组不存在' })
    expect((await send('DELETE', '/api/device/group/0')).code).toBe(0)
  })
})

describe('the play list', () => {
  const entries = async (send: Send, id: number) =>
    (await send<{ programId: number; status: number }[]>('GET', `/api/device/play/list?id=${id}&page=0&limit=1000`))
      .data

  test('has ads, which can be stopped', async () => {
    const { server, send, online } = await scene()
    const before = await entries(send, online.id)
    expect(before.length).toBeGreaterThan(1)
    expect(before.every(({ status }) => status === 1)).toBe(true)
    const programIds = [before[0]?.programId]
    expect((await send('POST', '/api/device/play-stop', { deviceId: online.id, programIds })).code).toBe(1)
    expect(await entries(send, online.id)).toEqual(before.slice(1))
    expect(await send('POST', '/api/device/play-stop', { deviceId: online.id, programIds })).toMatchObject({
      code: 0,
      msg: '广告不在该终端的播放列表中',
    })
    expect(server.report().violations).toEqual([])
  })
})
