import { expect, test } from 'vitest'
import { parseJson } from '#src/lib/data/parse-json.ts'
import { groupNameOf } from './groups-state.ts'

const groups = [
  { id: 5, name: '机场' },
  { id: '6', name: '' },
]

test('a group that nobody knows is not called 未分组', () => {
  expect([0, '0', null, undefined].map((id) => groupNameOf(groups, id))).toEqual([
    '未分组',
    '未分组',
    '未分组',
    '未分组',
  ])
  expect(['5', 6, 4242].map((id) => groupNameOf(groups, id))).toEqual(['机场', '未知（6）', '未知（4242）'])
  const { id: long } = parseJson('{"id":9007199254740993}') as { id: string }
  expect(groupNameOf(groups, long)).toBe('未知（9007199254740993）')
  expect(groupNameOf(undefined, 5)).toBe('--')
  expect(groupNameOf(undefined, 0)).toBe('未分组')
})
