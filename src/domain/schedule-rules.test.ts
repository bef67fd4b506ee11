import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playsAt, wallTime } from './schedule.ts'
import {
  ADDED_PERIOD,
  daysPast,
  DEFAULT_PERIOD,
  DEFAULT_SCHEDULE,
  levelWrong,
  periodOverlaps,
  samePlan,
  scheduleErrors,
  schedulesUntil,
  scheduleWrong,
  toDraft,
  toSchedule,
  withType,
  type PeriodDraft,
  type ScheduleDraft,
  withSplit,
} from './schedule-rules.ts'

const draft = (...periods: Partial<PeriodDraft>[]): ScheduleDraft => ({
  ...DEFAULT_SCHEDULE,
  periods: periods.map((period) => ({ ...DEFAULT_PERIOD, ...period })),
})

test('a period over midnight is two: the rest of its days, and the beginning of the days after', () => {
  const night = { start: '22:00', end: '02:00', weekdays: [5, 7], level: '3', times: 2 }
  const before = draft({ end: '08:00' }, night)
  const after = withSplit(before, 1)
  expect(after.periods).toEqual([
    before.periods[0],
    { ...night, end: '23:59' },
    { ...night, start: '00:00', weekdays: [1, 6] },
  ])
  expect(scheduleWrong(withSplit(draft(night), 0))).toBeUndefined()
  expect(withSplit(draft({ ...night, end: '00:00' }), 0).periods).toEqual([{ ...night, end: '23:59' }])
  expect(withSplit(draft({ ...night, start: '23:59' }), 0).periods).toEqual([
    { ...night, start: '00:00', weekdays: [1, 6] },
  ])
  // every day is followed by every day, and what does not go over midnight stays
  expect(withSplit(draft({ start: '22:00', end: '02:00' }), 0).periods.map(({ weekdays }) => weekdays)).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [1, 2, 3, 4, 5, 6, 7],
  ])
  for (const same of [draft({ start: '08:00', end: '20:00' }), draft({ end: '' })])
    expect(withSplit(same, 0)).toBe(same)
})

test('the default schedule is right, and is what 2§9 says', () => {
  expect(scheduleWrong(DEFAULT_SCHEDULE)).toBeUndefined()
  expect(toSchedule(DEFAULT_SCHEDULE)).toEqual({
    scheduleType: 0,
    schedules: [
      {
        dateStart: 19700101,
        dateEnd: 20501231,
        period: [{ start: '00:00', end: '23:59', level: 1, times: 1, weeks: '1,2,3,4,5,6,7' }],
      },
    ],
  })
})

test.each<[string, ScheduleDraft, string | undefined]>([
  ['no time range', draft({ start: '' }), '请选择投放时间'],
  ['half a time range', draft({ end: '' }), '请选择投放时间'],
  ['no time range of an extra period', draft({ end: '08:00' }, ADDED_PERIOD), '请选择播放时段'],
  ['start at the end', draft({ start: '08:00', end: '08:00' }), '开始时间必须早于结束时间'],
  ['start after the end', draft({ start: '20:00', end: '08:00' }), '开始时间必须早于结束时间'],
  ['no weekday', draft({ weekdays: [] }), '请选择播放周期'],
  ['no weekday of an extra period', draft({ end: '08:00' }, { start: '08:00', weekdays: [] }), '请选择播放周期'],
  ['no play order', draft({ level: '' }), '请输入播放顺序的数字(1-9999)'],
  ['no first day', { ...DEFAULT_SCHEDULE, dateStart: null }, '请选择投放日期'],
  ['no last day', { ...DEFAULT_SCHEDULE, dateEnd: null }, '请选择投放日期'],
  [
    'days in the wrong order',
    { ...DEFAULT_SCHEDULE, dateStart: 20261121, dateEnd: 20261120 },
    '开始日期不能晚于结束日期',
  ],
  ['one day', { ...DEFAULT_SCHEDULE, dateStart: 20261120, dateEnd: 20261120 }, undefined],
  [
    'four periods',
    draft({ end: '01:00' }, { start: '01:00', end: '02:00' }, { start: '02:00', end: '03:00' }, { start: '03:00' }),
    '不能超过三条',
  ],
  ['three that touch', draft({ end: '01:00' }, { start: '01:00', end: '02:00' }, { start: '02:00' }), undefined],
  ['two that cross', draft({ end: '09:00' }, { start: '08:59' }), '时间段不能交叉'],
  ['two that would cross on another day', draft({ weekdays: [1, 2] }, { weekdays: [3] }), undefined],
])('%s', (_, given, message) => {
  expect(scheduleWrong(given)).toBe(message)
})

