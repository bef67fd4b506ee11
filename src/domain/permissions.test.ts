import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allows, heldCodes, permissionNames } from './permissions.ts'

test('any of the codes asked for suffices, and -1 asks for nothing', () => {
  expect(allows(new Set(['12']), ['12', '13'])).toBe(true)
  expect(allows(new Set(['14']), ['12', '13'])).toBe(false)
  expect(allows(new Set(), '-1')).toBe(true)
  expect(allows(new Set(), '1')).toBe(false)
})

test('codes may come as numbers', () => {
  expect(allows(heldCodes([1, '2a']), '1')).toBe(true)
  expect(allows(heldCodes([1, '2a']), '2a')).toBe(true)
})

test('pages of logs and statistics count only with the entry that they stand below', () => {
  expect([...heldCodes(['71', 72, '81', '8', '17', '28', '271'])]).toEqual(['81', '8', '17', '28', '271'])
})

const WRONG: unknown[] = ['12', { 0: '1', length: 1 }, [['1']], [{ toString: () => '1' }], [1n], [true]]

test('whatever comes as functionIds, nothing opens that is not named in it', () => {
  fc.assert(
    fc.property(fc.anything(), (functionIds) => {
      const held = heldCodes(functionIds)
      for (const code of Object.keys(permissionNames)) {
        const named =
          Array.isArray(functionIds) &&
          functionIds.some((id) => id === code || (typeof id === 'number' && String(id) === code))
        if (code !== '-1' && !named) expect(held.has(code)).toBe(false)
      }
    }),
    // what looks like codes, and is none
    { examples: WRONG.map((ids): [unknown] => [ids]) },
  )
})
