import { expect, it } from 'vitest'
import { tidyTree } from '#src/lib/data/tidy-tree.ts'
import { visibleNodes } from './visible-nodes.ts'

const { nodes } = tidyTree({
  id: 1,
  name: '总公司',
  children: [
    { id: 2, name: '华东', children: [{ id: 4, name: '上海 A' }] },
    { id: 3, name: '华南' },
  ],
})
const shown = (open: string[], query?: string) =>
  visibleNodes(nodes, (key) => open.includes(key), query).map(
    ({ node, level, open: isOpen }) => `${level}${isOpen ? '-' : '+'}${node.name}`,
  )

it('shows what is below open nodes', () => {
  expect(shown([])).toEqual(['1+总公司'])
  expect(shown(['1'])).toEqual(['1-总公司', '2+华东', '2+华南'])
  expect(shown(['1', '2', '3'])).toEqual(['1-总公司', '2-华东', '3+上海 A', '2+华南'])
})

it('shows what is searched with all that leads to it, open or not', () => {
  expect(shown([], ' a ')).toEqual(['1-总公司', '2-华东', '3+上海 A'])
  expect(shown([], '华')).toEqual(['1-总公司', '2+华东', '2+华南'])
  expect(shown([], '北')).toEqual([])
})

it('takes an emptied search as none', () => {
  expect(shown(['1'], ' ')).toEqual(shown(['1']))
})
