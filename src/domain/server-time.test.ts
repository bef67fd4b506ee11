import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { formatMoment } from './dates.ts'
import { minutesAhead, momentAt, wallClock } from './server-time.ts'
import { DEFAULT_ZONE, isZone, momentZone, serverZone, setMomentZone, setServerZone } from './server-zone.ts'

afterEach(() => setServerZone(DEFAULT_ZONE))

/** What another part of the runtime says that a clock there shows. */
const shown = (zone: string, at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(at)

const HOUR = 3_600_000
/** The hours around changes of summer time, in the zone that has them. */
const changes = [
  Date.UTC(2026, 2, 8, 10),
  Date.UTC(2026, 10, 1, 9),
  Date.UTC(2018, 10, 4, 3),
  Date.UTC(2018, 1, 18, 2),
  Date.UTC(2011, 11, 30, 10),
  Date.UTC(1991, 8, 14, 15),
  Date.UTC(2026, 9, 3, 15, 30),
]

describe.each([
  'Asia/Shanghai',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
])('a server in %s', (zone) => {
  test('shows what a clock there shows, and its moments are found again', () => {
    setServerZone(zone)
    expect(serverZone()).toBe(zone)
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1950, 0), max: Date.UTC(2100, 0) }), (any) => {
        const at = Math.floor(any / 1000) * 1000
        // less is read as seconds
        const recent = Math.max(at, Date.UTC(1975, 0))
        expect(formatMoment(recent)).toBe(shown(zone, recent))
        const { year, month, day, hour, minute, second } = wallClock(at)
        const found = momentAt(year, month, day, hour, minute, second)
        // what a clock shows twice is the first time
        expect(found.getTime()).toBeLessThanOrEqual(at)
        expect(wallClock(found)).toEqual(wallClock(at))
        expect(at - found.getTime()).toBeLessThanOrEqual(HOUR)
      }),
      {
        numRuns: 300,
        examples: changes.flatMap((at) => [-HOUR, -1000, 0, 1000, HOUR].map((by): [number] => [at + by])),
      },
    )
  })
})

test.each<[string, [number, number, number, number, number], string]>([
  ['America/Los_Angeles', [2026, 3, 8, 2, 30], '2026-03-08 03:30:00'],
  ['America/Sao_Paulo', [2018, 11, 4, 0, 0], '2018-11-04 01:00:00'],
  ['Pacific/Apia', [2011, 12, 30, 12, 0], '2011-12-31 12:00:00'],
])('%s: what summer time leaves out is as much later', (zone, parts, text) => {
  setServerZone(zone)
  expect(formatMoment(momentAt(...parts).getTime())).toBe(text)
})

test('what a clock shows twice is the first time', () => {
  setServerZone('America/Los_Angeles')
  expect(momentAt(2026, 11, 1, 1, 30).toISOString()).toBe('2026-11-01T08:30:00.000Z')
})

test('parts beyond their range go over', () => {
  expect(momentAt(2026, 12, 32, 0, 24 * 60)).toEqual(momentAt(2027, 1, 2))
  expect(momentAt(2026, 11, 0)).toEqual(momentAt(2026, 10, 31))
})

test('moments that no calendar reaches break nothing', () => {
  expect(wallClock(Number.NaN).year).toBeNaN()
  expect(wallClock(Infinity).year).toBeNaN()
  expect(wallClock(-8.64e15)).toBeDefined()
  expect(momentAt(1, 1, 1)).toEqual(momentAt(0, 12, 32))
  expect(formatMoment('0001-01-01 00:00:00')).toBe('0001-01-01 00:00:00')
})

test('a zone is one that there is', () => {
  expect(isZone('Asia/Tokyo')).toBe(true)
  expect(isZone('Asia/Atlantis')).toBe(false)
  expect(() => setServerZone('Asia/Atlantis')).toThrow(RangeError)
  expect(serverZone()).toBe(DEFAULT_ZONE)
  expect(minutesAhead(momentAt(2026, 1, 1))).toBe(480)
})

test('moments without a zone are by the server wall clock, unless they are written by another', () => {
  setServerZone('Asia/Tokyo')
  expect([momentZone(), formatMoment('2026-11-20 01:30:00')]).toEqual(['Asia/Tokyo', '2026-11-20 01:30:00'])
  setMomentZone('UTC')
  expect([momentZone(), formatMoment('2026-11-20 01:30:00')]).toEqual(['UTC', '2026-11-20 10:30:00'])
  // what names its offset is not written by any wall clock
  expect(formatMoment('2026-11-20T01:30:00+08:00')).toBe('2026-11-20 02:30:00')
  expect(() => setMomentZone('Asia/Atlantis')).toThrow(RangeError)
  setMomentZone(undefined)
})
