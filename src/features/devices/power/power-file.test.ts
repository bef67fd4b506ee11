import { expect, test } from 'vitest'
import { namedTerminals, powerFileText, readPowerFile, standOfPowerFile } from './power-file.ts'
import type { PowerChange } from './power-changes.ts'

const SERVER = 'https://console.example/'
const DAY = '08:00-22:00'
const OFF = '00:00-00:00'
const change: PowerChange = {
  at: 1_795_000_000_000,
  window: OFF,
  remindOn: '2026-11-21',
  before: [
    { id: 1, sn: 'A1', name: '一号屏', window: DAY },
    { id: 'x2', window: '06:30-23:00' },
  ],
}
const text = (file: object) => JSON.stringify({ ...(JSON.parse(powerFileText(change, SERVER)) as object), ...file })

test('what was exported is read as it was, ids beyond 2^53 too', () => {
  expect(readPowerFile(powerFileText(change, SERVER), SERVER)).toEqual(change)
  const large = powerFileText(change, SERVER).replace('"id":1,', '"id":9007199254740993,')
  expect(powerFileText(readPowerFile(large, SERVER), SERVER)).toBe(large)
})

test.each<[string, string, RegExp]>([
  ['nothing', '', /文件是空的/],
  ['a picture', '\u0000PNG', /这不是开关机时间恢复文件/],
  ['null', 'null', /这不是开关机时间恢复文件/],
  ['another file of JSON', '{"name":"x"}', /这不是开关机时间恢复文件/],
  ['a later version', text({ version: 2 }), /更新的版本/],
  ['no version', text({ version: undefined }), /不完整或已被改动/],
  ['a window of three times', text({ change: { ...change, window: '08:00-12:00-14:00' } }), /不完整或已被改动/],
  ['another server', text({ server: 'https://other.example/' }), /另一个系统（https:\/\/other.example\/）/],
  ['no server', text({ server: 7 }), /没有说明来自哪个系统/],
  ['no change', text({ change: undefined }), /不完整或已被改动/],
  ['no terminals', text({ change: { ...change, before: [] } }), /不完整或已被改动/],
  ['a time that is none', text({ change: { ...change, window: '25:00-26:00' } }), /不完整或已被改动/],
  ['a window that is none', text({ change: { ...change, before: [{ id: 1, window: '08:00-22:60' }] } }), /不完整/],
  ['a day that is none', text({ change: { ...change, remindOn: 'soon' } }), /不完整或已被改动/],
  [
    'a terminal twice',
    text({ change: { ...change, before: [...change.before, { id: '1', window: DAY }] } }),
    /重复出现/,
  ],
])('of %s is said what is wrong', (_, file, wrong) => expect(() => readPowerFile(file, SERVER)).toThrow(wrong))

test('what a file carries is held against the terminals as they are', () => {
  const windows = [
    { id: 1, sn: 'A1', window: DAY },
    { id: 2, window: DAY },
    { id: 3, window: DAY },
    { id: 4, window: DAY },
    { id: 5, sn: 'A5', window: DAY },
  ]
  const stand = standOfPowerFile({ at: 1, window: OFF, before: windows }, [
    { id: '1', sn: 'A1', name: '今名', workCron: DAY, workCronTarget: OFF },
    { id: 2, workCronTarget: '01:00-02:00' },
    { id: 3, workCron: DAY },
    { id: 5, sn: 'B5', workCron: OFF },
  ])
  expect(stand).toEqual({
    back: [{ id: '1', sn: 'A1', name: '今名', window: DAY }],
    changed: [{ id: 2, sn: undefined, name: undefined, window: DAY }],
    same: [{ id: 3, sn: undefined, name: undefined, window: DAY }],
    missing: [windows[3], windows[4]],
  })
})

test('the first few are named, and how many there are', () => {
  const devices = Array.from({ length: 6 }, (_, index) => ({ id: index, name: `屏${index}`, window: DAY }))
  expect(namedTerminals(devices.slice(0, 2))).toBe('“屏0”、“屏1”')
  expect(namedTerminals(devices)).toBe('“屏0”、“屏1”、“屏2”、“屏3”、“屏4” 等 6 台')
  expect(namedTerminals([{ id: 7, window: DAY }])).toBe('“7”')
})
