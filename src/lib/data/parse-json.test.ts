import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { parseJson, plainId, stringifyJson } from './parse-json.ts'

test('an integer above 2^53 comes back to the digit, in a body and in a path', () => {
  const row = parseJson('{"id":9007199254740993,"name":"a 9007199254740993 \\" b"}') as { id: string; name: string }
  expect(stringifyJson({ ids: [row.id] })).toBe('{"ids":[9007199254740993]}')
  expect(plainId(row.id)).toBe('9007199254740993')
  expect(row.name).toBe('a 9007199254740993 " b')
})

test.each([
  '1',
  '"9007199254740993"',
  '[1.5e300,-3]',
  '{"a":9007199254740991}',
  '123456789012345678.5',
  '[-0.009018353184598312,0.1234567890123456789]',
  '[1e-0000000000000001,1E+0000000000000000]',
])('%s is left as it is', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
  expect(stringifyJson(parseJson(text))).toBe(JSON.stringify(JSON.parse(text)))
})

test('what is not JSON throws', () => {
  expect(() => parseJson('<html>1234567890123456</html>')).toThrow(SyntaxError)
})

test('any number is read as JSON reads it, unless it is an integer that would be rounded', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger()), { minLength: 1 }),
      (numbers) => {
        const text = JSON.stringify(numbers)
        if (/(?<![\d.])\d{17,}(?![\d.e])/.test(text)) return
        expect(stringifyJson(parseJson(text))).toBe(text)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a long text is read as quickly as any', () => {
  const text = JSON.stringify({ id: 1, note: '长'.repeat(5_000_000) }).replace('1', '9007199254740993')
  expect(cpuTime(() => expect(stringifyJson(parseJson(text))).toBe(text))).toBeLessThan(1500)
})
