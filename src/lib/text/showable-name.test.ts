import fc from 'fast-check'
import { expect, it } from 'vitest'
import { showableName } from './showable-name.ts'

it.each([
  ['门店海报.png', '门店海报.png'],
  ['\u202Egnp.exe', '[U+202E]gnp.exe'],
  ['a\nb.png', 'a[U+000A]b.png'],
  ['../../etc/passwd', '../../etc/passwd'],
  ['👨‍👩‍👧.png', '👨‍👩‍👧.png'],
  ['\u200B', '[U+200B]'],
  ['  ', '未命名文件'],
  ['', '未命名文件'],
  ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
])('shows %j as %j', (name, shown) => {
  expect(showableName(name)).toBe(shown)
})

it('never shows what breaks a line or turns the text around', () => {
  const hostile = fc.constantFrom(
    '\n',
    '\r',
    '\t',
    '\u0000',
    '\u0085',
    '\u2028',
    '\u202A',
    '\u202E',
    '\u2066',
    '\u2069',
    '\u200F',
    'a',
    '中',
    '😀',
  )
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(hostile, fc.string({ minLength: 1, maxLength: 1 })), maxLength: 300 }),
      (name) => {
        expect(showableName(name)).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/)
        expect(showableName(name)).not.toBe('')
      },
    ),
  )
})
