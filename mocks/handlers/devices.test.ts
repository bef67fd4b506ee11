import { describe, expect, test } from 'vitest'
import { diskPercent } from '#src/domain/diagnosis.ts'
import { signIn, testServer, tokenOf, type Send } from '../testing.ts'

const MINUTE = 60_000

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

describe('the list', () => {
  test('filters', async () => {
    const { server, send, online } = await scene()
    const { data: all, total } = await page(send)
    expect(total).toBe(200)
    const first = all[0] as Row
    const count = async (query: string, where: (row: Row) => boolean) => {
      const { data, total: found } = await page(send, query)
      expect(found).toBe(all.filter(where).length)
      expect(data.every(where)).toBe(true)
      expect(found).toBeGreaterThan(0)
    }
    await count('&state=0', (row) => row.state === 0)
    await count('&groupId=0', (row) => row.groupId === 0)
    await count('&groupId=3', (row) => row.groupId === 3)
    await count(`&province=${encodeURIComponent('浙江省')}`, (row) => row.province === '浙江省')
    await count(`&district=${encodeURIComponent(String(first.district))}`, (row) => row.district === first.district)
    await count('&resolutionH=1080&resolutionV=1920', (row) => row.resolution === '1080*1920')
    await count(`&snOrName=${online.sn.toLowerCase()}`, (row) => row.sn === online.sn)
    await count(`&snOrName=${encodeURIComponent(' 电梯 ')}`, (row) => row.name.includes('电梯'))
    await count('&orgId=1', () => true)
    expect((await page(send, '&orgId=2')).total).toBe((await page(await signIn(server, '13800000001'))).total)
    expect((await page(send, '&orgId=no-such')).total).toBe(0)
    expect(server.report().violations).toEqual([])
  })

  test('pages from 0, and past the end there is nothing', async () => {
    const { send } = await scene()
    const part = async (query: string) =>
      (await send<{ total: number; data: Row[] }>('GET', `/api/device/page?${query}`)).data
    expect((await part('page=1&limit=10')).data.map(({ id }) => id)).toEqual(
      (await page(send)).data.slice(10, 20).map(({ id }) => id),
    )
    expect(await part('page=99&limit=10')).toEqual({ total: 200, data: [] })
  })

  test.each([0, 1] as const)('scale %d', async (scale) => {
    expect((await page(await signIn(testServer({ switches: { scenario: { scale } } })))).total).toBe(scale)
  })

  test('some serial numbers look like numbers, and all are different', async () => {
    const { data } = await page((await scene()).send)
    expect(data.some(({ sn }) => /^\d+E\d+$/.test(sn))).toBe(true)
    expect(data.some(({ sn }) => sn.startsWith('00'))).toBe(true)
    expect(new Set(data.map(({ sn }) => sn)).size).toBe(200)
    expect(data.every(({ sn }) => /^[0-9A-Z]{5,12}$/.test(sn))).toBe(true)
  })

  test.each(['string', 'big'] as const)('ids may be of kind %s', async (ids) => {
    const server = testServer({ switches: { scenario: { ids } } })
    const send = await signIn(server)
    const response = await server.handle(
      new Request('http://mock.test/api/device/page?page=0&limit=1', {
        headers: { Authorization: await tokenOf(server) },
      }),
    )
    expect(await response?.text()).toContain(ids === 'string' ? '"id":"T1001"' : '"id":9007199254740993,')
    const id = ids === 'string' ? 'T1003' : '9007199254740995'
    expect((await send('GET', `/api/device/${id}`)).code).toBe(1)
    expect((await send('PATCH', '/api/device/group/relation', { ids: [id], groupId: 0 })).code).toBe(1)
  })
})

