import { describe, expect, test } from 'vitest'
import { signIn, testServer, type Send } from '../testing.ts'

interface Page<Row> {
  total: number
  data: Row[]
}
interface CommandEntry {
  sn: string
  name: string
  del: boolean
  type: number
  status: number
  msg: string
  creator: string
  createTime: string
}
interface PlayEntry {
  programId: number
  programName: string
  programDel: boolean
  deviceSn: string
  deviceName: string
  deviceDel: boolean
  creator: string
  type: number
  status: number
  createTime: string
}

type Filters = Record<string, string>

const page = async <Row>(send: Send, path: string, filters: Filters) =>
  (
    await send<Page<Row>>(
      'GET',
      `/api/${path}/page?${new URLSearchParams({ page: '0', limit: '1000', ...filters }).toString()}`,
    )
  ).data

/** All that match, or the page that is asked for. */
async function load<Row>(send: Send, path: string, filters: Filters): Promise<Page<Row>> {
  const { total, data } = await page<Row>(send, path, filters)
  if (filters.limit !== undefined) return { total, data }
  while (data.length < total)
    data.push(...(await page<Row>(send, path, { ...filters, page: String(data.length / 1000) })).data)
  return { total, data }
}
const commands = (send: Send, filters: Filters = {}) => load<CommandEntry>(send, 'device-command', filters)
const plays = (send: Send, filters: Filters = {}) => load<PlayEntry>(send, 'play-record', filters)

/** Expects that a filter finds what a look at all rows finds. */
async function expectFilter<Row>(
  find: (filters: Filters) => Promise<Page<Row>>,
  all: Page<Row>,
  filters: Filters,
  where: (row: Row) => boolean,
) {
  const found = await find(filters)
  expect(found.data).toEqual(all.data.filter(where))
  expect(found.total).toBe(found.data.length)
  expect(found.total).toBeGreaterThan(0)
  expect(found.total).toBeLessThan(all.total)
}

describe('the command log', () => {
  test('has what the histories of the terminals have, newest first, and filters', async () => {
    const server = testServer({ switches: { simulation: { flips: false } } })
    const send = await signIn(server)
    const all = await commands(send)
    expect(all.data).toHaveLength(all.total)
    expect(all.data.map(({ createTime }) => createTime)).toEqual(
      all.data
        .map(({ createTime }) => createTime)
        .sort()
        .reverse(),
    )

    const { sn } = all.data[0] as CommandEntry
    const device = (await send('GET', `/api/device/page?page=0&limit=1&snOrName=${sn}`)).data.data[0] as {
      id: number
      name: string
    }
    const history = (
      await send<Page<object>>('GET', `/api/device/command/page?page=0&limit=1000&deviceId=${device.id}`)
    ).data
    expect((await commands(send, { snOrName: sn.toLowerCase() })).data).toEqual(
      history.data.map((row) => ({ sn, name: device.name, del: false, ...row })),
    )

    const find = (filters: Filters) => commands(send, filters)
    await expectFilter(find, all, { status: '0' }, ({ status, msg }) => status === 0 && msg !== '')
    await expectFilter(find, all, { type: '4' }, ({ type }) => type === 4)
    await expectFilter(find, all, { snOrName: ' 电梯 ' }, ({ name }) => name.includes('电梯'))
    await expectFilter(find, all, { accountOrName: '小王' }, ({ creator }) => creator === '13800000001')
    await expectFilter(find, all, { snOrName: 'b7x09qk2' }, ({ del }) => del)
    expect((await commands(send, { accountOrName: '没有此人' })).total).toBe(0)
    expect(server.report().violations).toEqual([])
  })

  test('shows each account its own terminals', async () => {
    const server = testServer()
    const everything = await commands(await signIn(server))
    const part = await commands(await signIn(server, '13800000001'))
    expect(part.total).toBeLessThan(everything.total)
    expect(part.data.some(({ del }) => del)).toBe(true)
    expect((await (await signIn(server, '13800000002'))('GET', `/api/device-command/page?page=0&limit=10`)).code).toBe(
      0,
    )
  })
})

describe('the publish log', () => {
  test('filters, and marks what is gone', async () => {
    const server = testServer()
    const send = await signIn(server)
    const all = await plays(send)
    expect(all.data.map(({ createTime }) => createTime)).toEqual(
      all.data
        .map(({ createTime }) => createTime)
        .sort()
        .reverse(),
    )
    const find = (filters: Filters) => plays(send, filters)
    await expectFilter(find, all, { type: '0' }, ({ type }) => type === 0)
    await expectFilter(find, all, { accountOrName: '13800000001' }, ({ creator }) => creator === '13800000001')
    await expectFilter(find, all, { snOrName: '电梯' }, ({ deviceName }) => deviceName.includes('电梯'))
    await expectFilter(find, all, { snOrName: 'B7X09QK2' }, ({ deviceDel }) => deviceDel)
    const gone = all.data.find(({ programDel }) => programDel) as PlayEntry
    await expectFilter(find, all, { programName: ` ${gone.programName}` }, ({ programName }) =>
      programName.includes(gone.programName),
    )

    const second = await plays(send, { page: '1', limit: '10' })
    expect(second).toEqual({ total: all.total, data: all.data.slice(10, 20) })
    expect((await plays(send, { page: '900', limit: '10' })).data).toEqual([])
    expect(server.report().violations).toEqual([])
  })

  test('what is published and stopped stands there at once, and arrives later', async () => {
    const server = testServer({ switches: { simulation: { flips: false, arrivalSeconds: [5, 5] } } })
    const send = await signIn(server)
    const { data: devices } = (
      await send<Page<{ id: number; sn: string }>>('GET', '/api/device/page?page=0&limit=2&state=1')
    ).data
    const [program] = (await send<Page<{ id: number }>>('GET', '/api/program/page?page=0&limit=1&status=1')).data.data
    const before = (await plays(send)).total
    const schedules = [
      {
        dateStart: 20261101,
        dateEnd: 20271101,
        period: [{ start: '08:00', end: '20:00', weeks: '1,2,3', times: 1, level: 1 }],
      },
    ]
    const deviceIds = devices.map(({ id }) => id)
    const publish = { programId: program?.id, deviceIds, scheduleType: 0, schedules, publish: 1 }
    expect((await send('POST', '/api/program/play', publish)).code).toBe(1)
    const newest = async () =>
      (await plays(send, { limit: '2' })).data.map(({ deviceSn, type, status, creator }) => [
        deviceSn,
        type,
        status,
        creator,
      ])
    expect(await newest()).toEqual([...devices].reverse().map(({ sn }) => [sn, 1, 0, '13800000000']))
    await server.advance(6000)
    expect((await newest()).map(([, , status]) => status)).toEqual([1, 1])

    await send('POST', '/api/device/play-stop', { deviceId: deviceIds[0], programIds: [program?.id] })
    await send('POST', '/api/program/play', { ...publish, publish: 0 })
    expect((await plays(send)).total).toBe(before + 4)
    // the first was off already
    expect(await newest()).toEqual([devices[1], devices[0]].map((device) => [device?.sn, 0, 0, '13800000000']))
  })

  test('is empty in an empty company', async () => {
    const send = await signIn(testServer({ switches: { scenario: { scale: 0 } } }))
    expect(await plays(send)).toEqual({ total: 0, data: [] })
    expect(await commands(send)).toEqual({ total: 0, data: [] })
  })
})
