import { expect, test } from 'vitest'
import { elementTypeName } from './element-types.ts'

test.each<[unknown, string]>([
  [170, '文本'],
  ['1700', '二维码'],
  [99, '未知元素 99'],
  ['flash', '未知元素 flash'],
  ['a very long type', '未知元素 a very long '],
  [undefined, '未知元素'],
  [{}, '未知元素'],
])('the type %j is called %s', (type, name) => {
  expect(elementTypeName(type)).toBe(name)
})
