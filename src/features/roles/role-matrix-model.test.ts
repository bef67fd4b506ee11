import { expect, test } from 'vitest'
import { tidyTree } from '#src/lib/data/tidy-tree.ts'
import { matrixOf } from './role-matrix-model.ts'

const tree = (...raw: object[]) => tidyTree(raw).nodes
const all = tree(
  { id: '1', name: '终端管理', children: [{ id: '11', name: '编辑终端' }] },
  { id: '6', name: '账户中心' },
)

test('each permission, in order, with what each role has', () => {
  const rows = matrixOf(all, [all, tree({ id: '1', name: '终端管理' }), undefined])
  expect(rows.map(({ code, level, held, differs }) => [code, level, held, differs])).toEqual([
    ['1', 1, [true, true, undefined], false],
    ['11', 2, [true, false, undefined], true],
    ['6', 1, [true, false, undefined], true],
  ])
})

test('what only a role has comes last', () => {
  const rows = matrixOf(all, [tree({ id: '99', name: '别的' })])
  expect(rows.at(-1)).toEqual({ code: '99', name: '别的', level: 1, held: [true], differs: false })
})
