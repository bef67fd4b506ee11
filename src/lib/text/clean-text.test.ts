import { expect, it } from 'vitest'
import { cleanText, isUnseen, plainText } from './clean-text.ts'

it.each([
  ['  662E41 ', '662E41'],
  ['\u3000浦东\u00A0', '浦东'],
  ['\uFEFF浦\u200B东\u2060', '浦东'],
  ['\n \t', ''],
  ['a b', 'a b'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['\u202D13800000000\u202C', '13800000000'],
  ['\u200E \u20668613\u2069 \u200F', '8613'],
  ['１３８', '１３８'],
])('cleans %o to %o', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
})

it.each([
  ['１３８００００００００', '13800000000'],
  ['\u202D１３８\u202C', '138'],
  ['２１：１５', '21:15'],
  ['ＳＮ＿ａｚ－～', 'SN_az-~'],
  ['\u3000１２\u3000', '12'],
  // neither digits of another form nor Chinese marks become something else
  ['①²、。', '①²、。'],
])('takes %o for %o', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

it.each<[string, boolean]>([
  ['', true],
  [' \u3000\n', true],
  ...[
    '\u200B',
    '\u3164',
    '\u2800',
    '\u00AD',
    '\u115F',
    '\u1160',
    '\uFFA0',
    '\u034F',
    '\u200D',
    '\u202E',
    '\u2060',
    '\uFE0F',
  ].map((text): [string, boolean] => [text, true]),
  ['\u{E0001}\u{1D159}', true],
  ['\u0000\u0085', true],
  ['\u202E大', false],
  ['👨‍👩‍👧', false],
  ['0', false],
  ['\uFFFD', false],
])('sees nothing of %j: %j', (text, unseen) => {
  expect(isUnseen(text)).toBe(unseen)
})
