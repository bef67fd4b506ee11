import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'
import { oneOf, pageNumber, pageSize, searchSchema, text } from './search-schema.ts'

const read = searchSchema({ page: pageNumber, size: pageSize([10, 20]), q: text, state: oneOf('0', '1') })

test('what fits is read, and the first page leaves no trace in the address', () => {
  expect(read({ page: '3', size: '20', q: ' 662E41 ', state: '0' })).toEqual({
    page: 3,
    size: 20,
    q: '662E41',
    state: '0',
  })
  expect(stringifySearch(read({ page: '1', size: '15', q: '  ', state: '2', other: 'x' }))).toBe('')
})

test('a serial number that looks like a number stays the text that it is', () => {
  for (const q of ['662E41', '000123', '1e5', 'true', 'null', '50%', 'a&b=c#d+e'])
    expect(read(parseSearch(stringifySearch({ q })))).toMatchObject({ q })
})

test('nothing that stands in an address throws', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('-1', '0', '1e9', 'NaN', '١'))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('page', 'size', 'q', 'state', '__proto__'), value), (given) => {
      const { page, size, state } = read(given)
      expect(page === undefined || (Number.isInteger(page) && page > 1)).toBe(true)
      expect([undefined, 10, 20]).toContain(size)
      expect([undefined, '0', '1']).toContain(state)
    }),
  )
})
