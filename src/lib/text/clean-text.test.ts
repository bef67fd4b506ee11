import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it.each([
  ['  662E41 ', '662E41'],
  ['\u3000浦东\u00A0', '浦东'],
  ['\uFEFF浦\u200B东\u2060', '浦东'],
  ['\n \t', ''],
  ['a b', 'a b'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
])('cleans %o to %o', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
})
