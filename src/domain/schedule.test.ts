import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clashesWith, clockOf, playsAt, type Scheduled, type WallTime } from './schedule.ts'

/*
 * The judge is a table of every minute of a fortnight, filled by hand-written loops that share nothing with the engine.
 */

const DAYS = Array.from({ length: 14 }, (_, index) => new Date(2028, 1, 22 + index))
const dayNumber = (date: Date) => date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate()
const weekday = (date: Date) =>
  ['日', '一', '二', '三', '四', '五', '六'].indexOf(date.toLocaleDateString('zh-CN', { weekday: 'narrow' })) || 7

interface Entry extends Scheduled {
  name: number
}

const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
const period = fc.record({
  start: clock,
  end: clock,
  level: fc.integer({ min: 1, max: 4 }),
  weeks: fc.subarray([1, 2, 3, 4, 5, 6, 7]).map((days) => days.join(',')),
})
const schedule = fc.record({
  dateStart: fc.constantFrom(19700101, 20170101, ...DAYS.map(dayNumber)),
  dateEnd: fc.constantFrom(20500101, 20501231, ...DAYS.map(dayNumber)),
  period: fc.array(period, { maxLength: 3 }),
})
const entries: fc.Arbitrary<Entry[]> = fc
  .array(fc.record({ scheduleType: fc.constantFrom(0, 0, 1, 2), schedules: fc.array(schedule, { maxLength: 2 }) }), {
    maxLength: 6,
  })
  .map((list) => list.map((entry, name) => ({ ...entry, name })))

type Period = [start: string, end: string, weeks?: string, level?: number]

/** An entry with one schedule: what decides a case, which what is drawn at random rarely meets. */
const entry = (name: number, scheduleType: number, [dateStart, dateEnd]: [number, number], ...periods: Period[]) => ({
  name,
  scheduleType,
  schedules: [
    {
      dateStart,
      dateEnd,
      period: periods.map(([start, end, weeks = '1,2,3,4,5,6,7', level = 1]) => ({ start, end, weeks, level })),
    },
  ],
})
const FOREVER: [number, number] = [19700101, 20501231]
const LEAP_DAY: [number, number] = [20280229, 20280229]

/** Each minute at which a period plays, as `day minute`. */
function minutesOf({ schedules = [] }: Scheduled, visit: (key: string, level: number) => void) {
  for (const { dateStart, dateEnd, period: periods = [] } of schedules) {
    for (const date of DAYS) {
      if (dayNumber(date) < Number(dateStart) || dayNumber(date) > Number(dateEnd)) continue
      for (const { start = '', end = '', weeks = '', level = 1 } of periods) {
        if (!weeks.split(',').includes(String(weekday(date)))) continue
        for (let hour = 0; hour < 24; hour++) {
          for (let minute = 0; minute < 60; minute++) {
            const now = `${hour < 10 ? '0' : ''}${hour}:${minute < 10 ? '0' : ''}${minute}`
            // as texts, which compare as times do
            if (now >= start && now < end) visit(`${dayNumber(date)} ${now}`, level)
          }
        }
      }
    }
  }
}

test('what plays at a moment is what the table of all minutes has', () => {
  fc.assert(
    fc.property(
      entries,
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 1439 }),
      (list, dayIndex, minute) => {
        const date = DAYS[dayIndex] as Date
        const key = `${dayNumber(date)} ${clockOf(minute)}`
        const best = new Map<Entry, number>()
        for (const entry of list)
          minutesOf(entry, (found, level) => found === key && best.set(entry, Math.min(level, best.get(entry) ?? 99)))
        const interrupting = [...best.keys()].filter((entry) => entry.scheduleType !== 0)
        const playing = interrupting.length > 0 ? interrupting : [...best.keys()]
        const inTurn = [1, 2, 3, 4].flatMap((level) => playing.filter((entry) => best.get(entry) === level))
        const at: WallTime = { day: dayNumber(date), weekday: weekday(date), minute }
        expect(playsAt(list, at).map(({ name }) => name)).toEqual(inTurn.map(({ name }) => name))
      },
    ),
    {
      numRuns: 150,
      // 2028-02-22 is a Tuesday, 29 is eight days later, day 5 is a Sunday
      examples: [
        // an interruption before and after what it interrupts, and two of them
        [[entry(0, 0, FOREVER, ['08:00', '10:00']), entry(1, 1, FOREVER, ['09:00', '10:00'])], 3, 540],
        [[entry(0, 2, FOREVER, ['09:00', '10:00']), entry(1, 0, FOREVER, ['08:00', '10:00'])], 3, 599],
        [[entry(0, 1, FOREVER, ['09:00', '10:00']), entry(1, 2, FOREVER, ['09:00', '10:00'])], 3, 541],
        // the first minute, the last, and the one after
        ...[479, 480, 599, 600].map((minute): [Entry[], number, number] => [
          [entry(0, 0, FOREVER, ['08:00', '10:00'])],
          0,
          minute,
        ]),
        // the lower level first, equal ones as given, and of one entry the lowest of its levels
        [
          [
            entry(0, 0, FOREVER, ['08:00', '10:00', undefined, 3]),
            entry(1, 0, FOREVER, ['08:00', '10:00', undefined, 2], ['08:30', '10:00', undefined, 1]),
            entry(2, 0, FOREVER, ['08:00', '10:00', undefined, 2]),
            entry(3, 0, FOREVER, ['08:30', '10:00', undefined, 1], ['08:00', '10:00', undefined, 4]),
          ],
          1,
          520,
        ],
        // the only day, the days beside it, another weekday, and a Sunday
        ...[6, 7, 8].map((day): [Entry[], number, number] => [[entry(0, 0, LEAP_DAY, ['08:00', '10:00'])], day, 500]),
        [[entry(0, 0, LEAP_DAY, ['08:00', '10:00', '1,3'])], 7, 500],
        [[entry(0, 0, FOREVER, ['08:00', '10:00', '7'])], 5, 500],
      ],
    },
  )
})

