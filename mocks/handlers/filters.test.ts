import { expect, test } from 'vitest'
import { signIn, testServer, type Send } from '../testing.ts'

/*
 * Each filter of each list by itself: what it leaves is what a look at all rows leaves, and less than all. Filters
 * whose fields the rows do not carry are judged by a list whose rows do.
 */

type Row = Record<string, unknown>

const all = async (send: Send, path: string, query: Row = {}) => {
  const search = new URLSearchParams({ page: '0', limit: '1000' })
  for (const [key, value] of Object.entries(query)) search.set(key, String(value))
  const { data } = await send<{ total: number; data: Row[] }>('GET', `${path}?${search.toString()}`)
  expect(data.total).toBe(data.data.length)
  return data.data
}

/** The rows that a filter leaves, by their ids. */
async function expectFilter(send: Send, path: string, rows: readonly Row[], query: Row, where: (row: Row) => boolean) {
  const left = (await all(send, path, query)).map(({ id }) => id)
  expect(left, JSON.stringify(query)).toEqual(rows.filter(where).map(({ id }) => id))
  expect(left.length, JSON.stringify(query)).toBeGreaterThan(0)
  expect(left.length, JSON.stringify(query)).toBeLessThan(rows.length)
}

const contains = (word: string, ...keys: string[]) => {
  const text = word.trim().toLowerCase()
  return (row: Row) => keys.some((key) => String(row[key]).toLowerCase().includes(text))
}

/** The filters that lists of terminals share, with what they leave of whole rows. */
function terminalFilters(rows: readonly Row[]): [Row, (row: Row) => boolean][] {
  const common = (key: string) =>
    rows.map((row) => row[key]).find((value) => value !== undefined && value !== rows[0]?.[key])
  const is = (key: string): [Row, (row: Row) => boolean] => [{ [key]: common(key) }, (row) => row[key] === common(key)]
  const sn = String(rows.find(({ sn: own }) => /[A-Z]/.test(String(own)))?.sn)
  return [
    is('state'),
    is('province'),
    is('city'),
    is('district'),
    is('groupId'),
    [{ resolutionH: 1080 }, (row) => String(row.resolution).startsWith('1080*')],
    [{ resolutionV: 1920 }, (row) => String(row.resolution).endsWith('*1920')],
    [{ snOrName: ` ${sn.toLowerCase()} ` }, contains(sn, 'sn', 'name')],
    [{ snOrName: '电梯' }, contains('电梯', 'sn', 'name')],
  ]
}

