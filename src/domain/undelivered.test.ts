import { expect, test } from 'vitest'
import { withPlan } from './plan/with-plan.ts'
import { undelivered } from './undelivered.ts'

const now = new Date(2026, 10, 20, 12, 0)
const row = (
  programId: number,
  deviceSn: string,
  createTime: string,
  more: { type?: 0 | 1; status?: number } = {},
) => ({ programId, deviceSn, createTime: `2026-11-20 ${createTime}`, type: 1 as const, status: 0, ...more })

test('counts what has waited for half an hour, by ad and terminal', () => {
  const rows = [
    row(1, 'a', '11:45:00'),
    row(2, 'a', '11:30:00'),
    row(2, 'b', '08:00:00'),
    row(3, 'a', '07:00:00'),
    row(3, 'c', '07:00:00', { status: 1 }),
  ]
  const since = new Date(2026, 10, 20, 7, 0).getTime()
  expect(undelivered(rows, 5, now)).toMatchObject({ count: 3, more: false, since })
  expect(undelivered(rows, 5, now).programs.get('2')).toMatchObject({
    count: 2,
    since: new Date(2026, 10, 20, 8, 0).getTime(),
  })
  expect(undelivered(rows, 5, now).programs.has('1')).toBe(false)
  expect(undelivered(rows, 6, now)).toMatchObject({ more: true })
  // rows that were not looked at may be anything
  expect(undelivered([], 9, now)).toMatchObject({ count: 0, more: true, programs: new Map() })
})

test('terminals without a number are not taken for one', () => {
  const nameless = [undefined, undefined, '', ''].map((deviceSn) => ({ ...row(1, '', '08:00:00'), deviceSn }))
  expect(undelivered(nameless as Parameters<typeof undelivered>[0], 4, now)).toMatchObject({ count: 4 })
})

test('what was published again or stopped since waits no longer', () => {
  expect(
    undelivered(
      [row(1, 'a', '11:50:00'), row(1, 'a', '08:00:00'), row(1, 'b', '09:00:00', { type: 0 }), row(1, 'b', '08:00:00')],
      4,
      now,
    ).count,
  ).toBe(0)
})

test('a moment that nobody can read is no reason for alarm', () => {
  expect(
    undelivered([{ programId: 1, deviceSn: 'a', type: 1, status: 0, createTime: 'soon' }, { programId: 1 }], 2, now)
      .count,
  ).toBe(0)
})

test('what the log was not read far enough for is taken from the plan, without what was published just now', () => {
  const rows = [row(1, 'a', '11:45:00'), row(1, 'b', '08:00:00'), row(2, 'a', '07:00:00'), row(9, 'a', '06:00:00')]
  const plan = [2, 4, 3, 0].map((waiting, index) => ({ program: { id: index + 1 }, waiting })) as Parameters<
    typeof withPlan
  >[1]
  const cut = withPlan(undelivered(rows, 9, now), plan)
  expect(cut).toMatchObject({ count: 9, more: false, older: true })
  expect([...cut.programs].map(([id, { count }]) => [id, count])).toEqual([
    ['1', 1],
    ['2', 4],
    ['9', 1],
    ['3', 3],
  ])
  // the whole log needs no other
  const whole = undelivered(rows, 4, now)
  expect(withPlan(whole, plan)).toBe(whole)
})