describe('a terminal', () => {
  test('that is not there, or not visible, is refused', async () => {
    const { server, send } = await scene()
    expect(await send('GET', '/api/device/4711')).toMatchObject({ code: 0, msg: '终端不存在' })
    const operator = await signIn(server, '13800000001')
    const visible = new Set((await page(operator)).data.map(({ id }) => id))
    const hidden = (await page(send)).data.find(({ id }) => !visible.has(id)) as Row
    expect(await operator('GET', `/api/device/${hidden.id}`)).toMatchObject({ code: 0, msg: '终端不存在' })
  })

  test('is edited', async () => {
    const { server, send, online } = await scene()
    expect(
      (await send('PATCH', '/api/device', { id: online.id, name: ' 新名称 ', addr: '新地址', remark: '' })).code,
    ).toBe(1)
    expect(await detail(send, online.id)).toMatchObject({ name: '新名称', addr: '新地址', remark: '' })
    // a remark that is not sent stays
    await send('PATCH', '/api/device', { id: online.id, name: '新名称', addr: ' 北门 ', remark: '临街' })
    await send('PATCH', '/api/device', { id: online.id, name: '新名称', addr: ' 北门 ' })
    expect(await detail(send, online.id)).toMatchObject({ addr: '北门', remark: '临街' })
    expect(await send('PATCH', '/api/device', { id: online.id, name: ' ', addr: 'x' })).toMatchObject({
      code: 0,
      msg: '请输入终端名称',
    })
    expect(server.report().violations).toEqual([])
  })

  test('gets group and organisation, all or none', async () => {
    const { send, online, offline } = await scene()
    const ids = [online.id, offline.id]
    expect((await send('PATCH', '/api/device/group/relation', { ids, groupId: 4 })).code).toBe(1)
    expect(await detail(send, offline.id)).toMatchObject({ groupId: 4 })
    expect(await send('PATCH', '/api/device/group/relation', { ids: [online.id, 4711], groupId: 0 })).toMatchObject({
      code: 0,
      msg: '终端不存在',
    })
    expect(await detail(send, online.id)).toMatchObject({ groupId: 4 })
    expect(await send('PATCH', '/api/device/group/relation', { ids, groupId: 99 })).toMatchObject({
      code: 0,
      msg: '分组不存在',
    })
    expect((await send('PATCH', '/api/device/org', { ids, orgId: 3 })).code).toBe(1)
    expect(await detail(send, online.id)).toMatchObject({ organizationId: 3 })
    expect(await send('PATCH', '/api/device/org', { ids, orgId: 4711 })).toMatchObject({
      code: 0,
      msg: '组织机构不存在',
    })
  })

  test('takes a power window after a while, and keeps the old one until then', async () => {
    const { server, send, online, offline } = await scene()
    const { workCron } = await detail(send, online.id)
    expect((await send('PATCH', `/api/device/${online.id},${offline.id}/work-cron/05:15-05:15`)).code).toBe(1)
    expect(await detail(send, online.id)).toMatchObject({ workCron, workCronTarget: '05:15-05:15' })
    await server.advance(MINUTE)
    expect(await detail(send, online.id)).toMatchObject({ workCron: '05:15-05:15' })
    expect((await detail(send, offline.id)).workCron).not.toBe('05:15-05:15')
    expect(await send('PATCH', `/api/device/${online.id}/work-cron/23:00-05:00`)).toMatchObject({
      code: 0,
      msg: '开机时间不能晚于关机时间',
    })
    expect(await send('PATCH', `/api/device/${online.id}/work-cron/8:00`)).toMatchObject({
      code: 0,
      msg: '时间不能为空',
    })
  })

  test('takes a volume after a while', async () => {
    const { server, send, online } = await scene()
    const set = (period: unknown[], val = 77) =>
      send('PATCH', '/api/device/volume', { idList: [online.id], volumeTarget: { val, period } })
    expect(
      (
        await set([
          { t: '08:00-09:00', v: 5 },
          { t: '09:00-10:00', v: 6 },
        ])
      ).code,
    ).toBe(1)
    expect((await detail(send, online.id)).volume).not.toBe(77)
    await server.advance(MINUTE)
    expect(await detail(send, online.id)).toMatchObject({
      volume: 77,
      volumeTarget: {
        val: 77,
        period: [
          { t: '08:00-09:00', v: 5 },
          { t: '09:00-10:00', v: 6 },
        ],
      },
    })
    expect(
      await set([
        { t: '08:00-09:00', v: 5 },
        { t: '08:30-10:00', v: 6 },
      ]),
    ).toMatchObject({ code: 0, msg: '时间段不能交叉' })
    expect(server.report().violations).toEqual([])
    const range = (hour: number) => ({ t: `0${hour}:00-0${hour}:30`, v: 5 })
    expect(await set([range(1), range(2), range(3)])).toMatchObject({ code: 0, msg: '最多设置 2 个时间段' })
    expect(await set([range(1), { t: '09:00-08:00', v: 5 }])).toMatchObject({
      code: 0,
      msg: '开始时间必须早于结束时间',
    })
  })
})

