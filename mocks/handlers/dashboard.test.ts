import { expect, test } from 'vitest'
import { signIn, testServer } from '../testing.ts'

const DAY = 86_400_000

test.each(['13800000000', '13800000001'])('the figures of %s are those of the lists', async (account) => {
  const server = testServer()
  const send = await signIn(server, account)
  const report = (await send('GET', '/api/report/first-page')).data
  for (const state of [0, 1]) {
    expect((await send('GET', `/api/device/page?page=0&limit=1&state=${state}`)).data.total).toBe(
      report.deviceState[state],
    )
  }
  const total = (await send('GET', '/api/device/page?page=0&limit=1')).data.total
  expect(report.deviceState[0] + report.deviceState[1]).toBe(total)
  expect(server.report().violations).toEqual([])
})

test('seven days are there, today last and still growing', async () => {
  const server = testServer()
  const send = await signIn(server)
  const before = (await send('GET', '/api/report/first-page')).data
  await server.advance(3_600_000)
  const after = (await send('GET', '/api/report/first-page')).data
  expect(Object.keys(before.deviceOnlineReport)).toEqual([
    '20261114',
    '20261115',
    '20261116',
    '20261117',
    '20261118',
    '20261119',
    '20261120',
  ])
  expect(after.deviceOnlineReport['20261120'].duration).toBeGreaterThan(before.deviceOnlineReport['20261120'].duration)
  expect(after.deviceOnlineReport['20261119']).toEqual(before.deviceOnlineReport['20261119'])
  for (const { duration, count } of Object.values<{ duration: number; count: number }>(before.deviceOnlineReport)) {
    expect(duration).toBeLessThanOrEqual((count * DAY) / 1000)
  }
})

test('the ten ads come longest first, and no longer than terminals were online', async () => {
  const report = (await (await signIn(testServer()))('GET', '/api/report/first-page')).data
  const durations = report.programDurationTop10.map(({ duration }: { duration: number }) => duration)
  expect(durations).toHaveLength(10)
  expect(durations).toEqual([...durations].sort((a, b) => b - a))
  const online = Object.values<{ duration: number }>(report.deviceOnlineReport).reduce(
    (sum, { duration }) => sum + duration,
    0,
  )
  expect(durations.reduce((sum: number, duration: number) => sum + duration, 0)).toBeLessThanOrEqual(online)
})

test('an empty company has empty figures', async () => {
  const server = testServer({ switches: { scenario: { scale: 0 } } })
  const report = (await (await signIn(server))('GET', '/api/report/first-page')).data
  expect(report).toMatchObject({ deviceState: { 0: 0, 1: 0 }, materialType: { 0: 0, 1: 0 }, programDurationTop10: [] })
  expect(server.report().violations).toEqual([])
})
