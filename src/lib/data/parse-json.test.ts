import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuCost } from '#tests/support/cpu-time.ts'
import { parseJson, plainId, stringifyJson } from './parse-json.ts'

test('an integer above 2^53 comes back to the digit, in a body and in a path', () => {
  const row = parseJson('{"id":9007199254740993,"name":"a 9007199254740993 \\" b"}') as { id: string; name: string }
  expect(stringifyJson({ ids: [row.id] })).toBe('{"ids":[9007199254740993]}')
  expect(plainId(row.id)).toBe('9007199254740993')
  // whose second half is that of the mark
  expect(plainId('👍🏿')).toBe('👍🏿')
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

test.each(['1e999', '-1E+400', '[1e999,-9007199254740993]', '12345678901234567890e999'])(
  '%s, which no double holds, comes back as it was',
  (text) => expect(stringifyJson(parseJson(text))).toBe(text),
)

test.each([
  '\uE00088',
  '\uE0009007199254740993',
  '\uDFFF',
  '\uDFFF88',
  '\uDFFF9007199254740993',
  'a\uDFFF9007199254740993',
  '"\uDFFF9007199254740993"',
  String.raw`\udfff9007199254740993`,
])('a text never becomes a number, as a value or as a key: %j', (text) => {
  const json = JSON.stringify({ [text]: text, id: 1 }).replace(':1}', ':9007199254740993}')
  const [[key, value] = []] = Object.entries(JSON.parse(stringifyJson(parseJson(json))))
  // half of a character is no text, and may become the sign for that
  const read = [text, text.replace(/^\uDFFF/, '\uFFFD')]
  expect(read).toContain(key)
  expect(read).toContain(value)
})

test.each([String.raw`\uDFFF`, '\uDFFF'])('however a mark is written into a text, it is none: %s', (mark) => {
  const text = stringifyJson(parseJson(`{"${mark}9007199254740993":"${mark}9007199254740993"}`))
  expect(text).toBe('{"\uFFFD9007199254740993":"\uFFFD9007199254740993"}')
})

test.each([
  '<html>1234567890123456</html>',
  '[09007199254740993]',
  '[9007199254740993.]',
  '[9007199254740993a]',
  '[9007199254740993-1]',
  '[--9007199254740993]',
  '[01e999]',
  '[9007199254740993,"a\\"',
])('%s is not JSON, and throws', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
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

test.each(['长'.repeat(5_000_000), '"'.repeat(4_000_000), '\\'.repeat(4_000_000), '0'.repeat(4_000_000)])(
  'a long text is read as quickly as any (%#)',
  (note) => {
    const text = JSON.stringify({ id: 1, note }).replace('1', '9007199254740993')
    expect(cpuCost(() => expect(stringifyJson(parseJson(text)) === text).toBe(true))).toBeLessThan(18)
  },
)

test.each([String.raw`\"`, '\\\\', 'a', '9', '9007199254740993,'])(
  'a long answer that was cut in the middle is refused as quickly: %s',
  (unit) => {
    const text = `{"id":9007199254740993,"content":"${unit.repeat(4_000_000 / unit.length)}`
    expect(cpuCost(() => expect(() => parseJson(text)).toThrow(SyntaxError))).toBeLessThan(18)
  },
)
