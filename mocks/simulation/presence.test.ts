import { expect, test } from 'vitest'
import { EPOCH } from '../testing.ts'
import { presenceOf, withOutage, withRestart, type Presence } from './presence.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const options = { seed: 3, epoch: EPOCH, flips: true, createTime: EPOCH - 100 * DAY }
const presences = Array.from({ length: 60 }, (_, index) => presenceOf(1000 + index, options))
const moments = Array.from({ length: 200 }, (_, index) => EPOCH - 3 * DAY + index * 31 * MINUTE)

test('most terminals are online most of the time, some drop off and come back, a few stay away', () => {
  const share = presences.map((presence) => moments.filter(presence.isOnline).length / moments.length)
  expect(share.filter((value) => value > 0.9).length).toBeGreaterThan(30)
  expect(share.some((value) => value > 0.5 && value < 0.9)).toBe(true)
  expect(presences.some((presence) => presence.nextOnline(EPOCH) === null)).toBe(true)
})

test('lastOnline and nextOnline are moments at which it is online', () => {
  const fits = (presence: Presence, moment: number) => {
    const last = presence.lastOnline(moment)
    const next = presence.nextOnline(moment)
    if (presence.isOnline(moment)) return next === moment && last <= moment && moment - last < MINUTE
    const wasOn = last <= moment && presence.isOnline(last - 1)
    return wasOn && (next === null || (presence.isOnline(next) && !presence.isOnline(next - 1)))
  }
  expect(presences.flatMap((presence) => moments.filter((moment) => !fits(presence, moment)))).toEqual([])
})

test('online seconds are those of each minute together', () => {
  for (const presence of presences.slice(0, 10)) {
    const minutes = Array.from({ length: 1440 }, (_, index) => EPOCH - 2 * DAY + index * MINUTE)
    const counted = minutes.filter(presence.isOnline).length * 60
    expect(Math.abs(presence.onlineSeconds(EPOCH - 2 * DAY, EPOCH - DAY) - counted)).toBeLessThan(40 * 60)
  }
  const [first] = presences
  const whole = first?.onlineSeconds(EPOCH - 2 * DAY, EPOCH)
  const halves = [EPOCH - 2 * DAY, EPOCH - DAY].map((from) => first?.onlineSeconds(from, from + DAY) ?? 0)
  expect(whole).toBeCloseTo((halves[0] ?? 0) + (halves[1] ?? 0), 6)
  expect(presenceOf(1, { ...options, createTime: EPOCH }).onlineSeconds(EPOCH - DAY, EPOCH)).toBe(0)
})

test('without flips a terminal stays as it is at the epoch', () => {
  for (const id of [1000, 1001, 1002, 1003, 1004]) {
    const still = presenceOf(id, { ...options, flips: false })
    expect(new Set(moments.map(still.isOnline))).toEqual(new Set([presenceOf(id, options).isOnline(EPOCH)]))
  }
})

test('a restart is a short absence', () => {
  const presence = presences.find(({ isOnline }) => isOnline(EPOCH) && isOnline(EPOCH + MINUTE)) ?? presences[0]
  if (!presence) throw new Error('No terminal is online')
  const restarted = withRestart(presence, EPOCH)
  expect([EPOCH - 1, EPOCH, EPOCH + 19_999, EPOCH + 20_000].map(restarted.isOnline)).toEqual([true, false, false, true])
  expect(restarted.nextOnline(EPOCH + 5)).toBe(EPOCH + 20_000)
})

test('every day has the same presences, whenever the world was made', () => {
  const later = { ...options, epoch: EPOCH + 17 * DAY, createTime: options.createTime + 17 * DAY }
  const states = (of: typeof options) =>
    presences.map((_, index) =>
      moments.map((moment) => presenceOf(1000 + index, of).isOnline(moment + of.epoch - EPOCH)),
    )
  expect(states(later)).toEqual(states(options))
})

test('a terminal without power is off from then on, and was seen last before', () => {
  const since = EPOCH + 3_600_000
  const whole = presenceOf(1000, { ...options, flips: false })
  expect(whole.isOnline(EPOCH)).toBe(true)
  const cut = withOutage(whole, since)
  expect(cut.isOnline(since - 1)).toBe(true)
  expect(cut.isOnline(since)).toBe(false)
  expect(cut.nextOnline(since - 1)).toBe(since - 1)
  expect(cut.nextOnline(since)).toBeNull()
  expect(cut.lastOnline(since + DAY)).toBeLessThan(since)
  expect(cut.onlineSeconds(EPOCH, since + DAY)).toBe(3600)
})
