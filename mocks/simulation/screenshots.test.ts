import { expect, test } from 'vitest'
import { loadSnapshots } from '../media/snapshots.ts'
import { signIn, testServer } from '../testing.ts'
import { screenshotOf } from './screenshots.ts'

interface Row {
  id: number
  state: 0 | 1
  workCron: string
  screenshot?: string
  screenshotUpdate?: string
}

/** A terminal that is online and on all day, with what is scheduled on it. */
async function scene() {
  const server = testServer({ switches: { simulation: { flips: false, commandFailRate: 0 } } })
  const send = await signIn(server)
  const { data: rows } = (await send<{ data: Row[] }>('GET', '/api/device/page?page=0&limit=400')).data
  const { id } = rows.find(({ state, workCron }) => state === 1 && workCron === '00:00-23:59') as Row
  const plays = (await send<{ programId: number }[]>('GET', `/api/device/play/list?id=${id}&page=0&limit=1000`)).data
  async function shoot() {
    await send('POST', '/api/device/command', { deviceIds: [id], type: 0 })
    await server.advance(60_000)
    return String((await send<Row>('GET', `/api/device/${id}`)).data.screenshot)
  }
  return { server, send, rows, id, programIds: plays.map(({ programId }) => programId), shoot }
}

test('a screenshot shows what plays when it is taken, and nothing when nothing does', async () => {
  const { server, send, id, programIds, shoot } = await scene()
  const schedule = {
    dateStart: 20200101,
    dateEnd: 20991231,
    period: [{ start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', times: 1, level: 1 }],
  }
  await send('POST', '/api/device/play-stop', { deviceId: id, programIds })
  expect(await shoot()).toMatch(/-idle\.svg$/)
  await send('POST', '/api/program/play', {
    programId: programIds[0],
    deviceIds: [id],
    publish: 1,
    scheduleType: 1,
    schedules: [schedule],
  })
  await server.advance(60_000)
  const shown = await shoot()
  expect(shown).toMatch(/-ad\.svg$/)
  const [path = ''] = /shots\/.*$/.exec(shown) ?? []
  expect((await loadSnapshots())(path)).toContain('<svg')
  expect(server.report().violations).toEqual([])
})

test('an ad of another shape is whole on its screen, upon black', async () => {
  const server = testServer()
  await signIn(server)
  const draw = await loadSnapshots()
  const shots = await server.inWorld((world) =>
    world.gate.device.list().flatMap((row) => {
      const svg = draw(screenshotOf(world, row))
      return svg === undefined ? [] : [{ sn: row.sn, screen: [row.resolutionH, row.resolutionV] as const, svg }]
    }),
  )
  let beside = 0
  for (const { sn, screen, svg } of shots) {
    const [width, height] = screen
    const [, left, top, scale] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(svg)?.map(Number) ?? []
    const [own = '', ad = ''] = svg.match(/<svg [^>]+>/g) ?? []
    const sizeOf = (tag: string) =>
      ['width', 'height'].map((name) => Number(RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1]))
    expect({ sn, size: sizeOf(own) }).toEqual({ sn, size: screen })
    const [across = NaN, down = NaN] = sizeOf(ad).map((side) => side * (scale ?? NaN))
    expect(Math.abs(across + 2 * (left ?? NaN) - width) + Math.abs(down + 2 * (top ?? NaN) - height)).toBeLessThan(0.01)
    expect(Math.min(left ?? NaN, top ?? NaN)).toBeCloseTo(0)
    expect(svg).toContain(`<path d="M0 0h${width}v${height}H0z"/>`)
    beside += (left ?? 0) > 10 || (top ?? 0) > 10 ? 1 : 0
  }
  expect(beside).toBeGreaterThan(3)
})

test('the list says when screenshots were taken, and leaves them to the detail (W21)', async () => {
  const { rows } = await scene()
  expect(rows.every(({ screenshot }) => screenshot === undefined)).toBe(true)
  const dated = rows.filter(({ screenshotUpdate }) => screenshotUpdate !== undefined)
  expect(dated.length).toBeGreaterThan(rows.length / 2)
  expect(dated.length).toBeLessThan(rows.length)
})
