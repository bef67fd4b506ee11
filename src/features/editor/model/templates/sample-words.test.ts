import { expect, it } from 'vitest'
import type { Json } from '#src/scene/model/json.ts'
import { sampleCarousel, sampleMarquee, sampleText } from '#src/scene/tests/samples.ts'
import { UNWRITTEN } from '../finding.ts'
import { SAMPLE, sampleFound } from './sample-words.ts'

it.each([
  ['asks for others', '在这里写下主标题', UNWRITTEN],
  ['asks for others', '一句话介绍它的特别之处', UNWRITTEN],
  ['is an example of a price', '每斤 6.9 元', SAMPLE],
  ['is an example of a price, short', '28', SAMPLE],
  ['is an example of an offer', '第二件半价', SAMPLE],
  ['is an example of a time', '本周三', SAMPLE],
  ['numbers a line', '3', undefined],
  ['may be meant by everybody', '欢迎光临，祝您度过愉快的一天', undefined],
  ['was changed', '每斤 7.9 元', undefined],
])('a text of a template that %s: %s', (_, words, found) => {
  expect(sampleFound(sampleText(words) as Json)).toBe(found)
})

it('is told of texts that scroll, and of nothing that has no words', () => {
  expect(sampleFound(sampleMarquee('结账时出示会员码，折后再享双倍积分；数量有限，售完为止') as Json)).toBeUndefined()
  expect(sampleFound(sampleMarquee('每斤 6.9 元') as Json)).toBe(SAMPLE)
  expect(sampleFound(sampleCarousel(1) as Json)).toBeUndefined()
})
