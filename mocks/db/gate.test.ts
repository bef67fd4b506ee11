import { expect, test } from 'vitest'
import { createGate, idIs, NotFound } from './gate.ts'

function filled() {
  const gate = createGate()
  gate.fill(
    'deviceGroup',
    ['甲', '乙', '丙', '丁', '戊'].map((name, index) => ({ id: index + 1, name })),
  )
  return gate.deviceGroup
}

test('what comes out is a copy', () => {
  const groups = filled()
  groups.get(1).name = '改'
  groups.list().forEach((row) => (row.name = '改'))
  expect(groups.get(1).name).toBe('甲')
})

test('pages forwards and backwards, and says how many there are', () => {
  const groups = filled()
  const ids = (page: number, newestFirst: boolean) =>
    groups.page({ page, limit: 2, newestFirst }).rows.map(({ id }) => id)
  expect([ids(0, false), ids(2, false), ids(3, false)]).toEqual([[1, 2], [5], []])
  expect([ids(0, true), ids(2, true), ids(3, true)]).toEqual([[5, 4], [1], []])
  expect(groups.page({ page: 0, limit: 1, where: { name: { in: ['甲', '丙'] } } })).toEqual({
    rows: [{ id: 1, name: '甲' }],
    total: 2,
  })
})

test('ids are compared as texts, and given back as they are', () => {
  const groups = filled()
  expect(groups.get('3')).toEqual({ id: 3, name: '丙' })
  expect(() => groups.get(9)).toThrow(NotFound)
  expect(() => groups.update(9, { name: 'x' })).toThrow(NotFound)
  expect(() => groups.remove(9)).toThrow(NotFound)
  expect(groups.find(9)).toBeUndefined()
})

test('queries see what was changed, compare ids as texts and answer in the order of the collection', () => {
  const groups = filled()
  groups.update(2, { name: '戊' })
  expect(groups.list({ name: { equals: '戊' } }).map(({ id }) => id)).toEqual([2, 5])
  expect(groups.first({ name: { equals: '乙' } })).toBeUndefined()
  expect(groups.list({ id: idIs('5', 1) }).map(({ id }) => id)).toEqual([1, 5])
  expect(groups.count({ name: { contains: '戊' } })).toBe(2)
  groups.remove(5)
  expect(groups.list({ name: { equals: '戊' } })).toEqual([{ id: 2, name: '戊' }])
})

test('order holds over updates and removals, and ids are not given twice', () => {
  const groups = filled()
  groups.update(2, { name: '新' })
  groups.remove(1)
  groups.create({ id: groups.nextId(), name: '己' })
  expect(groups.list()).toEqual(
    [2, 3, 4, 5, 6].map((id, index) => ({ id, name: ['新', '丙', '丁', '戊', '己'][index] })),
  )
  groups.remove(6)
  expect(groups.nextId()).toBe(7)
})

test('changes are told once, the last of each record, and put back elsewhere', () => {
  const gate = createGate()
  gate.fill('deviceGroup', [{ id: 1, name: '甲' }])
  gate.deviceGroup.update(1, { name: '乙' })
  gate.deviceGroup.update(1, { name: '丙' })
  gate.deviceGroup.create({ id: 2, name: '丁' })
  gate.deviceGroup.remove(2)
  const changes = gate.drainChanges()
  expect(changes).toEqual([
    { model: 'deviceGroup', id: 1, row: { id: 1, name: '丙' } },
    { model: 'deviceGroup', id: 2, row: null },
  ])
  expect(gate.drainChanges()).toEqual([])
  const other = createGate()
  other.fill('deviceGroup', [
    { id: 1, name: '甲' },
    { id: 2, name: '丁' },
  ])
  other.apply(changes)
  expect(other.deviceGroup.list()).toEqual(gate.deviceGroup.list())
  expect(other.drainChanges()).toEqual([])
})
