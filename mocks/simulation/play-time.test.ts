import { expect, test } from 'vitest'
import { minuteOf } from '#src/domain/schedule.ts'
import { signIn, testServer, type Send } from '../testing.ts'

interface PlayedDay {
  sn: string
  d: string
  sumDuration: number
}

/** The seconds of a day in which each terminal's screen is on, by its number. */
async function screenTimes(send: Send): Promise<Map<string, number>> {
  const { data } = (
    await send<{ data: { sn: string; workCron: string }[] }>('GET', '/api/device/page?page=0&limit=400')
  ).data
  return new Map(
    data.map(({ sn, workCron }) => {
      const [start = 0, end = 0] = workCron.split('-').map(minuteOf)
      return [sn, (end === 1439 ? 1440 : end - start) * 60]
    }),
  )
}

async function playedDays(send: Send, month: string): Promise<PlayedDay[]> {
  const path = `/api/deviceReport/deviceStatisticExport?bizType=3&countType=2&month=${month}`
  return (await send<{ details: PlayedDay[] }>('GET', path)).data.details
}

test('no terminal played on a day for longer than its screen is on', async () => {
  const send = await signIn(testServer())
  const on = await screenTimes(send)
  const days = await playedDays(send, '202610')
  expect(days.length).toBeGreaterThan(3000)
  for (const { sn, d, sumDuration } of days)
    expect(sumDuration, `${sn} on ${d}`).toBeLessThanOrEqual((on.get(sn) ?? 0) + 1)
})

test('the proof of an ad has no longer days either', async () => {
  const send = await signIn(testServer())
  const on = await screenTimes(send)
  const path = '/api/program-stat/log-export?programId=3001&month=202610'
  const { list } = (await send<{ list: { d: string; deviceSn: string; duration: number }[] }>('GET', path)).data
  expect(list.length).toBeGreaterThan(100)
  for (const { d, deviceSn, duration } of list)
    expect(duration, `${deviceSn} on ${d}`).toBeLessThanOrEqual((on.get(deviceSn) ?? 0) + 1)
})

test('a screen that is on for longer plays for longer from the day after', async () => {
  const server = testServer()
  const send = await signIn(server)
  const { data } = (await send('GET', '/api/device/page?page=0&limit=400&state=1')).data
  const yesterday = await playedDays(send, '202611')
  const device = data.find(
    ({ sn, workCron }: { sn: string; workCron: string }) =>
      workCron === '09:00-21:30' &&
      yesterday.some((row) => row.sn === sn && row.d === '20261119' && row.sumDuration > 44_000),
  )
  await send('PATCH', `/api/device/${device.id}/work-cron/00:00-23:59`)
  await server.advance(60 * 3_600_000)
  const after = (await playedDays(send, '202611')).filter(({ sn }) => sn === device.sn)
  const of = (day: string) => after.find(({ d }) => d === day)?.sumDuration ?? 0
  expect(of('20261119')).toBeLessThanOrEqual(12.5 * 3600)
  expect(of('20261121')).toBeGreaterThan(13 * 3600)
})
