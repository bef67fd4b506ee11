import { expect, test } from 'vitest'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { DEFAULT_SCHEDULE, toSchedule } from '#src/domain/schedule-rules.ts'
import { republishRequest } from './republish-pending.ts'

const period = { start: '10:00', end: '12:00', level: 1, times: 1, weeks: '1,2,3,4,5,6,7' }
const schedule = { dateStart: 20261120, dateEnd: 20261120, period: [period] }
const insertion = (deviceId: number, more: Partial<PublishedDevice> = {}): PublishedDevice => ({
  deviceId,
  deviceSn: `SN${deviceId}`,
  deviceState: 1,
  scheduleType: 1,
  schedules: [schedule],
  ...more,
})

test('the schedule that all have is kept', () => {
  const { devices, schedule: kept } = republishRequest([insertion(1), insertion(2)])
  expect(devices.map(({ id, sn }) => [id, sn])).toEqual([
    [1, 'SN1'],
    [2, 'SN2'],
  ])
  expect(kept).toMatchObject({ scheduleType: 1, dateStart: 20261120, periods: [{ start: '10:00', end: '12:00' }] })
})

test('schedules that differ, or that a form cannot say, are never replaced by the default', () => {
  expect(republishRequest([insertion(1), insertion(2, toSchedule(DEFAULT_SCHEDULE))]).schedule).toBe('lost')
  expect(
    republishRequest([insertion(1, { schedules: [schedule, { ...schedule, dateStart: 20261121, dateEnd: 20261121 }] })])
      .schedule,
  ).toBe('lost')
  expect(republishRequest([insertion(1, { schedules: undefined })]).schedule).toBe('lost')
})