test('two collide when they share a minute, and only then', () => {
  fc.assert(
    fc.property(entries, entries, (some, others) => {
      const wanted: Scheduled = some[0] ?? {}
      const mine = new Set<string>()
      const type = (entry: Scheduled) => (entry.scheduleType ? 'interruption' : 'rotation')
      minutesOf(wanted, (key, level) => mine.add(`${key} ${type(wanted)} ${wanted.scheduleType ? '' : level}`))
      const hit = others.filter((entry) => {
        let shares = false
        minutesOf(entry, (key, level) => {
          shares ||= mine.has(`${key} ${type(entry)} ${entry.scheduleType ? '' : level}`)
        })
        return shares
      })
      const limited = (entry: Scheduled): Scheduled => ({
        ...entry,
        schedules: entry.schedules?.flatMap((one) => within(one)),
      })
      const found = clashesWith(
        limited(wanted),
        others.map((entry) => ({ ...limited(entry), name: entry.name })),
      )
      expect(new Set(found.map(({ item }) => item.name))).toEqual(new Set(hit.map(({ name }) => name)))
    }),
    {
      numRuns: 100,
      examples: [
        // a minute is shared, none is, and the other order
        [[entry(0, 0, FOREVER, ['08:00', '09:00'])], [entry(0, 0, FOREVER, ['08:59', '10:00'])]],
        [[entry(0, 0, FOREVER, ['08:00', '09:00'])], [entry(0, 0, FOREVER, ['09:00', '10:00'])]],
        [[entry(0, 0, FOREVER, ['09:00', '10:00'])], [entry(0, 0, FOREVER, ['08:00', '09:00'])]],
        // another level, two interruptions whatever their levels, and one beside the rotation
        [[entry(0, 0, FOREVER, ['08:00', '09:00'])], [entry(0, 0, FOREVER, ['08:00', '09:00', undefined, 2])]],
        [[entry(0, 1, FOREVER, ['08:00', '09:00'])], [entry(0, 2, FOREVER, ['08:00', '09:00', undefined, 2])]],
        [[entry(0, 1, FOREVER, ['08:00', '09:00'])], [entry(0, 0, FOREVER, ['08:00', '09:00'])]],
        // days that share one day, none, and weekdays that are not among the days that are shared
        [
          [entry(0, 0, [20280222, 20280225], ['08:00', '09:00'])],
          [entry(0, 0, [20280225, 20280301], ['08:00', '09:00'])],
        ],
        [
          [entry(0, 0, [20280222, 20280225], ['08:00', '09:00'])],
          [entry(0, 0, [20280226, 20280301], ['08:00', '09:00'])],
        ],
        [
          [entry(0, 0, [20280222, 20280225], ['08:00', '09:00', '1,2'])],
          [entry(0, 0, [20280223, 20280301], ['08:00', '09:00', '1,2,6'])],
        ],
        [
          [entry(0, 0, [20280222, 20280228], ['08:00', '09:00', '7'])],
          [entry(0, 0, [20280226, 20280227], ['08:00', '09:00', '7'])],
        ],
        [[entry(0, 0, FOREVER, ['08:00', '09:00', '1'])], [entry(0, 0, FOREVER, ['08:00', '09:00', '2'])]],
        // the second period of each, and an entry after one that does not collide
        [
          [entry(0, 0, FOREVER, ['08:00', '09:00'], ['20:00', '21:00'])],
          [entry(0, 0, FOREVER, ['10:00', '11:00']), entry(1, 0, FOREVER, ['12:00', '13:00'], ['20:59', '22:00'])],
        ],
      ],
    },
  )
})

/** A schedule cut to the fortnight of the table. */
function within(schedule: NonNullable<Scheduled['schedules']>[number]) {
  const dateStart = Math.max(Number(schedule.dateStart), dayNumber(DAYS[0] as Date))
  const dateEnd = Math.min(Number(schedule.dateEnd), dayNumber(DAYS.at(-1) as Date))
  return dateStart <= dateEnd ? [{ ...schedule, dateStart, dateEnd }] : []
}
