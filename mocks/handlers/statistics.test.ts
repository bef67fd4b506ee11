import { expect, test } from 'vitest'
import { startOfDay } from '../db/world.ts'
import { signIn, testServer } from '../testing.ts'

type Row = Record<string, number> & { date: string; m: string }
const OPERATOR = '13800000001'
const total = (rows: readonly Row[], field: string) => rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)
const month = (rows: readonly Row[], wanted: string) =>
  rows.find(({ date, m }) => date === wanted || m === wanted) as Row
const RANGE = 'startMonth=202409&endMonth=202611'

test.each(['13800000000', OPERATOR])('for %s months are made of terminals, days and ads', async (account) => {
  const server = testServer()
  const send = await signIn(server, account)
  const { total: terminals } = (await send('GET', '/api/device/page?page=0&limit=1')).data
  const added = (await send('GET', `/api/deviceReport/addDevice?${RANGE}`)).data as Row[]
  expect(total(added, 'count')).toBe(terminals)
  expect(added.map(({ date }) => date).slice(0, 2)).toEqual(['202409', '202410'])

  // November is twenty days old, and the home page has seven of them
  const online = (await send('GET', '/api/deviceReport/deviceOnline')).data as Row[]
  expect(online.map(({ date }) => date)).toEqual(['202606', '202607', '202608', '202609', '202610', '202611'])
  const { deviceOnlineReport: days } = (await send('GET', '/api/report/first-page')).data
  expect(month(online, '202611').duration).toBeGreaterThan(total(Object.values(days), 'duration'))
  expect(month(online, '202611').deviceCount).toBeLessThanOrEqual(terminals)

  // what is played is no longer than terminals were online, and the same by month, by ad and by day
  const play = (await send('GET', '/api/deviceReport/devicePlayDuration')).data as Row[]
  for (const row of play) expect(row.duration).toBeLessThanOrEqual(month(online, row.date).duration as number)
  const october = month(play, '202610')
  const { list: months } = (await send('GET', '/api/program-stat/page?page=0&limit=40')).data
  expect(month(months, '202610')).toEqual({
    m: '202610',
    programCount: october.programCount,
    deviceCount: october.deviceCount,
    duration: october.duration,
  })
  const { list: ads } = (await send('GET', '/api/program-stat/detail-export?month=202610')).data
  expect(ads).toHaveLength(october.programCount as number)
  expect(Math.abs(total(ads, 'duration') - (october.duration as number))).toBeLessThan(ads.length)
  const { details } = (await send('GET', '/api/deviceReport/deviceStatisticExport?bizType=3&countType=2&month=202610'))
    .data
  expect(Math.abs(total(details, 'sumDuration') / (october.duration as number) - 1)).toBeLessThan(0.001)
  expect(server.report().violations).toEqual([])
})

test('an ad is the same in ranking, list, months and days', async () => {
  const server = testServer()
  const send = await signIn(server)
  const { list: october } = (await send('GET', '/api/program-stat/detail-export?month=202610')).data
  const top = (await send('GET', '/api/program-stat/duration-top10')).data
  expect(top.map(({ name, duration }: Row) => [name, duration])).toEqual(
    october.slice(0, 10).map(({ programName, duration }: Row) => [programName, duration]),
  )

  const { list, total: count } = (await send('GET', '/api/program-stat/detail-page?page=0&limit=5')).data
  expect(list).toHaveLength(5)
  expect(count).toBeGreaterThan(10)
  const [ad] = list
  expect(
    (
      await send(
        'GET',
        `/api/program-stat/detail-page?page=0&limit=5&programName=${encodeURIComponent(` ${ad.programName} `)}`,
      )
    ).data.list,
  ).toContainEqual(ad)
  const { data: months } = (
    await send('GET', `/api/program-stat/month-detail-page?programId=${ad.programId}&page=0&limit=40`)
  ).data
  expect(Math.abs(total(months, 'duration') - ad.duration)).toBeLessThan(months.length)
  const { list: days } = (await send('GET', `/api/program-stat/log-export?programId=${ad.programId}&month=202610`)).data
  // to the second: the proof of play and the statistics of the month say the same
  expect(total(days, 'duration')).toBe(month(months, '202610').duration)
  expect(new Set(days.map(({ deviceSn }: { deviceSn: string }) => deviceSn)).size).toBe(
    month(months, '202610').deviceCount,
  )

  const all = (await send('GET', '/api/program-stat/detail-page?page=0&limit=100')).data.list as {
    programDel: boolean
  }[]
  expect(all.filter(({ programDel }) => programDel)).toHaveLength(1)
  expect(server.report().violations).toEqual([])
})

