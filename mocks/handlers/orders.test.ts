import { expect, test } from 'vitest'
import { signIn, testServer, type Send } from '../testing.ts'

const plan = (dateStart: number, dateEnd: number) => ({
  scheduleType: 0,
  schedules: [
    { dateStart, dateEnd, period: [{ start: '08:00', end: '20:00', weeks: '1,2,3,4,5,6,7', times: 1, level: 9 }] },
  ],
})

/** A server with an order of the given days that waits for review, its id, and the first terminals and ad of it. */
async function ordered(dateStart = 20261125, dateEnd = 20261130) {
  const server = testServer()
  const send = await signIn(server)
  const ids = async (path: string): Promise<number[]> =>
    (await send<{ data: { id: number }[] }>('GET', path)).data.data.map(({ id }) => id)
  const [programId] = await ids('/api/program/page?page=0&limit=1&status=1')
  const deviceIds = await ids('/api/program/device/page?page=0&limit=3')
  const body = {
    name: ' 冬季投放 ',
    client: ' 晴川商贸 ',
    programIds: [programId],
    deviceIds,
    ...plan(dateStart, dateEnd),
  }
  expect(await send('POST', '/api/order', body)).toMatchObject({ code: 1 })
  const { data } = await send<{ data: { id: number }[] }>('GET', '/api/order/page?page=0&limit=1')
  return { server, send, body, id: data.data[0]?.id, programId, device: deviceIds[0] }
}

const statusOf = async (send: Send, id: unknown) =>
  (await send<{ status: number }>('GET', `/api/order/${id}`)).data.status
const DAY = 86_400_000

test('the company has orders of every status, found by name, client and status', async () => {
  const send = await signIn(testServer())
  const list = async (query: string) =>
    (
      await send<{ total: number; data: { name: string; client: string; status: number }[] }>(
        'GET',
        `/api/order/page?page=0&limit=100${query}`,
      )
    ).data
  const all = await list('')
  for (const status of [0, 1, 2, 3, 4, 5]) {
    const found = await list(`&status=${status}`)
    expect(found.total).toBe(all.data.filter((row) => row.status === status).length)
    expect(found.total).toBeGreaterThan(0)
  }
  const client = all.data[0]?.client ?? ''
  expect((await list(`&nameOrClient=${encodeURIComponent(` ${client} `)}`)).total).toBe(
    all.data.filter((row) => row.client === client).length,
  )
})

test('an order that plays is on its terminals', async () => {
  const send = await signIn(testServer())
  const playing = (await send('GET', '/api/order/page?page=0&limit=1&status=2')).data.data[0]
  const order = (await send('GET', `/api/order/${playing.id}`)).data
  const { total } = (await send('GET', `/api/program/play/page?programId=${order.programs[0].id}&page=0&limit=1`)).data
  expect(total).toBe(order.deviceCount)
})

test('from review to its end', async () => {
  const { server, send, id, programId, device } = await ordered()
  expect((await send('GET', `/api/order/${id}`)).data).toMatchObject({
    name: '冬季投放',
    status: 0,
    programCount: 1,
    deviceCount: 3,
    client: '晴川商贸',
    programs: [{ id: programId, del: 0 }],
    devices: [{ id: device }, {}, {}],
  })
  const onDevice = async () =>
    (
      await send<{ programId: number; schedules: unknown }[]>(
        'GET',
        `/api/device/play/list?id=${device}&page=0&limit=1000`,
      )
    ).data.filter((entry) => entry.programId === programId)

  expect(await send('POST', `/api/order/${id}/review`, { reject: 0, reason: '' })).toMatchObject({ code: 1 })
  expect(await statusOf(send, id)).toBe(1)
  expect(await onDevice()).toMatchObject([{ schedules: plan(20261125, 20261130).schedules }])
  expect(await send('POST', `/api/order/${id}/review`, { reject: 0, reason: '' })).toMatchObject({
    code: 0,
    msg: '该订单当前不能审核',
  })
  expect(await send('DELETE', `/api/order/${id}`)).toMatchObject({ code: 0, msg: '请先停播该订单' })

  await server.advance(5 * DAY)
  expect(await statusOf(send, id)).toBe(2)
  await server.advance(6 * DAY)
  expect(await statusOf(send, id)).toBe(4)
  expect(await send('POST', `/api/order/${id}/stop`)).toMatchObject({ code: 0, msg: '该订单当前不能停播' })
  expect(await send('DELETE', `/api/order/${id}`)).toMatchObject({ code: 1 })
  expect(await send('GET', `/api/order/${id}`)).toMatchObject({ code: 0, msg: '订单不存在' })
})

test('stopping takes its ads off, and it can be deleted then', async () => {
  const { send, id, programId } = await ordered(20261101, 20261130)
  await send('POST', `/api/order/${id}/review`, { reject: 0, reason: '' })
  expect(await statusOf(send, id)).toBe(2)
  const on = async () =>
    (await send('GET', `/api/program/play/page?programId=${programId}&page=0&limit=1000`)).data.total
  const before = await on()
  expect(await send('POST', `/api/order/${id}/stop`)).toMatchObject({ code: 1 })
  expect([await statusOf(send, id), await on()]).toEqual([3, before - 3])
  expect(await send('DELETE', `/api/order/${id}`)).toMatchObject({ code: 1 })
})

test('rejecting needs a reason, which the detail shows', async () => {
  const { send, id } = await ordered()
  expect(await send('POST', `/api/order/${id}/review`, { reject: 1, reason: ' ' })).toMatchObject({
    code: 0,
    msg: '请输入原因',
  })
  expect(await send('POST', `/api/order/${id}/review`, { reject: 1, reason: '合同未签' })).toMatchObject({ code: 1 })
  expect((await send('GET', `/api/order/${id}`)).data).toMatchObject({ status: 5, checkReason: '合同未签' })
})

test('what the form refuses is refused here too', async () => {
  const { send, body } = await ordered()
  const cases: [object, string][] = [
    [{ name: ' ' }, '请输入订单名称'],
    [{ client: '客'.repeat(21) }, '客户名称不能超过 20 个字符'],
    [{ programIds: [] }, '请选择广告'],
    [{ deviceIds: [] }, '请选择终端'],
    [{ programIds: [999_999] }, '广告不存在'],
    [{ schedules: [] }, '请选择投放时间'],
    [plan(20261101, 20261119), '结束日期不能早于今天'],
    [plan(20261130, 20261125), '开始日期不能晚于结束日期'],
  ]
  for (const [change, msg] of cases)
    expect(await send('POST', '/api/order', { ...body, ...change })).toMatchObject({ code: 0, msg })
  // what is partly over still plays
  const [past] = plan(20261101, 20261119).schedules
  expect(await send('POST', '/api/order', { ...body, schedules: [past, ...body.schedules] })).toMatchObject({ code: 1 })
  const [pending] = (await send('GET', '/api/program/page?page=0&limit=1&status=0')).data.data
  expect(await send('POST', '/api/order', { ...body, programIds: [pending.id] })).toMatchObject({
    code: 0,
    msg: '只有审核通过的广告可以发布',
  })
})

test('an order belongs to its maker: another region does not see it', async () => {
  const { server, id } = await ordered()
  expect(await (await signIn(server, '13800000001'))('GET', `/api/order/${id}`)).toMatchObject({
    code: 0,
    msg: '订单不存在',
  })
})
