import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('the order of keys does not count, that of lists does', () => {
  expect(fingerprint({ a: 1, b: { c: [1, 2], d: null } })).toBe(fingerprint({ b: { d: null, c: [1, 2] }, a: 1 }))
  expect(fingerprint({ a: [1, 2] })).not.toBe(fingerprint({ a: [2, 1] }))
})

test('values that differ in JSON differ, those that do not are the same', () => {
  const sorted = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_, part: unknown) =>
        part && typeof part === 'object' && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
          : part,
      ),
    )
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (one, other) => {
      expect(fingerprint(one) === fingerprint(other)).toBe(
        JSON.stringify(sorted(one)) === JSON.stringify(sorted(other)),
      )
      expect(fingerprint(JSON.parse(JSON.stringify(one)))).toBe(fingerprint(one))
    }),
    { numRuns: 2000 },
  )
})

test('what is left out is left out at every depth', () => {
  const left = new Set(['path'])
  expect(fingerprint({ id: 1, path: 'a', in: [{ path: 'b', id: 2 }] }, left)).toBe(
    fingerprint({ id: 1, in: [{ id: 2, path: 'c' }] }, left),
  )
  expect(fingerprint({ id: 1, path: 'a' }, left)).not.toBe(fingerprint({ id: 2, path: 'a' }, left))
})
