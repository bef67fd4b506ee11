import { expect, test } from 'vitest'
import { commandBlocked, deviceName, powerWindowOf } from './device-rules.ts'

test('a command waits until some terminals are chosen and all of them are online (1§4)', () => {
  expect(commandBlocked([])).toBe('请选择终端')
  expect(commandBlocked([{ state: 1 }])).toBeUndefined()
  expect(commandBlocked([{ state: 1 }, { state: 1 }])).toBeUndefined()
  expect(commandBlocked([{ state: 0 }])).toBe('终端不在线，不能下发指令')
  expect(commandBlocked([{ state: 1 }, { state: 0 }, {}])).toBe('选中的终端中有 2 台不在线，不能下发指令')
})

test('the power window is the one that was set last, where there is one', () => {
  expect(powerWindowOf({ workCron: '07:00-22:00', workCronTarget: '08:00-23:00' })).toBe('08:00-23:00')
  expect(powerWindowOf({ workCron: '07:00-22:00', workCronTarget: '' })).toBe('07:00-22:00')
  expect(powerWindowOf({ workCron: '' })).toBeUndefined()
})

test('a terminal is called by its name, else by its serial number', () => {
  expect(deviceName({ name: '南门大屏', sn: 'A1' })).toBe('南门大屏')
  expect(deviceName({ name: '', sn: 'A1' })).toBe('A1')
  expect(deviceName({})).toBe('')
})