test('terminals, the terminals on offer, and those of an ad', async () => {
  const server = testServer({ switches: { simulation: { flips: false } } })
  const send = await signIn(server)
  const operator = await signIn(server, '13800000001')
  const rows = await all(send, '/api/device/page')
  for (const [query, where] of terminalFilters(rows)) await expectFilter(send, '/api/device/page', rows, query, where)
  const seen = new Set((await all(operator, '/api/device/page')).map(({ id }) => id))
  const inOrg = (row: Row) => seen.has(row.id)

  const offered = await all(send, '/api/program/device/page')
  expect(offered.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  // the contract narrows them by no place
  for (const [query, where] of terminalFilters(rows).filter(
    ([{ province, city, district }]) => !province && !city && !district,
  ))
    await expectFilter(send, '/api/program/device/page', rows, query, where)
  await expectFilter(send, '/api/program/device/page', rows, { orgId: 2 }, inOrg)
  expect((await all(operator, '/api/program/device/page')).map(({ id }) => id)).toEqual(
    rows.filter(inOrg).map(({ id }) => id),
  )

  const { id: programId } = (await all(send, '/api/program/page', { status: 1 }))[0] as Row
  await send('POST', '/api/program/play', {
    programId,
    deviceIds: rows.map(({ id }) => id),
    publish: 1,
    scheduleType: 1,
    schedules: [
      {
        dateStart: 19700101,
        dateEnd: 20501231,
        period: [{ start: '08:00', end: '10:00', level: 1, times: 1, weeks: '1' }],
      },
    ],
  })
  const published = async (query: Row) =>
    (await all(send, '/api/program/play/page', { programId, ...query })).map(({ deviceId }) => deviceId)
  for (const [query, where] of [...terminalFilters(rows), [{ orgId: 2 }, inOrg] as const])
    expect(await published(query), JSON.stringify(query)).toEqual(rows.filter(where).map(({ id }) => id))
  expect(await published({ syncStatus: 1 })).toEqual([])
  expect(await published({ syncStatus: 0 })).toHaveLength(rows.length)
  expect(server.report().violations).toEqual([])
})

test('ads, materials, and the materials of the editor', async () => {
  const server = testServer({ switches: { simulation: { flips: false } } })
  const send = await signIn(server)
  const operator = await signIn(server, '13800000001')
  const ads = await all(send, '/api/program/page')
  const own = new Set((await all(operator, '/api/program/page')).map(({ id }) => id))
  await expectFilter(send, '/api/program/page', ads, { width: 1080 }, ({ width }) => width === 1080)
  await expectFilter(send, '/api/program/page', ads, { height: 1920 }, ({ height }) => height === 1920)
  const word = String(ads[0]?.name).slice(0, 2)
  await expectFilter(send, '/api/program/page', ads, { name: ` ${word} ` }, contains(word, 'name'))
  await expectFilter(send, '/api/program/page', ads, { orgId: 2 }, ({ id }) => own.has(id))

  const materials = await all(send, '/api/material/page')
  const ownMaterials = new Set((await all(operator, '/api/material/page')).map(({ id }) => id))
  await expectFilter(send, '/api/material/page', materials, { orgId: 2 }, ({ id }) => ownMaterials.has(id))
  const grouped = await all(send, '/api/material/page', { groupId: 2 })
  const usable = await all(send, '/api/program/material/page')
  expect(usable.map(({ id }) => id)).toEqual(materials.filter(({ enabled }) => enabled === 1).map(({ id }) => id))
  const path = '/api/program/material/page'
  await expectFilter(send, path, usable, { type: 1 }, ({ type }) => type === 1)
  await expectFilter(send, path, usable, { name: ' 海报 ' }, contains('海报', 'name'))
  await expectFilter(send, path, usable, { groupId: 2 }, ({ id }) => grouped.some((row) => row.id === id))
  const approved = new Set((await all(send, '/api/material/page', { status: 1 })).map(({ id }) => id))
  await expectFilter(send, path, usable, { status: 1 }, ({ id }) => approved.has(id))
  expect((await all(operator, path)).every(({ id }) => ownMaterials.has(id))).toBe(true)
  // the home page counts what each account sees
  for (const [caller, rows] of [
    [send, materials],
    [operator, materials.filter(({ id }) => ownMaterials.has(id))],
  ] as const)
    expect((await caller('GET', '/api/report/first-page')).data.materialType).toEqual({
      0: rows.filter(({ type }) => type === 0).length,
      1: rows.filter(({ type }) => type === 1).length,
    })
  expect(server.report().violations).toEqual([])
})

test('orders and accounts', async () => {
  const server = testServer()
  const send = await signIn(server)
  const orders = await all(send, '/api/order/page')
  const { name, client, status } = orders[0] as Row
  for (const [key, value] of [
    ['name', name],
    ['client', client],
  ] as const)
    expect(
      (await all(send, '/api/order/page', { nameOrClient: ` ${String(value)}` })).map((row) => row[key]),
    ).toContain(value)
  await expectFilter(send, '/api/order/page', orders, { status }, (row) => row.status === status)
  const accounts = await all(send, '/api/user/page')
  const path = '/api/user/page'
  await expectFilter(send, path, accounts, { enabled: 0 }, ({ enabled }) => enabled === 0)
  await expectFilter(send, path, accounts, { roleId: 2 }, ({ roleId }) => roleId === 2)
  await expectFilter(send, path, accounts, { accountOrName: ' 小王 ' }, contains('小王', 'name', 'account'))
  await expectFilter(send, path, accounts, { accountOrName: '13800000001' }, contains('13800000001', 'account'))
})

test('letters are found in either case, in every list', async () => {
  const server = testServer({
    switches: { scenario: { reviewLevels: 1 }, simulation: { flips: false, platformSeconds: [10, 10] } },
  })
  const send = await signIn(server)
  const first = async (path: string) => (await all(send, path))[0] as Row
  const device = (await all(send, '/api/device/page', { state: 1 }))[0] as Row
  const material = await first('/api/program/material/page')
  const account = (await all(send, '/api/user/page')).find((row) => row.account === '13800000000') as Row
  const body = { name: 'Led Wall', addr: 'x' }
  expect((await send('PATCH', '/api/device', { id: device.id, ...body })).code).toBe(1)
  expect((await send('PATCH', '/api/material/name', { id: material.id, name: 'Led Wall' })).code).toBe(1)
  await send('PATCH', '/api/user', { ...account, account: undefined, role: undefined, name: 'LedWall' })
  const approved = (await all(send, '/api/program/page', { status: 1 }))[0] as Row
  await send('POST', '/api/order', {
    name: 'Led Wall',
    client: 'Mr Led',
    programIds: [approved.id],
    deviceIds: [device.id],
    scheduleType: 0,
    schedules: [
      {
        dateStart: 19700101,
        dateEnd: 20501231,
        period: [{ start: '08:00', end: '10:00', level: 1, times: 1, weeks: '1' }],
      },
    ],
  })
  await send('POST', '/api/device/command', { deviceIds: [device.id], type: 0 })
  const ad = {
    name: 'Led Wall',
    content: JSON.stringify({ name: 'x', pages: [{ elements: [] }] }),
    materialIds: [],
    duration: 60,
    width: 1920,
    height: 1080,
    snapshotBase64: 'data:image/jpeg;base64,/9j/4AAQ',
  }
  expect((await send('POST', '/api/program', ad)).code).toBe(1)
  const { id: programId } = await first('/api/program/page')
  await send('POST', `/api/program/${String(programId)}/check/submit`)
  await send('POST', '/api/program/check/process1', { id: programId, reject: 0, reason: '' })
  await server.advance(20_000)
  const period = [{ start: '00:00', end: '23:59', level: 1, times: 1, weeks: '1,2,3,4,5,6,7' }]
  const plan = { scheduleType: 1, schedules: [{ dateStart: 19700101, dateEnd: 20501231, period }] }
  expect(
    (await send('POST', '/api/program/play', { programId, deviceIds: [device.id], publish: 1, ...plan })).code,
  ).toBe(1)
  await server.advance(3_600_000)
  for (const name of ['Led', ' led', 'LED'])
    expect((await send('GET', `/api/program-stat/detail-page?page=0&limit=9&programName=${name}`)).data.total).toBe(1)
  const lists: [string, string][] = [
    ['/api/play-record/page', 'programName'],
    ['/api/program/page', 'name'],
    ['/api/device/page', 'snOrName'],
    ['/api/program/device/page', 'snOrName'],
    ['/api/material/page', 'name'],
    ['/api/program/material/page', 'name'],
    ['/api/order/page', 'nameOrClient'],
    ['/api/user/page', 'accountOrName'],
    ['/api/device-command/page', 'snOrName'],
    ['/api/device-command/page', 'accountOrName'],
  ]
  for (const [path, key] of lists) {
    const [some, lower, upper] = [
      await all(send, path, { [key]: 'Led' }),
      await all(send, path, { [key]: ' led' }),
      await all(send, path, { [key]: 'LED' }),
    ].map((rows) => rows.length)
    expect([lower, upper], path).toEqual([some, some])
    expect(some, path).toBeGreaterThan(0)
  }
})
