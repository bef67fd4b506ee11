import { expect, test } from 'vitest'
import { DEFAULT_SCHEDULE, toSchedule } from '#src/domain/schedule-rules.ts'
import { preCheck, replacedPlans } from './pre-check.ts'

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
  expect(preCheck([ad], wanted, [device(1), upright, off, unknown], new Map())).toEqual({
    mismatched: [upright],
    unmeasured: [unknown],
    offline: [off],
    clashing: [],
  })
  expect(preCheck([{ id: 1 }], wanted, [upright], new Map()).mismatched).toEqual([])
  expect(
    preCheck([ad, { id: '8', width: 1080, height: 1920 }], wanted, [device(1), upright], new Map()).mismatched,
  ).toEqual([device(1), upright])
})

test('the same turn on a terminal, but for the ad itself', () => {
  const lists = new Map([
    ['1', [entry(7, 1), entry(8, 1), entry(9, 2)]],
    ['2', [entry('7', 1), entry(9, 2)]],
  ])
  expect(preCheck([ad], wanted, [device(1), device(2), device(3)], lists).clashing).toEqual([
    {
      device: device(1),
      clashes: [{ ad: '广告8', overlap: { weekdays: [1, 2, 3, 4, 5, 6, 7], start: 0, end: 1439 } }],
    },
  ])
  expect(preCheck([ad, { id: 8 }], wanted, [device(1)], lists).clashing).toEqual([])
})

test('a plan of one of the ads that gives way, as the play lists say it; not one that is the same', () => {
  const lists = new Map([
    ['1', [entry(7, 1)]],
    ['2', [entry('7', 2), entry(8, 2)]],
    ['3', [entry(8, 2)]],
  ])
  expect(replacedPlans([ad], wanted, [device(1), device(2), device(3), device(4)], lists)).toEqual([
    { device: device(2), plan: expect.objectContaining({ programId: '7' }) },
  ])
})
