import { describe, expect, test } from 'vitest'
import { signIn, testServer, type Send } from '../testing.ts'

const period = { start: '08:00', end: '10:00', level: 1, times: 1, weeks: '1,2,3,4,5,6,7' }
const days = { dateStart: 19700101, dateEnd: 20501231 }

interface Terminal {
  id: number
  state: 0 | 1
}

interface Published {
  deviceId: number
  status: 0 | 1
  scheduleType: number
  schedules: unknown
}

const terminals = async (send: Send, query = '') =>
  (await send<{ total: number; data: Terminal[] }>('GET', `/api/program/device/page?page=0&limit=1000${query}`)).data
const published = async (send: Send, programId: number, query = '') =>
  (
    await send<{ total: number; data: Published[] }>(
      'GET',
      `/api/program/play/page?page=0&limit=1000&programId=${programId}${query}`,
    )
  ).data

/** An approved ad, a terminal that is online and plays it not yet, and one that is off. */
async function scene(flips = false) {
  const server = testServer({ switches: { simulation: { flips, arrivalSeconds: [5, 5] } } })
  const send = await signIn(server)
  const { id: programId } = (await send<{ data: { id: number }[] }>('GET', '/api/program/page?page=0&limit=1&status=1'))
    .data.data[0] as { id: number }
  const taken = new Set((await published(send, programId)).data.map(({ deviceId }) => deviceId))
  const free = (await terminals(send)).data.filter(({ id }) => !taken.has(id))
  const online = free.find(({ state }) => state === 1) as Terminal
  const offline = free.find(({ state }) => state === 0) as Terminal
  const play = (changes: object) =>
    send('POST', '/api/program/play', {
      programId,
      deviceIds: [online.id],
      publish: 1,
      scheduleType: 0,
      schedules: [{ ...days, period: [period] }],
      ...changes,
    })
  const stop = (deviceIds: number[]) => send('POST', '/api/program/play', { programId, deviceIds, publish: 0 })
  return { server, send, programId, online, offline, play, stop }
}

test('a publication arrives some seconds later, and waits for a terminal that is off', async () => {
  const { server, send, programId, online, offline, play } = await scene()
  const before = (await published(send, programId)).total
  expect((await play({ deviceIds: [online.id, offline.id, online.id] })).data).toBe(2)
  const state = async () =>
    (await published(send, programId)).data
      .filter(({ deviceId }) => deviceId === online.id || deviceId === offline.id)
      .map(({ status }) => status)
  expect((await published(send, programId)).total).toBe(before + 2)
  expect(await state()).toEqual([0, 0])
  const pending = await published(send, programId, '&syncStatus=0')
  expect(pending.data.map(({ deviceId }) => deviceId)).toEqual(expect.arrayContaining([online.id, offline.id]))
  await server.advance(5_000)
  expect((await published(send, programId, '&syncStatus=0')).data.map(({ deviceId }) => deviceId)).not.toContain(
    online.id,
  )
  expect((await published(send, programId, '&syncStatus=0&state=0')).data.map(({ deviceId }) => deviceId)).toContain(
    offline.id,
  )
  expect((await published(send, programId, `&snOrName=no-such`)).total).toBe(0)
  const list = (
    await send<{ programId: number; status: number }[]>('GET', `/api/device/play/list?id=${online.id}&page=0&limit=100`)
  ).data
  expect(list.find((entry) => entry.programId === programId)?.status).toBe(1)
  expect(server.report().violations).toEqual([])
})

test('terminals that come back get what was sent meanwhile', async () => {
  const { server, send, programId, play } = await scene(true)
  const playing = new Set((await published(send, programId)).data.map(({ deviceId }) => deviceId))
  const deviceIds = (await terminals(send, '&state=0')).data.map(({ id }) => id).filter((id) => !playing.has(id))
  await play({ deviceIds })
  const arrived = async () =>
    (await published(send, programId, '&syncStatus=1')).data
      .map(({ deviceId }) => deviceId)
      .filter((id) => deviceIds.includes(id))
  await server.advance(5_000)
  const online = async () =>
    (await terminals(send, '&state=1')).data.map(({ id }) => id).filter((id) => deviceIds.includes(id))
  const soon = await arrived()
  expect(soon).toEqual(await online())
  await server.advance(24 * 3_600_000)
  const back = await arrived()
  expect(back.length).toBeGreaterThan(soon.length)
  expect((await online()).filter((id) => !back.includes(id))).toEqual([])
})

test('stopping on one terminal leaves the others, and their record', async () => {
  const { send, programId, online, offline, play, stop } = await scene()
  await play({ deviceIds: [online.id, offline.id] })
  await stop([online.id])
  const left = new Set((await published(send, programId)).data.map(({ deviceId }) => deviceId))
  expect([left.has(online.id), left.has(offline.id)]).toEqual([false, true])
  const stops = async () => (await send('GET', '/api/play-record/page?page=0&limit=1&type=0')).data
  const { total, data } = await stops()
  expect(data).toMatchObject([{ programId, type: 0 }])
  await play({ deviceIds: [online.id, offline.id] })
  const body = { deviceId: online.id, programIds: [programId] }
  expect((await send('POST', '/api/device/play-stop', body)).code).toBe(1)
  expect((await stops()).total).toBe(total + 1)
  expect((await published(send, programId)).data.map(({ deviceId }) => deviceId)).toContain(offline.id)
  await play({ deviceIds: [online.id, offline.id] })
  await stop([offline.id])
  expect((await stops()).total).toBe(total + 2)
  const playing = (await published(send, programId)).data.map(({ deviceId }) => deviceId)
  expect(playing).toContain(online.id)
  expect((await play({ scheduleType: 1, schedules: [{ ...days, period: [{ ...period, times: 4 }] }] })).code).toBe(1)
})

