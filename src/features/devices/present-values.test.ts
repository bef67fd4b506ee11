import { expect, test } from 'vitest'
import { presentValues } from './present-values.ts'

test('what differs is named with how many have it, the most first, and what nobody knows', () => {
  expect(presentValues(['40', '60', undefined, '60'])).toBe('目前：60（2 台）、40（1 台）、未知（1 台）')
  expect(presentValues(['1', '2', '3', '4', '4'])).toBe('目前：4（2 台）、1（1 台）、2（1 台） 等 4 种')
})

test('what all have is one; a single one has it in its field, and what is known of none is not said', () => {
  expect(presentValues(['40', '40'])).toBe('目前均为 40')
  expect(presentValues(['40'])).toBeUndefined()
  expect(presentValues([undefined, undefined])).toBeUndefined()
  expect(presentValues([])).toBeUndefined()
})
