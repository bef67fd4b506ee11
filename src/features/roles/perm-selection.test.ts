import { expect, it, test } from 'vitest'
import { tidyTree } from '#src/lib/data/tidy-tree.ts'
import { broughtBy, fromLeaves, permissionText, stateOf, unknownCodes, withNode } from './perm-selection.ts'

const { nodes } = tidyTree([
  {
    id: '1',
    name: '终端管理',
    children: [
      { id: '11', name: '编辑终端' },
      { id: '12', name: '设置开关机时间和音量' },
    ],
  },
  { id: '6', name: '账户中心' },
  { id: '9', name: '深', children: [{ id: '91', name: '更深', children: [{ id: '911', name: '最深' }] }] },
])
const states = (held: string[]) => nodes.map((node) => stateOf(node, new Set(held)))

test('a node is all, half or not held', () => {
  expect(states([])).toEqual(['none', 'none', 'none'])
  expect(states(['1', '11'])).toEqual(['some', 'none', 'none'])
  expect(states(['1'])).toEqual(['some', 'none', 'none'])
  expect(states(['1', '11', '12', '6'])).toEqual(['all', 'all', 'none'])
})

it.each([
  ['a leaf brings what leads to it', [], '911', true, ['9', '91', '911']],
  ['a node brings what is below', ['6'], '1', true, ['1', '11', '12', '6']],
  ['giving up a leaf leaves the way to it', ['1', '11'], '11', false, ['1']],
  ['giving up a node takes all below', ['1', '11', '6', '9'], '1', false, ['6', '9']],
  ['what the tree does not have stays', ['zz'], '6', true, ['6', 'zz']],
  ['what is not there changes nothing', ['6'], '99', true, ['6']],
])('%s', (_, held, code, on, after) => expect(withNode(nodes, held, code, on)).toEqual(after))

test('a node may be held alone', () => {
  expect(withNode(nodes, [], '1', true, { alone: true })).toEqual(['1'])
  expect(withNode(nodes, [], '91', true, { alone: true })).toEqual(['9', '91'])
})

test('what came along with a choice goes with it, and no sooner', () => {
  const brought = new Set(broughtBy(nodes, ['1'], '911'))
  expect([...brought]).toEqual(['9', '91'])
  expect(withNode(nodes, ['1', '9', '91', '911'], '911', false, { brought })).toEqual(['1'])
  // what was chosen for itself stays
  expect(withNode(nodes, ['1', '9', '91', '911'], '911', false, { brought: new Set(['91']) })).toEqual(['1', '9'])
  expect(withNode(nodes, ['1', '11', '12'], '11', false, { brought: new Set(['1']) })).toEqual(['1', '12'])
})

test('leaves become what is sent: checked and half-checked (C25)', () => {
  expect(fromLeaves(nodes, ['11'])).toEqual(['1', '11'])
  // a menu entry of which nothing more is held
  expect(fromLeaves(nodes, ['1', '6'])).toEqual(['1', '6'])
  expect(fromLeaves(nodes, ['zz', '911', '911'])).toEqual(['9', '91', '911', 'zz'])
  expect(unknownCodes(nodes, ['zz', '1'])).toEqual(['zz'])
})

it.each([
  [['1', '11', '12', '6'], '终端管理（编辑终端、设置开关机时间和音量）；账户中心'],
  [['1'], '终端管理'],
  [['9', '91', '911', '-1'], '深（更深、最深）'],
  // what is held below an entry that is not, and what nobody knows
  [['11', '77'], '终端管理（编辑终端）；77'],
  [[], ''],
])('%j in words: %s', (held, text) => expect(permissionText(nodes, held)).toBe(text))