test('what was played stays when the ad is taken off, and does not grow', async () => {
  const server = testServer()
  const send = await signIn(server)
  const listed = async () =>
    (await send('GET', '/api/program-stat/detail-page?page=0&limit=100')).data.list as {
      programId: number
      programDel: boolean
      duration: number
    }[]
  const before = (await listed()).find(({ programDel }) => !programDel)
  const { data: on } = (await send('GET', `/api/program/play/page?programId=${before?.programId}&page=0&limit=1000`))
    .data as { data: { deviceId: number }[] }
  await send('POST', '/api/program/play', {
    programId: before?.programId,
    deviceIds: on.map(({ deviceId }) => deviceId),
    publish: 0,
    schedules: [],
    scheduleType: 0,
  })
  await server.advance(3 * 86_400_000)
  expect((await listed()).find(({ programId }) => programId === before?.programId)).toEqual(before)
})

test('exports have the rows of their kind', async () => {
  const server = testServer()
  const send = await signIn(server)
  const get = async (query: string) => (await send('GET', `/api/deviceReport/deviceStatisticExport?${query}`)).data
  const charts = { 1: 'addDevice', 2: 'deviceOnline', 3: 'devicePlayDuration' }
  for (const [bizType, chart] of Object.entries(charts)) {
    const { data, time } = await get(`bizType=${bizType}&countType=1&startMonth=202609&endMonth=202611`)
    expect(time).toBe('202609-202611')
    const drawn = (await send('GET', `/api/deviceReport/${chart}?startMonth=202609&endMonth=202611`)).data as Row[]
    expect(data).toEqual(drawn)
  }
  const newest = await get('bizType=1&countType=2&month=202611')
  expect(newest.list).toHaveLength((await get('bizType=1&countType=1&month=202611')).data[0].count)
  const { list, totalDuration } = await get('bizType=2&countType=2&month=202610')
  expect(totalDuration).toBe(31 * 86_400)
  for (const { duration } of list) expect(duration).toBeLessThanOrEqual(totalDuration)
  expect(total(list, 'duration')).toBe((await get('bizType=2&countType=1&month=202610')).data[0].duration)
  expect(server.report().violations).toEqual([])
})

test('no time, a time to come and a time that runs backwards are refused; an empty company has empty months', async () => {
  const server = testServer({ switches: { scenario: { scale: 0 } } })
  const send = await signIn(server)
  expect(await send('GET', '/api/deviceReport/deviceStatisticExport?bizType=1&countType=1')).toMatchObject({
    code: 0,
    msg: '请选择时间',
  })
  for (const query of ['startMonth=202611&endMonth=202612', 'startMonth=202611&endMonth=202610']) {
    expect(await send('GET', `/api/deviceReport/addDevice?${query}`)).toMatchObject({ code: 0, msg: '统计月份不正确' })
  }
  expect((await send('GET', '/api/deviceReport/devicePlayDuration?startMonth=202611&endMonth=202611')).data).toEqual([
    { date: '202611', duration: 0, deviceCount: 0, programCount: 0 },
  ])
  expect((await send('GET', '/api/program-stat/page?page=0&limit=10')).data).toEqual({ total: 0, list: [] })
  expect((await send('GET', '/api/program-stat/duration-top10')).data).toEqual([])
})

test('rows of terminals say what a month knows of each, and no more', async () => {
  const send = await signIn(testServer())
  const get = async (query: string) => (await send('GET', `/api/deviceReport/deviceStatisticExport?${query}`)).data
  const october = await get('bizType=2&countType=2&month=202610')
  const online = (await get('bizType=2&countType=1&month=202610')).data[0]
  expect(october.list.filter(({ duration }: Row) => (duration ?? 0) > 0)).toHaveLength(online.deviceCount)
  // those that came later are not in it
  const added = (await get('bizType=1&countType=1&startMonth=202409&endMonth=202510')).data as Row[]
  expect((await get('bizType=2&countType=2&month=202510')).list).toHaveLength(total(added, 'count'))
  const came = await get('bizType=1&countType=2&month=202611')
  expect([came.time, 'totalDuration' in came]).toEqual(['202611', false])
  for (const row of came.list) expect(row).not.toHaveProperty('duration')
  expect(october.list.every(({ del }: { del: boolean }) => !del)).toBe(true)
  // when something was sent last, where anything was
  const { data: sent } = (await send('GET', '/api/play-record/page?page=0&limit=20000')).data
  const newest = new Map<string, string>()
  for (const { deviceSn, createTime } of sent) if (!newest.has(deviceSn)) newest.set(deviceSn, createTime)
  for (const { sn, programUpdate } of october.list) expect(programUpdate).toBe(newest.get(sn))
  for (const query of ['startMonth=202610', 'endMonth=202610'])
    expect((await get(`bizType=1&countType=1&${query}`)).data).toHaveLength(1)
})