test.each([
  ['1', true],
  ['9999', true],
  [' 7 ', true],
  ['0', false],
  ['10000', false],
  ['00001', false],
  ['-1', false],
  ['1.5', false],
  ['１', true],
  ['\u202D１２\u202C', true],
  ['①', false],
  ['1e3', false],
])('play order %j', (level, right) => {
  expect(levelWrong(level) === undefined).toBe(right)
})

test('a play order that was typed at full width is sent as a number (R42)', () => {
  expect(toSchedule(draft({ level: '１２\u200B' })).schedules[0]?.period[0]?.level).toBe(12)
})

test('an interruption asks for range and weekdays, not for a play order (R6)', () => {
  const given: ScheduleDraft = { ...draft({ level: 'x', times: 3 }), scheduleType: 1 }
  expect(scheduleWrong(given)).toBeUndefined()
  expect(toSchedule(given).schedules[0]?.period[0]).toMatchObject({ level: 1, times: 1 })
  expect(scheduleErrors({ ...given, periods: [{ ...DEFAULT_PERIOD, weekdays: [] }] }).periods).toEqual([
    { weekdays: '请选择播放周期' },
  ])
})

test('changing the type: to rotation all goes back, to interruption the time range is cleared (2§4)', () => {
  const given = {
    ...draft({ level: '7', times: 2, weekdays: [1], start: '08:00' }, { start: '01:00', end: '02:00' }),
    dateStart: 20261120,
    dateEnd: 20261130,
  }
  const interruption = withType(given, 1)
  expect(interruption).toEqual({
    ...given,
    scheduleType: 1,
    periods: [{ level: '7', times: 2, weekdays: [1], start: '', end: '' }],
  })
  expect(withType(interruption, 0)).toEqual({ ...given, periods: [DEFAULT_PERIOD] })
  expect(withType(given, 0)).toBe(given)
})

test('periods cross exactly when they share a minute of a weekday (R5)', () => {
  const period = fc.record({
    start: fc.integer({ min: 0, max: 1439 }),
    end: fc.integer({ min: 0, max: 1439 }),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  })
  const of = (start: number, end: number, weekdays: number[]) => ({ start, end, weekdays })
  const clock = (minute: number) => new Date(2026, 0, 1, 0, minute).toTimeString().slice(0, 5)
  fc.assert(
    fc.property(fc.array(period, { maxLength: 3 }), (periods) => {
      const found = periodOverlaps(
        periods.map((one) => ({ ...DEFAULT_PERIOD, ...one, start: clock(one.start), end: clock(one.end) })),
      )
      const taken = new Map<number, number>()
      let crossing = 0
      for (const { start, end, weekdays } of periods)
        for (const day of weekdays)
          for (let minute = start; minute < end; minute++)
            taken.set(day * 2000 + minute, (taken.get(day * 2000 + minute) ?? 0) + 1)
      for (const count of taken.values()) crossing += count > 1 ? (count * (count - 1)) / 2 : 0
      expect(found.reduce((sum, { weekdays, start, end }) => sum + weekdays.length * (end - start), 0)).toBe(crossing)
    }),
    {
      examples: [
        // a minute of one weekday, none for they touch, none for the weekdays differ, and three that all cross
        [[of(480, 541, [1, 2]), of(540, 600, [2, 3])]],
        [[of(480, 540, [1, 2]), of(540, 600, [2, 3])]],
        [[of(480, 600, [1, 2]), of(480, 600, [3, 7])]],
        [[of(0, 1439, [7]), of(480, 600, [6, 7]), of(500, 520, [7])]],
        // one that ends before it begins, and one of no length, take no minute
        [[of(600, 480, [1]), of(470, 610, [1]), of(500, 500, [1])]],
      ].map(([periods = []]): [ReturnType<typeof of>[]] => [periods]),
    },
  )
})

test('what was sent comes back as it was entered', () => {
  const given: ScheduleDraft = {
    ...draft({ end: '09:00', level: '12', times: 2, weekdays: [2, 4] }, { start: '09:00' }),
    dateStart: 20261120,
    dateEnd: 20261130,
  }
  expect(toDraft(toSchedule(given))).toEqual(given)
  expect(toDraft({ scheduleType: 0, schedules: [] })).toBeUndefined()
  // a form has one range of days
  const { schedules } = toSchedule(given)
  expect(toDraft({ scheduleType: 0, schedules: [...schedules, ...schedules] })).toBeUndefined()
  expect(toDraft({})).toBeUndefined()
  expect(
    toDraft({ scheduleType: 0, schedules: [{ dateStart: 20261120, dateEnd: 20261130, period: [{ start: '25:00' }] }] }),
  ).toBeUndefined()
})

