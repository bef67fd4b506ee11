import { expect, test } from 'vitest'
import { commandBlocked } from './device-rules.ts'

test('a command waits until some terminals are chosen and all of them are online (1§4)', () => {
  expect(commandBlocked([])).toBe('请选择终端')
  expect(commandBlocked([{ state: 1 }])).toBeUndefined()
  expect(commandBlocked([{ state: 1 }, { state: 1 }])).toBeUndefined()
  expect(commandBlocked([{ state: 0 }])).toBe('终端不在线，不能下发指令')
  expect(commandBlocked([{ state: 1 }, { state: 0 }, {}])).toBe('选中的终端中有 2 台不在线，不能下发指令')
})
