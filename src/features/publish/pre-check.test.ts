import { expect, test } from 'vitest'
import { DEFAULT_SCHEDULE, toSchedule } from '#src/domain/schedule-rules.ts'
import { preCheck } from './pre-check.ts'

const ad = { id: '7', width: 1920, height: 1080 }
const wanted = toSchedule(DEFAULT_SCHEDULE)
const device = (id: number, more: object = {}) => ({ id, state: 1, resolution: '1920*1080', ...more })
const entry = (programId: number | string, level: number) => ({
  programId,
  programName: `广告${programId}`,
  ...toSchedule({
    ...DEFAULT_SCHEDULE,
    periods: DEFAULT_SCHEDULE.periods.map((period) => ({ ...period, level: String(level) })),
  }),
})

test('resolution and state; what is not known is named as such', () => {
  const upright = device(2, { resolution: '1080*1920' })
  const off = device(3, { state: 0 })
  const unknown = device(4, { state: undefined, resolution: '' })
  expect(preCheck([ad], wanted, [device(1), upright, off, unknown], { lists: new Map() })).toEqual({
    mismatched: [upright],
    unmeasured: [unknown],
    offline: [off],
    clashing: [],
    replacing: [],
  })
  expect(preCheck([{ id: 1 }], wanted, [upright], { lists: new Map() }).mismatched).toEqual([])
  expect(
    preCheck([ad, { id: '8', width: 1080, height: 1920 }], wanted, [device(1), upright], { lists: new Map() })
      .mismatched,
  ).toEqual([device(1), upright])
})

test('the same turn on a terminal, but for the ad itself', () => {
  const lists = new Map([
    ['1', [entry(7, 1), entry(8, 1), entry(9, 2)]],
    ['2', [entry('7', 1), entry(9, 2)]],
  ])
  expect(preCheck([ad], wanted, [device(1), device(2), device(3)], { lists }).clashing).toEqual([
    { device: device(1), ads: ['广告8'] },
  ])
  expect(preCheck([ad, { id: 8 }], wanted, [device(1)], { lists }).clashing).toEqual([])
})

test("a plan of the ad that gives way: as the ad's own list says it, else the play list of the terminal; not one that is the same", () => {
  const other = toSchedule({ ...DEFAULT_SCHEDULE, scheduleType: 1 })
  const own = new Map([
    ['1', other],
    ['2', wanted],
  ])
  const lists = new Map([
    ['1', [entry(7, 1)]],
    ['3', [entry('7', 2), entry(8, 2)]],
    ['4', [entry(8, 2)]],
  ])
  expect(preCheck([ad], wanted, [device(1), device(2), device(3), device(4)], { lists, own }).replacing).toEqual([
    { device: device(1), plan: other },
    { device: device(3), plan: expect.objectContaining({ programId: '7' }) },
  ])
})
