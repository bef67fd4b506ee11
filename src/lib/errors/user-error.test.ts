import { expect, test } from 'vitest'
import { messageOf, UserError } from './user-error.ts'

test('what took too long says so, what was thrown for people says its words, anything else that the page is broken', () => {
  expect(messageOf(new DOMException('signal timed out', 'TimeoutError'))).toBe('请求超时，请重试')
  expect(messageOf(new UserError('所选范围内没有终端'))).toBe('所选范围内没有终端')
  expect(messageOf(new TypeError('x is not a function'))).toBe('页面出现异常，请重试')
})
