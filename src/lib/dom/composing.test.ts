import { expect, it } from 'vitest'
import { isComposing } from './composing.ts'

it.each([
  [{ key: 'Enter', keyCode: 13, nativeEvent: { isComposing: false } }, false],
  [{ key: 'Enter', keyCode: 13, nativeEvent: { isComposing: true } }, true],
  [{ key: 'Enter', keyCode: 13, isComposing: true }, true],
  [{ key: 'Enter', keyCode: 229, nativeEvent: { isComposing: false } }, true],
])('tells whether %o is of an input method', (event, composing) => {
  expect(isComposing(event)).toBe(composing)
})
