import { expect, it } from 'vitest'
import { readElement } from '#src/scene/model/read-element.ts'
import { sampleText } from '#src/scene/tests/samples.ts'
import { elementName } from './element-name.ts'

const frame = { left: 0, top: 0, width: 10, height: 10 }
const ground = { type: 1, color: 255 }

it.each([
  ['a text, by its words', sampleText('到店即享', frame), '到店即享'],
  ['a text on a ground, by its words too', { ...sampleText('到店即享', frame), background: ground }, '到店即享'],
  ['a ground without words, as a shape', { ...sampleText(' ', frame), background: ground }, '色块'],
  ['nothing at all, by its type', sampleText('', frame), '文本'],
])('%s', (_what, raw, name) => {
  expect(elementName(readElement(raw, 0, () => undefined))).toBe(name)
})
