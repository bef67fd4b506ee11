import { describe, expect, it, vi } from 'vitest'
import { pathTo, tidyTree, type TidyNode } from './tidy-tree.ts'

const names = (nodes: readonly TidyNode[]): unknown[] =>
  nodes.map((node) => (node.children.length > 0 ? [node.name, names(node.children)] : node.name))

describe('tidyTree', () => {
  it('keeps order, ids as sent, and takes one root or several', () => {
    const root = {
      id: '9007199254740993',
      name: '总部',
      children: [
        { id: 2, name: '华东' },
        { id: 3, name: '华北' },
      ],
    }
    expect(names(tidyTree(root).nodes)).toEqual([['总部', ['华东', '华北']]])
    expect(tidyTree([root]).nodes[0]).toMatchObject({ id: '9007199254740993', key: '9007199254740993' })
    expect(tidyTree(root).ignored).toBe(0)
  })

  it('ends a cycle and shows a repeated node once', () => {
    const a: { id: number; name: string; children: unknown[] } = { id: 1, name: 'a', children: [] }
    const b = { id: 2, name: 'b', children: [a] }
    a.children.push(b, { id: '2', name: 'b again' })
    expect(tidyTree(a)).toMatchObject({ ignored: 2 })
    expect(names(tidyTree(a).nodes)).toEqual([['a', ['b']]])
  })

  it('survives ten thousand levels', () => {
    let deep: object = { id: 10_000, name: 'x' }
    for (let id = 9_999; id > 0; id -= 1) deep = { id, name: 'x', children: [deep] }
    const { nodes, ignored } = tidyTree(deep)
    expect(ignored).toBe(1)
    expect(pathTo(nodes, '50')).toHaveLength(50)
    expect(pathTo(nodes, '51')).toHaveLength(0)
  })

  it.each([[undefined], [null], ['text'], [7], [[null, undefined, 'x', {}, { id: '' }, { id: {} }]]])(
    'makes an empty tree of %o',
    (raw) => {
      expect(tidyTree(raw).nodes).toEqual([])
    },
  )

  it('names what has no name', () => {
    for (const name of [' ', 7, null, undefined])
      expect(tidyTree({ id: 0, name, children: null })).toMatchObject({
        nodes: [{ id: 0, name: '未命名（0）' }],
        ignored: 0,
      })
  })
})

it('takes nothing off the front of a list, which would make a hundred thousand nodes slow', () => {
  const shift = vi.spyOn(Array.prototype, 'shift')
  const children = Array.from({ length: 100_000 }, (_, index) => ({ id: index + 2, name: `n${index}` }))
  expect(tidyTree({ id: 1, name: 'root', children }).nodes[0]?.children).toHaveLength(100_000)
  expect(shift).not.toHaveBeenCalled()
  shift.mockRestore()
})
