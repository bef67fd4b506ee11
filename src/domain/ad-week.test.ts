import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adAt, adWeek, terminalsOf } from './ad-week.ts'
import { askedTime } from './play-week.ts'
import { distinctPlans } from './publication-change.ts'
import { playsAt, type Scheduled } from './schedule.ts'

const FOREVER = { dateStart: 19700101, dateEnd: 20501231 }
const DAILY = '1,2,3,4,5,6,7'

interface Terminal extends Scheduled {
  name: string
}

/** A terminal with the ad in rotation, or with level 0 as an interruption. */
function terminal(name: string, start: string, end: string, weeks = DAILY, level = 1, days = FOREVER): Terminal {
  return {
    name,
    scheduleType: level === 0 ? 1 : 0,
    schedules: [{ ...days, period: [{ start, end, weeks, level: level || 1, times: 1 }] }],
  }
}

// a Wednesday
const NOW = new Date(2026, 10, 25, 15, 30)

test.each<[string, Terminal[], [number, number, number][]]>([
  ['on no terminal', [], [[0, 24, 0]]],
  ['all day on all', [terminal('一', '00:00', '23:59'), terminal('二', '00:00', '23:59')], [[0, 24, 2]]],
  [
    'plans that cross',
    [terminal('一', '08:00', '20:00'), terminal('二', '08:00', '20:00'), terminal('三', '12:00', '22:30')],
    [
      [0, 8, 0],
      [8, 12, 2],
      [12, 20, 3],
      [20, 22.5, 1],
      [22.5, 24, 0],
    ],
  ],
  [
    'plans that follow each other on as many terminals are one',
    [terminal('一', '08:00', '12:00'), terminal('二', '12:00', '18:00')],
    [
      [0, 8, 0],
      [8, 18, 1],
      [18, 24, 0],
    ],
  ],
  [
    'an interruption on one terminal holds up nothing on another',
    [terminal('一', '09:00', '18:00', DAILY, 0), terminal('二', '09:00', '18:00', DAILY, 3)],
    [
      [0, 9, 0],
      [9, 18, 2],
      [18, 24, 0],
    ],
  ],
  ['not on this weekday', [terminal('一', '09:00', '18:00', '6,7')], [[0, 24, 0]]],
  [
    'not in this week',
    [terminal('一', '09:00', '18:00', DAILY, 1, { dateStart: 20261201, dateEnd: 20261231 })],
    [[0, 24, 0]],
  ],
  [
    'one after the other, on as many terminals, from the first minute',
    [terminal('一', '00:00', '08:00'), terminal('二', '08:00', '10:00')],
    [
      [0, 10, 1],
      [10, 24, 0],
    ],
  ],
  ['a plan without a time never plays', [{ name: '一', schedules: [] }], [[0, 24, 0]]],
])('a Monday: %s', (_name, terminals, expected) => {
  const [monday] = adWeek(distinctPlans(terminals), NOW)
  expect(monday?.date).toEqual(new Date(2026, 10, 23, 12))
  expect(monday?.spans.map(({ start, end, count }) => [start / 60, end / 60, count])).toEqual(expected)
})

const terminals = [
  terminal('一', '08:00', '20:00'),
  terminal('二', '08:00', '20:00'),
  terminal('三', '00:00', '23:59', '6,7'),
  terminal('四', '19:00', '19:30', '6', 0),
]

test.each<[string, Date, string[], string[]]>([
  ['a weekday', new Date(2026, 10, 25, 15, 30), ['一', '二'], ['三', '四']],
  ['周六 19:00', new Date(2026, 10, 28, 19, 0), ['一', '二', '三', '四'], []],
  ['the end is not in it', new Date(2026, 10, 28, 19, 30), ['一', '二', '三'], ['四']],
  ['the last minute of a day', new Date(2026, 10, 29, 23, 59), ['三'], ['一', '二', '四']],
])('who plays it at a moment: %s', (_name, moment, playing, silent) => {
  const answer = adAt(distinctPlans(terminals), moment)
  const names = (plans: typeof answer.playing) => plans.flatMap(({ rows }) => rows.map(({ name }) => name))
  expect([names(answer.playing), names(answer.silent)]).toEqual([playing, silent])
  expect(terminalsOf(answer.playing)).toBe(playing.length)
})

test('the week and the moment agree, and both with the engine on each terminal', () => {
  const clock = fc.integer({ min: 0, max: 1439 }).map((minute) => new Date(2026, 0, 1, 0, minute))
  const said = (date: Date) =>
    `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
  const any = fc
    .tuple(clock, clock, fc.subarray(['1', '2', '3', '4', '5', '6', '7']), fc.integer({ min: 0, max: 3 }))
    .map(([start, end, weeks, level]) => terminal('任意', said(start), said(end), weeks.join(','), level))
  fc.assert(
    fc.property(fc.array(any, { maxLength: 6 }), fc.integer({ min: 0, max: 7 * 1440 - 1 }), (rows, minute) => {
      const moment = new Date(2026, 10, 23, 0, minute)
      const expected = rows.filter((row) => playsAt([row], askedTime(moment)).length > 0).length
      const plans = distinctPlans(rows)
      const day = adWeek(plans, moment)[(moment.getDay() + 6) % 7]
      const at = moment.getHours() * 60 + moment.getMinutes()
      expect(day && day.spans.find(({ start, end }) => start <= at && at < end)?.count).toBe(expected)
      expect(terminalsOf(adAt(plans, moment).playing)).toBe(expected)
    }),
    {
      // plans that cross, that follow each other on as many terminals, and the last minute of a Sunday
      examples: [479, 480, 719, 720, 1199, 1200, 7 * 1440 - 1].map((minute): [Terminal[], number] => [
        [
          terminal('一', '08:00', '12:00'),
          terminal('二', '12:00', '20:00'),
          terminal('三', '08:00', '20:00', '1,2', 0),
          terminal('四', '00:00', '23:59', '7'),
        ],
        minute,
      ]),
    },
  )
})
