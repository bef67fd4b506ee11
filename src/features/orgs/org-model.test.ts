import { describe, expect, it, test } from 'vitest'
import { tidyTree, type TidyNode } from '#src/lib/data/tidy-tree.ts'
import { countsOf, countsTexts, dropAt, moved, neighbourOf, placesOf, withOrders } from './org-model.ts'

const { nodes } = tidyTree({
  id: 1,
  name: '总部',
  children: [
    {
      id: 2,
      name: '华东',
      children: [
        { id: 5, name: '上海' },
        { id: 6, name: '杭州', children: [{ id: 8, name: '西湖' }] },
      ],
    },
    { id: 3, name: '华南', children: [{ id: 7, name: '广州' }] },
    { id: 4, name: '西南' },
  ],
})
const places = placesOf(nodes)
const at = (key: string) => places.get(key)

test('every node has its place, in the order of the tree', () => {
  expect([...places.keys()]).toEqual(['1', '2', '5', '6', '8', '3', '7', '4'])
  expect(at('1')).toMatchObject({ parent: undefined, index: 0, count: 1, below: 7 })
  expect(at('3')).toMatchObject({ index: 1, count: 3, below: 1 })
  expect(at('8')?.parent?.name).toBe('杭州')
})

describe('withOrders', () => {
  const children = (tree: TidyNode[], path: number[] = [0]) =>
    path.reduce<TidyNode[]>((level, index) => level[index]?.children ?? [], tree).map(({ key }) => key)

  it('changes the order below the nodes that are named', () => {
    const tree = withOrders(
      nodes,
      new Map([
        ['1', ['4', '2', '3']],
        ['2', ['6', '5']],
      ]),
    )
    expect(children(tree)).toEqual(['4', '2', '3'])
    expect(children(tree, [0, 1])).toEqual(['6', '5'])
    expect(children(nodes)).toEqual(['2', '3', '4'])
  })

  it.each([[['4', '2']], [['4', '2', '3', '9']], [['4', '2', '2']]])(
    'leaves an order out that is out of date: %j',
    (keys) => {
      expect(children(withOrders(nodes, new Map([['1', keys]])))).toEqual(['2', '3', '4'])
    },
  )
})

test('moved', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
})

describe('dropAt', () => {
  it.each([
    // dragged, over, upper half, where
    ['2', '4', true, { sibling: '4', side: 'before', to: 1 }],
    ['2', '4', false, { sibling: '4', side: 'after', to: 2 }],
    ['4', '2', true, { sibling: '2', side: 'before', to: 0 }],
    ['4', '2', false, { sibling: '2', side: 'after', to: 1 }],
    // somewhere below a sibling is after it
    ['4', '5', true, { sibling: '2', side: 'after', to: 1 }],
    ['4', '8', true, { sibling: '2', side: 'after', to: 1 }],
    ['6', '5', true, { sibling: '5', side: 'before', to: 0 }],
  ] as const)('%s over %s (%s)', (dragged, over, upper, drop) =>
    expect(dropAt(places, dragged, over, upper)).toEqual(drop),
  )

  it.each([
    ['its own place', '2', '2', true],
    ['before the next is where it is', '2', '3', true],
    ['after the one before is where it is', '3', '2', false],
    ['below itself', '2', '8', false],
    ['another parent', '5', '7', true],
    ['its parent', '5', '2', true],
    ['the root has no siblings', '1', '2', true],
    ['what is not there', '2', '99', true],
  ])('nowhere: %s', (_, dragged, over, upper) => expect(dropAt(places, dragged, over, upper)).toBeUndefined())
})

test('what is gone is followed by the next, the one before, or the parent', () => {
  const after = (key: string) => {
    const place = at(key)
    return place && neighbourOf(place)
  }
  expect([after('2'), after('4'), after('7'), after('1')]).toEqual(['3', '3', '3', undefined])
})

test('an organisation has its own terminals and accounts, and those of all below it', () => {
  const owned = (...ids: (number | string | undefined)[]) => ids.map((organizationId) => ({ organizationId }))
  const counts = countsOf(nodes, owned(8, '8', 5, 2, 99, undefined), owned(1, 7))
  expect(Object.fromEntries([...counts].map(([key, { devices, accounts }]) => [key, [devices, accounts]]))).toEqual({
    1: [4, 2],
    2: [4, 0],
    3: [0, 1],
    4: [0, 0],
    5: [1, 0],
    6: [2, 0],
    7: [0, 1],
    8: [2, 0],
  })
  expect(countsOf(nodes, undefined, owned(1)).get('1')).toEqual({ devices: undefined, accounts: 1 })
})

test('what an organisation has, in words, without what it has none of', () => {
  expect(countsTexts({ devices: 1200, accounts: 0 })).toEqual(['1,200 台终端', ''])
  expect(countsTexts({ accounts: 3 })).toEqual(['', '3 个账号'])
})
