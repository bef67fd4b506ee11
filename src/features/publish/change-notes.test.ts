import { expect, test } from 'vitest'
import { plansText } from './change-notes.tsx'

const from = (...days: number[]) =>
  days.map((day) => ({
    plan: { scheduleType: 0, schedules: [{ dateStart: 20261100 + day, dateEnd: 20261100 + day, period: [] }] },
  }))

test('three plans are named, and of more how many there are; what is the same counts once', () => {
  const three = '2026-11-01 轮播、2026-11-02 轮播、2026-11-03 轮播'
  expect(plansText(from(1, 2, 3, 1))).toBe(three)
  expect(plansText(from(1, 2, 3, 4))).toBe(`${three} 等 4 种`)
})
