import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { coerceAnswer } from './coerce-answer.ts'
import { operations, type OperationId } from './generated/operations.gen.ts'

test('a list survives fields of another kind, keeps those it does not know, and reads numbers sent as text', () => {
  const answer = coerceAnswer('deviceList', {
    total: '2',
    data: [{ id: '9', sn: 662, state: '1', name: null, volumeTarget: 'loud', extra: [1] }],
  })
  expect(answer).toEqual({ total: 2, data: [{ id: '9', sn: '662', state: 1, extra: [1] }] })
})

test.each([null, undefined, [], 'x', 7, { total: 3 }, { data: {} }, { data: [{ name: 'no id' }] }])(
  '%j is no list of terminals',
  (data) => {
    expect(() => coerceAnswer('deviceList', data)).toThrow(ApiError)
  },
)

test('rows are found under either name', () => {
  expect(coerceAnswer('deviceList', { total: 1, list: [{ id: 7 }] })).toMatchObject({ total: 1, data: [{ id: 7 }] })
})

test('an organisation tree nested without end is refused, not followed', () => {
  let node: object = { id: 0, name: 'leaf' }
  for (let depth = 0; depth < 50_000; depth += 1) node = { id: depth, name: 'n', children: [node] }
  expect(() => coerceAnswer('userInfo', { account: 'a', functionIds: [], orgTree: node })).not.toThrow(RangeError)
})

test('whatever comes, an answer fits or is refused as malformed', () => {
  const ids = Object.keys(operations) as OperationId[]
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.anything({ withNullPrototype: true }), (operationId, data) => {
      try {
        coerceAnswer(operationId, data)
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    }),
    { numRuns: 10_000 },
  )
})

test('keys that name parts of every object stay plain keys', () => {
  const answer = coerceAnswer('dashboardReport', JSON.parse('{"__proto__":{"polluted":1},"deviceState":{"0":1}}'))
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(answer).toHaveProperty('deviceState')
})
