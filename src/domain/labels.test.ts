import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandStatuses, deviceStates, labelOf, networkName, optionsOf, osName } from './labels.ts'

test('a code that the contract does not know is shown as it is, neutral (R9)', () => {
  expect(labelOf(deviceStates, 9)).toEqual({ text: '未知(9)', tone: 'neutral' })
  expect(labelOf(deviceStates, 'constructor')).toEqual({ text: '未知(constructor)', tone: 'neutral' })
  expect(labelOf(deviceStates, undefined).text).toBe('--')
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
  expect([osName(1), osName(2), osName(0), osName(undefined), osName('')]).toEqual([
    'Android',
    'Windows',
    'Windows',
    '--',
    '--',
  ])
  expect([networkName(1), networkName(2), networkName(3), networkName(null), networkName('')]).toEqual([
    '有线网络',
    'WIFI',
    '移动网络',
    '--',
    '--',
  ])
})
