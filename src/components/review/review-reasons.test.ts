import { expect, test } from 'vitest'
import { reviewReasonWrong } from '#src/domain/validation.ts'
import { presetReasons, togglePart } from './review-reasons.ts'

test.each([
  ['', '画面不清晰', '画面不清晰', false],
  ['  ', '画面不清晰', '画面不清晰', false],
  ['画面不清晰', '画面不清晰', '', true],
  ['画面不清晰', '文字有误', '画面不清晰，文字有误', false],
  ['标题错了，文字有误', '文字有误', '标题错了', true],
  // what only contains the words is something else
  ['第二页文字有误', '文字有误', '第二页文字有误，文字有误', false],
])('%j and %j: %j', (reason, part, next, chosen) => {
  expect(togglePart(reason, part)).toEqual({ next, chosen })
})

test('every preset is a reason that may be sent', () => {
  for (const preset of presetReasons) expect(reviewReasonWrong(preset)).toBeNull()
})