describe('commands', () => {
  const history = async (send: Send, id: number, query = '') =>
    (await send('GET', `/api/device/command/page?page=0&limit=100&deviceId=${id}${query}`)).data

  test('are refused while one terminal is offline', async () => {
    const { send, online, offline } = await scene()
    const before = (await history(send, online.id)).total
    expect(await send('POST', '/api/device/command', { deviceIds: [online.id, offline.id], type: 0 })).toMatchObject({
      code: 0,
    })
    expect((await history(send, online.id)).total).toBe(before)
  })

  test('are pending, then done; a screenshot brings a new picture', async () => {
    const { server, send, online } = await scene()
    const before = await detail(send, online.id)
    expect((await send('POST', '/api/device/command', { deviceIds: [online.id], type: 0 })).code).toBe(1)
    expect((await history(send, online.id)).data[0]).toMatchObject({ type: 0, status: 2, creator: '13800000000' })
    expect((await detail(send, online.id)).screenshot).toBe(before.screenshot)
    await server.advance(MINUTE)
    expect((await history(send, online.id)).data[0]).toMatchObject({ type: 0, status: 1, msg: '' })
    const after = await detail(send, online.id)
    expect(after.screenshot).not.toBe(before.screenshot)
    expect(after.screenshotUpdate > before.screenshotUpdate).toBe(true)
    expect(server.report().violations).toEqual([])
  })

  test('may fail, and then say why', async () => {
    const { server, send, online } = await scene()
    await server.setSwitches({ simulation: { commandFailRate: 1 } })
    await send('POST', '/api/device/command', { deviceIds: [online.id], type: 4 })
    await server.advance(MINUTE)
    const [newest] = (await history(send, online.id)).data
    expect(newest).toMatchObject({ type: 4, status: 0 })
    expect(newest.msg).not.toBe('')
  })

  test.each([
    ['a screenshot', 0, 0, ['screenshot', 'screenshotUpdate']],
    ['a restart', 1, 0, ['state']],
    ['a clean-up', 4, 0, ['diskInfo']],
    ['a report', 5, 0, []],
    ['a screenshot that fails', 0, 1, []],
    ['a restart that fails', 1, 1, []],
    ['a clean-up that fails', 4, 1, []],
  ])('%s changes what it is for, and nothing else', async (_what, type, commandFailRate, expected) => {
    const { server, send } = await scene()
    await server.setSwitches({ simulation: { commandFailRate, commandSeconds: [5, 5] } })
    // one that has something to clean up
    const { id } = (await page(send)).data.find(
      ({ state, diskInfo }) => state === 1 && (diskPercent(diskInfo) ?? 0) > 90,
    ) as Row
    const before = await detail(send, id)
    expect((await send('POST', '/api/device/command', { deviceIds: [id], type })).code).toBe(1)
    await server.advance(6000)
    const after = await detail(send, id)
    const changed = ['screenshot', 'screenshotUpdate', 'state', 'diskInfo'].filter((key) => after[key] !== before[key])
    expect(changed).toEqual(expected)
  })

  test('a restart takes the terminal off for a moment', async () => {
    const { server, send, online } = await scene()
    await server.setSwitches({ simulation: { commandSeconds: [5, 5] } })
    await send('POST', '/api/device/command', { deviceIds: [online.id], type: 1 })
    const states = []
    for (const wait of [4000, 2000, 30_000]) {
      await server.advance(wait)
      states.push((await detail(send, online.id)).state)
    }
    expect(states).toEqual([1, 0, 1])
  })

  test('are listed newest first, by type, status and sender', async () => {
    const { server, send, online } = await scene()
    await (
      await signIn(server, '13800000001')
    )('POST', '/api/device/command', { deviceIds: [online.id], type: 5 })
    const all = (await history(send, online.id)).data as {
      createTime: string
      type: number
      status: number
      creator: string
    }[]
    expect(all.map(({ createTime }) => createTime)).toEqual(
      all
        .map(({ createTime }) => createTime)
        .sort()
        .reverse(),
    )
    const only = async (query: string) => (await history(send, online.id, query)).data
    expect(await only('&status=2')).toEqual(all.filter(({ status }) => status === 2))
    expect(await only('&type=5')).toEqual(all.filter(({ type }) => type === 5))
    expect(await only(`&accountOrName=${encodeURIComponent('小王')}`)).toEqual(
      all.filter(({ creator }) => creator === '13800000001'),
    )
    expect(await only('&accountOrName=nobody')).toEqual([])
  })
})
