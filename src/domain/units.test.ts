import { expect, onTestFinished, test, vi } from 'vitest'
import {
  exactHours,
  formatHours,
  formatDuration,
  formatDurationWords,
  formatMaterialSize,
  formatSize,
  hours,
  onlineHours,
} from './units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

test('durations are seconds, shown as hours with two decimals (1§9, C15)', () => {
  expect(hours(3600)).toBe(1)
  expect(hours(4000)).toBe(1.11)
  expect(exactHours(5400)).toBe(1.5)
  expect(hours('7200')).toBe(2)
  expect(hours('soon')).toBe(0)
  expect(onlineHours(86_400, 1)).toBe(24)
  expect(formatNumber(12_345.678)).toBe('12,345.68')
  expect([0, 1234.5].map(formatHours)).toEqual(['0.00', '1,234.50'])
})

test('hours online that no terminal can have are told to whoever develops, as the sign of another unit (C15)', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  onTestFinished(() => warn.mockRestore())
  const month = 744 * 3600
  for (const [duration, devices] of [
    [2 * month, 2],
    [month, 0],
    [0, 0],
  ] as const)
    onlineHours(duration, devices)
  expect(warn).not.toHaveBeenCalled()
  expect(onlineHours(2 * month + 3600, 2)).toBe(1489)
  expect(warn).toHaveBeenCalledOnce()
})

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1_572_864, '1.5 MB'],
  [2 ** 40, '1 TB'],
  [1000 * 1024, '1,000 KB'],
  [2 ** 52, '4,096 TB'],
  [1e308, '--'],
  [-1, '--'],
  [undefined, '--'],
  ['x', '--'],
])('%j bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text))

test.each([
  [0, '0:00:00'],
  [9.4, '0:00:09'],
  [59.6, '0:01:00'],
  [65, '0:01:05'],
  [3600, '1:00:00'],
  ['360000', '100:00:00'],
  [-1, '--'],
  ['', '--'],
  [null, '--'],
  ['x', '--'],
  [Infinity, '--'],
  [1e308, '--'],
])('%j seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))

test.each([
  [0, '0 KB'],
  [512, '0.5 KB'],
  [104_857, '102.4 KB'],
  [104_858, '0.1 MB'],
  [1_572_864, '1.5 MB'],
  [3 * 2 ** 30, '3 GB'],
  ['', '--'],
])('a material of %j bytes has %s (R8)', (bytes, text) => expect(formatMaterialSize(bytes)).toBe(text))

test.each([
  [0, '0秒'],
  [0.4, '0秒'],
  [59.6, '1分'],
  [61, '1分1秒'],
  [3600, '1小时'],
  [3605, '1小时5秒'],
  ['90061', '25小时1分1秒'],
  [-1, '--'],
  [null, '--'],
  ['x', '--'],
  [1e308, '--'],
])('%j seconds are %s in words', (seconds, text) => expect(formatDurationWords(seconds)).toBe(text))