test('months of plays come newest first, and an ad counts as often as its length fits in', async () => {
  const send = await signIn(testServer())
  const months = async (query: string) => (await send('GET', `/api/program-stat/page?${query}`)).data.list as Row[]
  const all = await months('page=0&limit=40')
  expect(all.map(({ m }) => m)).toEqual(
    all
      .map(({ m }) => m)
      .toSorted()
      .reverse(),
  )
  expect(await months('page=1&limit=2')).toEqual(all.slice(2, 4))
  const { list: ads } = (await send('GET', '/api/program-stat/detail-page?page=0&limit=100')).data
  const lengths = ads.map(({ programDuration }: Row) => programDuration) as number[]
  const { details } = (await send('GET', '/api/deviceReport/deviceStatisticExport?bizType=3&countType=2&month=202610'))
    .data as { details: Row[] }
  for (const { sumCount = 0, sumDuration = 0 } of details) {
    expect(sumCount).toBeGreaterThanOrEqual(Math.floor(sumDuration / Math.max(...lengths)))
    expect(sumCount).toBeLessThanOrEqual(sumDuration / Math.max(1, Math.min(...lengths)) + ads.length)
  }
  const name = ads[0].programName as string
  const named = (
    await send('GET', `/api/program-stat/detail-page?page=0&limit=100&programName=${encodeURIComponent(name)}`)
  ).data
  expect(named.list).toEqual(ads.filter(({ programName }: { programName: string }) => programName.includes(name)))
})

test('a day on which another ad came is one row for each terminal', async () => {
  const server = testServer({ switches: { simulation: { flips: false, arrivalSeconds: [5, 5] } } })
  const send = await signIn(server)
  const [ad, other] = (await send('GET', '/api/program-stat/detail-page?page=0&limit=100')).data.list.filter(
    ({ programDel }: { programDel: boolean }) => !programDel,
  )
  const { data: on } = (await send('GET', `/api/program/play/page?programId=${ad.programId}&page=0&limit=1000`)).data
  await send('POST', '/api/program/play', {
    programId: other.programId,
    deviceIds: on.map(({ deviceId }: { deviceId: number }) => deviceId),
    publish: 1,
    scheduleType: 0,
    schedules: [
      {
        dateStart: 19700101,
        dateEnd: 20501231,
        period: [{ start: '00:00', end: '23:59', level: 2, times: 1, weeks: '1,2,3,4,5,6,7' }],
      },
    ],
  })
  await server.advance(86_400_000)
  const { list } = (await send('GET', `/api/program-stat/log-export?programId=${ad.programId}&month=202611`)).data
  const keys = list.map(({ d, deviceSn }: Record<string, string>) => `${d} ${deviceSn}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(list.every(({ duration, deviceDel }: Row) => (duration ?? -1) >= 0 && !deviceDel)).toBe(true)
})

test('a terminal counts in the month in whose first moment it came, and is not yet there in the one before', async () => {
  const server = testServer()
  const send = await signIn(server)
  const [{ id, sn }] = (await send('GET', '/api/device/page?page=0&limit=1')).data.data
  await server.inWorld(({ gate }) => gate.device.update(id, { createTime: startOfDay('20261001') }))
  const rows = async (bizType: 1 | 2, month_: string) =>
    (await send('GET', `/api/deviceReport/deviceStatisticExport?bizType=${bizType}&countType=2&month=${month_}`)).data
      .list as { sn: string }[]
  const has = async (bizType: 1 | 2, month_: string) => (await rows(bizType, month_)).some((row) => row.sn === sn)
  expect([await has(1, '202609'), await has(1, '202610'), await has(1, '202611')]).toEqual([false, true, false])
  expect([await has(2, '202609'), await has(2, '202610'), await has(2, '202611')]).toEqual([false, true, true])
  const { data: added } = await send('GET', '/api/deviceReport/addDevice?startMonth=202609&endMonth=202610')
  for (const { date, count } of added as Row[]) expect(count).toBe((await rows(1, date)).length)
})