test('few terminals report a fault of their screen, fewer have been switched off by hand', async () => {
  const { send, programId, play } = await scene()
  await play({ deviceIds: (await terminals(send)).data.map(({ id }) => id) })
  const rows = (await published(send, programId)).data as unknown as Record<string, 0 | 1>[]
  const faults = rows.filter(({ deviceException }) => deviceException === 1).length
  const off = rows.filter(({ deviceEnabled }) => deviceEnabled === 0).length
  expect([faults, off].every((count) => count > 0 && count < rows.length / 10)).toBe(true)
})

test('publishing again takes the place of the schedule, and stopping takes it away', async () => {
  const { send, programId, online, offline, play, stop } = await scene()
  await play({})
  await play({ scheduleType: 1, schedules: [{ ...days, period: [{ ...period, start: '12:00', end: '13:00' }] }] })
  const rows = (await published(send, programId)).data.filter(({ deviceId }) => deviceId === online.id)
  expect(rows).toMatchObject([{ scheduleType: 1, schedules: [{ period: [{ start: '12:00' }] }] }])
  expect((await stop([online.id, offline.id])).data).toBe(1)
  expect((await published(send, programId)).data.some(({ deviceId }) => deviceId === online.id)).toBe(false)
})

describe('refused', () => {
  test.each<[string, object, string]>([
    ['no terminal', { deviceIds: [] }, '请选择终端'],
    ['an unknown terminal', { deviceIds: [1, 1001] }, '终端不存在'],
    ['no schedule', { schedules: [] }, '请选择投放时间'],
    ['no period', { schedules: [{ ...days, period: [] }] }, '请选择投放时间'],
    [
      'days the wrong way round',
      { schedules: [{ dateStart: 20270101, dateEnd: 20261231, period: [period] }] },
      '开始日期不能晚于结束日期',
    ],
    ['no range', { schedules: [{ ...days, period: [{ ...period, start: '' }] }] }, '请选择投放时间'],
    ['no range further on', { schedules: [{ ...days, period: [period, { ...period, end: '' }] }] }, '请选择播放时段'],
    [
      'a start after the end',
      { schedules: [{ ...days, period: [{ ...period, start: '11:00' }] }] },
      '开始时间必须早于结束时间',
    ],
    ['no weekday', { schedules: [{ ...days, period: [{ ...period, weeks: '' }] }] }, '请选择播放周期'],
    [
      'a play order of 0',
      { schedules: [{ ...days, period: [{ ...period, level: 0 }] }] },
      '请输入播放顺序的数字(1-9999)',
    ],
    [
      'a play order of 10000',
      { schedules: [{ ...days, period: [{ ...period, level: 10_000 }] }] },
      '请输入播放顺序的数字(1-9999)',
    ],
    [
      'a second plan that is wrong',
      {
        schedules: [
          { ...days, period: [period] },
          { ...days, period: [] },
        ],
      },
      '请选择投放时间',
    ],
    [
      'four times further on',
      { schedules: [{ ...days, period: [period, { ...period, start: '11:00', end: '12:00', times: 4 }] }] },
      '请选择播放次数',
    ],
    ['four times', { schedules: [{ ...days, period: [{ ...period, times: 4 }] }] }, '请选择播放次数'],
    [
      'four periods',
      {
        schedules: [
          {
            ...days,
            period: ['01', '02', '03', '04'].map((hour) => ({ ...period, start: `${hour}:00`, end: `${hour}:30` })),
          },
        ],
      },
      '不能超过三条',
    ],
    [
      'periods that cross',
      { schedules: [{ ...days, period: [period, { ...period, start: '09:59', end: '11:00', weeks: '7' }] }] },
      '时间段不能交叉',
    ],
  ])('%s', async (_, changes, message) => {
    const { play } = await scene()
    expect((await play(changes)).msg).toBe(message)
  })

  test('an ad that is not approved; touching periods are well', async () => {
    const { send, play } = await scene()
    for (const status of [0, 2, 3, 4, 5]) {
      const { id } = (
        await send<{ data: { id: number }[] }>('GET', `/api/program/page?page=0&limit=1&status=${status}`)
      ).data.data[0] as { id: number }
      expect((await play({ programId: id })).msg).toBe('只有审核通过的广告可以发布')
    }
    expect(
      (await play({ schedules: [{ ...days, period: [period, { ...period, start: '10:00', end: '11:00' }] }] })).data,
    ).toBe(1)
  })

  test('publishing without 3c, stopping without 3d', async () => {
    const { server, play, stop, online } = await scene()
    await server.setSwitches({ scenario: { functionIds: { '13800000000': ['3', '3d'] } } })
    expect([(await play({})).msg, (await stop([online.id])).code]).toEqual(['没有权限执行此操作', 1])
    await server.setSwitches({ scenario: { functionIds: { '13800000000': ['3', '3c'] } } })
    expect([(await play({})).code, (await stop([online.id])).msg]).toEqual([1, '没有权限执行此操作'])
  })
})
