import { expect, test } from 'vitest'
import { failedToday } from './failed-today.ts'

const now = new Date(2026, 10, 20, 9, 30)
const at = (...times: string[]) => times.map((createTime) => ({ createTime, status: 0 as const }))

test('counts those since midnight', () => {
  expect(failedToday(at('2026-11-20 00:00:00', '2026-11-20 09:00:00', '2026-11-19 23:59:59'), 3, now)).toEqual({
    count: 2,
    more: false,
    latest: new Date(2026, 10, 20, 9).getTime(),
  })
  expect(failedToday([], 0, now)).toMatchObject({ count: 0, more: false })
  expect(failedToday([{ status: 0 }, { createTime: 'soon' }], 2, now)).toMatchObject({ count: 0, more: false })
})

test('a first page is enough where the newest come first', () => {
  expect(failedToday(at('2026-11-20 09:00:00', '2026-11-19 08:00:00'), 900, now)).toMatchObject({
    count: 1,
    more: false,
  })
  expect(failedToday(at('2026-11-20 09:00:00', '2026-11-20 08:00:00'), 900, now)).toMatchObject({
    count: 2,
    more: true,
  })
})

test('rows in another order tell nothing of those on other pages', () => {
  expect(failedToday(at('2026-10-01 09:00:00', '2026-11-20 08:00:00'), 900, now)).toBeUndefined()
})
