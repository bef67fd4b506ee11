import { describe, expect, test } from 'vitest'
import type { Device, DeviceCommand, PlayEntry } from '#src/api/generated/types.gen.ts'
import { firstTrouble, nextQuestion, type HealthAnswers } from './first-trouble.ts'

const now = new Date('2026-11-20T14:00:00+08:00')
const row: Device = {
  id: 1,
  state: 1,
  workCron: '08:00-22:00',
  diskInfo: '1GB/8GB',
  clientTime: '2026-11-20 14:00:01',
}
const entry = (status: 0 | 1): PlayEntry => ({
  programId: 1,
  scheduleType: 0,
  status,
  schedules: [
    {
      dateStart: 19700101,
      dateEnd: 20991231,
      period: [{ weeks: '1,2,3,4,5,6,7', start: '00:00', end: '23:59', level: 1, times: 1 }],
    },
  ],
})
const commands = (status: 0 | 1) => ({
  rows: [{ status, createTime: '2026-11-20 13:00:00' } as DeviceCommand],
  total: 1,
})
const of = (device: Partial<Device>, answers: Partial<HealthAnswers> = {}) => {
  const facts = {
    device: { ...row, ...device },
    deviceAt: now,
    now,
    playList: undefined,
    commands: undefined,
    ...answers,
  }
  return [firstTrouble(facts)?.kind, nextQuestion(facts)]
}

describe('no more is asked than the first trouble takes', () => {
  test.each([
    ['offline', { state: 0 }, {}, ['offline', undefined]],
    ['off by its window', { workCron: '03:00-04:00' }, {}, ['powerOff', undefined]],
    ['a full disk, which other trouble may come before', { diskInfo: '8GB/8GB' }, {}, ['diskFull', 'playList']],
    [
      'a full disk, and no other trouble before it',
      { diskInfo: '8GB/8GB' },
      { playList: [entry(1)] },
      ['diskFull', undefined],
    ],
    ['nothing scheduled', {}, { playList: [] }, ['nothingScheduled', undefined]],
    ['not arrived, with a full disk', { diskInfo: '8GB/8GB' }, { playList: [entry(0)] }, ['notSynced', undefined]],
    ['arrived', {}, { playList: [entry(1)] }, [undefined, 'commands']],
    ['a failed command', {}, { playList: [entry(1)], commands: commands(0) }, ['commandFailed', undefined]],
    ['well', {}, { playList: [entry(1)], commands: commands(1) }, [undefined, undefined]],
  ] as const)('%s', (_name, device, answers, expected) => {
    expect(of(device, answers as Partial<HealthAnswers>)).toEqual(expected)
  })
})
