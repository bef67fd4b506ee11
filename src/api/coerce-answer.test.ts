import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from '#src/lib/data/parse-json.ts'
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

test('what cannot be read of a list is left out and counted, and its neighbours stay', () => {
  const rows = [{ id: 1 }, { name: 'no id' }, null, { id: 2 }]
  expect(coerceAnswer('deviceList', { total: 9, data: rows })).toEqual({
    total: 9,
    data: [{ id: 1 }, { id: 2 }],
    unreadable: 2,
  })
  expect(coerceAnswer('statProgramList', { total: 1, data: [{ programId: 1 }, {}] })).toMatchObject({ unreadable: 1 })
  expect(coerceAnswer('deviceGroupList', rows)).toEqual([{ id: 1 }, { id: 2 }])
  // nothing can be asked about an empty id but about all records
  expect(coerceAnswer('programList', { total: 2, data: [{ id: '' }, { id: '1' }] })).toMatchObject({ unreadable: 1 })
  expect(() => coerceAnswer('programGet', { id: '' })).toThrow(ApiError)
  // what is within the rows is no row
  expect(coerceAnswer('rolePage', { data: [{ id: 1, functionIds: ['1', null] }] })).toEqual({
    data: [{ id: 1, functionIds: ['1'] }],
  })
  const tree = [{ id: 1, name: '总部', children: [{ id: 2 }, { id: 3, name: '分部' }] }]
  expect(coerceAnswer('orgTree', tree)).toEqual([{ id: 1, name: '总部', children: [{ id: 3, name: '分部' }] }])
})

test.each([[[null, '1', {}, 2]], [[null]], [[]]])('permissions %j are those that can be read', (functionIds) => {
  const read = functionIds.filter((id) => typeof id !== 'object').map(String)
  expect(coerceAnswer('userInfo', { account: 'a', functionIds })).toEqual({ account: 'a', functionIds: read })
})

test('a spreadsheet with a row that cannot be read is none', () => {
  expect(() => coerceAnswer('statProgramMonthExport', { list: [{ programId: 1 }, {}] })).toThrow(ApiError)
})

test('a spreadsheet of which all can be read is one', () => {
  const list = [{ programId: 1 }]
  expect(coerceAnswer('statProgramMonthExport', { list })).toEqual({ list })
})

test.each<[OperationId, unknown, unknown]>([
  [
    'deviceList',
    { total: ' ', data: [{ id: true }, { id: {} }, { id: 1, sn: false }] },
    { data: [{ id: 1 }], unreadable: 2 },
  ],
  ['programGet', { id: 1, content: { pages: [null] } }, { id: 1, content: { pages: [null] } }],
  ['programGet', { id: 1, content: '{}' }, { id: 1, content: '{}' }],
  ['programGet', { id: 1, content: [] }, { id: 1 }],
  [
    'materialUploadSign',
    { host: 'https://store', data: 'd', fields: { key: 7, policy: 'p', odd: {} } },
    { host: 'https://store', data: 'd', fields: { key: '7', policy: 'p' } },
  ],
  [
    'orderGet',
    {
      id: 1,
      programs: [
        { id: 1, del: true },
        { id: 2, del: 1 },
        { id: 3, del: {} },
      ],
    },
    { id: 1, programs: [{ id: 1, del: true }, { id: 2, del: 1 }, { id: 3 }] },
  ],
])('%s: %j is read as far as it fits', (operationId, data, expected) => {
  expect(coerceAnswer(operationId, data)).toEqual(expected)
})

test('a text is no object, even where nothing is required of it', () => {
  expect(() => coerceAnswer('dashboardReport', 'x')).toThrow(ApiError)
})

test('numbers that a double cannot hold are read as the digits that they are', () => {
  const answer = parseJson('{"data":[{"id":9007199254740993,"sn":9007199254740993,"state":1e999}]}')
  expect(coerceAnswer('deviceList', answer)).toEqual({
    data: [{ id: '\uDFFF9007199254740993', sn: '9007199254740993' }],
  })
})

test('rows are found under either name', () => {
  expect(coerceAnswer('deviceList', { total: 1, list: [{ id: 7 }] })).toMatchObject({ total: 1, data: [{ id: 7 }] })
})

test('an organisation tree nested without end is refused, not followed', () => {
  let node: object = { id: 0, name: 'leaf' }
  for (let depth = 0; depth < 50_000; depth += 1) node = { id: depth, name: 'n', children: [node] }
  expect(() => coerceAnswer('orgTree', [node])).toThrow(ApiError)
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
  expect(Object.getOwnPropertyDescriptor(answer, '__proto__')).toEqual({
    value: { polluted: 1 },
    enumerable: true,
    configurable: true,
    writable: true,
  })
})
