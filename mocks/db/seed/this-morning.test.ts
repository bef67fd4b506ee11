import { expect, test } from 'vitest'
import { parseMoment } from '#src/domain/dates.ts'
import { screenshotOf } from '../../simulation/screenshots.ts'
import { EPOCH, NOW, signIn, testServer } from '../../testing.ts'
import { NIGHT_WINDOW } from './dark-devices.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Logged {
  creator: string
  createTime: string
  status: number
}

/** A demo that somebody opens at that moment. */
function openedAt(moment: number) {
  return testServer({ realNow: () => moment, switches: { scenario: { epoch: null } } })
}

async function rowsOf<Row>(server: ReturnType<typeof testServer>, path: string): Promise<Row[]> {
  return (await (await signIn(server))<{ data: Row[] }>('GET', path)).data.data
}

const age = (moment: string | undefined, now: number) => now - (parseMoment(moment)?.getTime() ?? NaN)

test.each([
  ['at ten', NOW],
  ['in the evening', NOW + 11 * HOUR],
])('the administrator has done something on the day of a demo that begins %s', async (_, now) => {
  const server = openedAt(now)
  const today = ({ creator, createTime }: Logged) =>
    creator === '13800000000' && age(createTime, now) > 0 && age(createTime, now) < now - EPOCH
  const commands = (await rowsOf<Logged>(server, '/api/device-command/page?page=0&limit=20')).filter(today)
  expect(commands.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 1, 1, 1, 1, 1])
  const plays = (await rowsOf<Logged>(server, '/api/play-record/page?page=0&limit=20')).filter(today)
  expect(plays.map(({ status }) => status)).toEqual([1, 1, 1, 1, 1])
})

test('a demo that begins before ten has its morning behind it, and nothing is of a time to come', async () => {
  const now = EPOCH + 7 * HOUR
  const rows = await rowsOf<Logged>(openedAt(now), '/api/device-command/page?page=0&limit=1')
  expect(age(rows[0]?.createTime, now)).toBeGreaterThan(20 * HOUR)
})

test.each([
  ['in the morning', NOW],
  ['at night', NOW + 13 * HOUR],
])('screens were looked at hours ago at most, but for a few (%s)', async (_, now) => {
  interface Device {
    state: number
    screenshotUpdate?: string
  }
  const devices = await rowsOf<Device>(openedAt(now), '/api/device/page?page=0&limit=400')
  const ages = devices.flatMap(({ state, screenshotUpdate }) =>
    state === 1 && screenshotUpdate ? age(screenshotUpdate, now) : [],
  )
  expect(Math.min(...ages)).toBeGreaterThan(0)
  const stale = ages.filter((one) => one > DAY)
  expect([stale.length > 0, stale.length <= 3]).toEqual([true, true])
})

test.each([
  ['early', NOW - 3 * HOUR],
  ['in the morning', NOW],
  ['at night', NOW + 13 * HOUR],
])('no screenshot is of a screen that is off, but where that is what is wrong (%s)', async (_, now) => {
  const server = openedAt(now)
  const dark = await server.inWorld((world) =>
    world.gate.device
      .list()
      .filter((row) => screenshotOf(world, row).endsWith('-off.svg'))
      .map(({ workCron }) => workCron),
  )
  expect(dark.filter((window) => window !== NIGHT_WINDOW)).toEqual([])
})
