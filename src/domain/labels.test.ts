import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandStatuses, deviceStates, labelOf, networkName, optionsOf, osName } from './labels.ts'

test('a code that the contract does not know is shown as it is, neutral (R9)', () => {
  expect(labelOf(deviceStates, 9)).toEqual({ text: '未知（9）', tone: 'neutral' })
  expect(labelOf(deviceStates, 'constructor')).toEqual({ text: '未知（constructor）', tone: 'neutral' })
  expect(labelOf({ true: { text: '是', tone: 'neutral' } }, true).text).toBe('是')
  for (const none of [undefined, null, '']) expect(labelOf(deviceStates, none)).toEqual({ text: '--', tone: 'neutral' })
  expect([['1'], {}].map((value) => labelOf(deviceStates, value).text)).toEqual(Array(2).fill('未知（?）'))
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof labelOf(commandStatuses, value).text).toBe('string')
    }),
  )
})

test('zero is a value (C18)', () => {
  expect(labelOf(deviceStates, 0).text).toBe('离线')
  expect(optionsOf(deviceStates, [1, 0])).toEqual([
    { value: '1', label: '在线' },
    { value: '0', label: '离线' },
  ])
})

test('system and network have a name for every code (1§3)', () => {
  expect([osName(1), osName(2), osName(0), osName('1'), osName(undefined), osName(null), osName('')]).toEqual([
    'Android',
    'Windows',
    'Windows',
    'Android',
    '--',
    '--',
    '--',
  ])
  expect([
    networkName(1),
    networkName(2),
    networkName(3),
    networkName(undefined),
    networkName(null),
    networkName(''),
  ]).toEqual(['有线网络', 'Wi-Fi', '移动网络', '--', '--', '--'])
})