test('until a moment: every minute to it and none after, but the last of each day', () => {
  const start = new Date(2026, 11, 29, 0, 0)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4 * 1440 }),
      fc.integer({ min: 0, max: 4 * 1440 }),
      fc.integer({ min: 0, max: 5 * 1440 }),
      (from, length, at) => {
        const moment = (minutes: number) => new Date(2026, 11, 29, 0, minutes)
        const schedules = schedulesUntil(moment(from), moment(from + length))
        expect(start.getTime()).toBeLessThanOrEqual(moment(from).getTime())
        const plays = playsAt([{ scheduleType: 1, schedules }], wallTime(moment(at))).length === 1
        expect(plays).toBe(at >= from && at < from + length && at % 1440 !== 1439)
      },
    ),
    {
      numRuns: 2000,
      examples: [
        // no time at all; one day, its first minute, its last and the one after
        [600, 0, 600],
        ...[599, 600, 659, 660].map((at): [number, number, number] => [600, 60, at]),
        // begins in the last minute of a day, ends at midnight, and in the first minute of the next
        [1439, 1, 1439],
        [1439, 2, 1440],
        [600, 840, 1438],
        [600, 841, 1440],
        // whole days between: their first and last minutes that can be said
        ...[1439, 1440, 2878, 2879, 2880, 4319, 4320].map((at): [number, number, number] => [1380, 2941, at]),
      ],
    },
  )
  expect(schedulesUntil(new Date(2026, 10, 20, 22, 30), new Date(2026, 10, 22, 6))).toMatchObject([
    { dateStart: 20261120, dateEnd: 20261120, period: [{ start: '22:30', end: '23:59', weeks: '1,2,3,4,5,6,7' }] },
    { dateStart: 20261121, dateEnd: 20261121, period: [{ start: '00:00', end: '23:59' }] },
    { dateStart: 20261122, dateEnd: 20261122, period: [{ start: '00:00', end: '06:00' }] },
  ])
})

test.each<[from: [number, number], until: [number, number], starts: string[]]>([
  // within a day, none, back, and from its last minute
  [[20, 600], [20, 660], ['10:00-11:00']],
  [[20, 600], [20, 600], []],
  [[20, 660], [20, 600], []],
  [[21, 600], [20, 660], []],
  [[20, 1439], [21, 60], ['00:00-01:00']],
  // to midnight, with no whole day and with one
  [[20, 600], [21, 0], ['10:00-23:59']],
  [
    [20, 600],
    [22, 0],
    ['10:00-23:59', '00:00-23:59'],
  ],
])('from %j until %j', ([day, minute], [last, end], times) => {
  const moment = (date: number, minutes: number) => new Date(2026, 10, date, 0, minutes)
  const periods = schedulesUntil(moment(day, minute), moment(last, end)).flatMap(({ period }) => period)
  expect(periods.map((one) => `${one.start}-${one.end}`)).toEqual(times)
})

test('plans of the same periods are the same plan, in whatever order these stand', () => {
  const [early, late] = [{ end: '02:00' }, { start: '03:00', end: '05:00' }]
  expect(samePlan(toSchedule(draft(early, late)), toSchedule(draft(late, early)))).toBe(true)
  expect(samePlan(toSchedule(draft(early, late)), toSchedule(draft(early)))).toBe(false)
})

test('where periods cross is said by their places', () => {
  const periods = [{ end: '02:00' }, { start: '03:00', end: '05:00' }, { start: '04:00', end: '06:00' }]
  expect(periodOverlaps(draft(...periods).periods)).toMatchObject([{ a: 1, b: 2, start: 240, end: 300 }])
  const apart = [{ end: '02:00' }, { start: '03:00', end: '05:00' }, { start: '01:00', end: '02:00' }]
  expect(periodOverlaps(draft(...apart).periods)).toMatchObject([{ a: 0, b: 2, start: 60, end: 120 }])
})

test('days that are over cannot be ordered', () => {
  expect(daysPast(20261119, 20261120)).toBe('结束日期不能早于今天')
  expect(daysPast(20261120, 20261120)).toBeUndefined()
  expect(daysPast(null, 20261120)).toBeUndefined()
})

test('days that are over are wrong for what is to be sent, and 永久 never is', () => {
  const past = { ...DEFAULT_SCHEDULE, dateStart: 20261101, dateEnd: 20261119 }
  expect(scheduleWrong(past, 20261120)).toBe('结束日期不能早于今天')
  expect(scheduleWrong(past, 20261119)).toBeUndefined()
  expect(scheduleWrong(past)).toBeUndefined()
  expect(scheduleWrong(DEFAULT_SCHEDULE, 20261120)).toBeUndefined()
})
