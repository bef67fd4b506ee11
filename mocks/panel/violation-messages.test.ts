import { expect, test } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { findViolations, type Part } from '../server/violations.ts'
import { violationMessages } from './violation-messages.ts'

const publication = { programId: 1, deviceIds: [], publish: 1 }

test.each<[OperationId, Part, unknown, string[]]>([
  ['deviceList', 'query', { page: 0, limit: 20 }, []],
  ['deviceList', 'query', { page: 'x', limit: 0 }, ['查询参数 page：应为整数，收到的是 "x"']],
  ['deviceList', 'query', { limit: 0 }, ['查询参数 page：必须有，但没有', '查询参数 limit：应不小于 1，收到的是 0']],
  ['deviceList', 'query', { page: 0, limit: 20, sort: 'name' }, ['查询参数 sort：不在契约里，收到的是 "name"']],
  [
    'programPlay',
    'body',
    publication,
    [
      '请求体 scheduleType：必须有，但没有',
      '请求体 schedules：必须有，但没有',
      '请求体 deviceIds：应至少有 1 项，收到的是 []',
    ],
  ],
  ['programPlay', 'body', undefined, ['请求体：必须有，但没有']],
  ['userInfo', 'body', { name: '甲' }, ['请求体：不在契约里，收到的是 {"name":"甲"}']],
  // of an answer, the form that its code announces is meant; without one that is known, its code is wrong
  [
    'orgTree',
    'answer',
    { code: 1, msg: '', data: [{ id: 1, name: 7, children: [] }] },
    ['答复 data.0.name：应为文本，收到的是 7'],
  ],
  ['orgTree', 'answer', { code: 0, msg: null, data: null }, ['答复 msg：应为文本，收到的是 null']],
  ['orgTree', 'answer', { code: 3, msg: '', data: [] }, ['答复 code：应为 1、0 或 2，收到的是 3']],
])('%s %s %j', (operationId, part, value, words) => {
  expect(violationMessages(findViolations(operationId, part, value))).toEqual(words)
})

test('of a long value only the beginning is said', () => {
  const [words = ''] = violationMessages(findViolations('userInfo', 'body', '长'.repeat(1000)))
  expect(words).toMatch(/^请求体：不在契约里，收到的是 "长+…$/)
  expect(words.length).toBeLessThan(100)
})
