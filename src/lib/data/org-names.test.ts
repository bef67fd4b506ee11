import { expect, test } from 'vitest'
import { orgNames, orgPath, orgPaths } from './org-names.ts'

const TREE = {
  id: 1,
  name: '总公司',
  children: [{ id: '9007199254740993', name: '华东大区', children: [{ id: 6, name: '杭州分公司' }] }],
}

test('every organisation by its id, with its name and with the names that lead to it', () => {
  expect(orgNames(TREE)).toEqual({ 1: '总公司', '9007199254740993': '华东大区', 6: '杭州分公司' })
  expect([...orgPaths(TREE)]).toEqual([
    ['1', '总公司'],
    ['9007199254740993', '总公司 / 华东大区'],
    ['6', '总公司 / 华东大区 / 杭州分公司'],
  ])
})

test.each([
  [6, '总公司 / 华东大区 / 杭州分公司'],
  ['6', '总公司 / 华东大区 / 杭州分公司'],
  [1, '总公司'],
  [4242, '未知（4242）'],
  [0, '未知（0）'],
  [null, undefined],
  [undefined, undefined],
])('the organisation %j on the screen', (id, path) => expect(orgPath(TREE, id)).toBe(path))
