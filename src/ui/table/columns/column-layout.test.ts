import { expect, it } from 'vitest'
import { defaultLayout, readLayout, tableWidths } from './column-layout.ts'
import { headColumns } from './column-table.ts'
import type { Column } from '../table-column.ts'

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
})
const columns = [
  column('sn', { width: 100 }),
  column('name', { hideable: false }),
  column('state', { width: 80 }),
  column('city', { hidden: true }),
]
const kept = (more: object = {}) => ({ ...defaultLayout(columns), ...more })
const shown = (value: unknown, of = columns) => {
  const layout = readLayout(value, of)
  return layout && headColumns(of, layout).map(({ id }) => id)
}

it('reads what it wrote', () => {
  const layout = kept({
    columnVisibility: { sn: false, city: true },
    columnOrder: ['state', 'sn', 'name', 'city'],
    columnSizing: { name: 300 },
    columnPinning: { start: ['name'], end: [] },
  })
  expect(readLayout(JSON.parse(JSON.stringify(layout)), columns)).toEqual(layout)
  expect(shown(layout)).toEqual(['name', 'state', 'city'])
})

it.each([
  null,
  7,
  'x',
  [],
  {},
  { sn: true },
  kept({ columnVisibility: { sn: 'no' } }),
  kept({ columnVisibility: [] }),
  kept({ columnOrder: 'sn' }),
  kept({ columnOrder: [1] }),
  kept({ columnSizing: { sn: '90px' } }),
  kept({ columnSizing: null }),
  kept({ columnPinning: ['sn'] }),
  kept({ columnPinning: { start: [{}] } }),
])('does not read %j', (value) => expect(readLayout(value, columns)).toBeUndefined())

it('drops columns that are gone or named twice, and keeps widths in bounds', () => {
  const layout = readLayout(
    kept({
      columnVisibility: { gone: false, state: false },
      columnOrder: ['state', 'gone', 'state', 'sn', 'name', 'city'],
      columnSizing: { gone: 90, sn: -5, state: 1e9 },
      columnPinning: { start: ['gone', 'sn', 'sn'], end: ['name'] },
    }),
    columns,
  )
  expect(layout).toEqual({
    columnVisibility: { state: false, city: false },
    columnOrder: ['state', 'sn', 'name', 'city'],
    columnSizing: { sn: 60, state: 1000 },
    columnPinning: { start: ['sn'], end: [] },
  })
})

it('puts new columns after the one that they follow, hidden where they say so', () => {
  const layout = kept({ columnOrder: ['state', 'name', 'sn'] })
  expect(shown(layout, [column('first'), ...columns, column('last')])).toEqual(['first', 'state', 'last', 'name', 'sn'])
})

it('never hides what identifies the row', () => {
  expect(shown(kept({ columnVisibility: { sn: false, name: false, state: false } }))).toEqual(['name'])
})

it('gives what is left over to a column without width, else to the one that stays, else to the last', () => {
  const parts = { pinned: 1, selectable: true, actions: {} }
  expect(tableWidths(columns.slice(0, 3), {}, parts)).toEqual({
    columns: [100, undefined, 80],
    actions: 140,
    least: 504,
    pins: [44],
  })
  expect(tableWidths(columns.slice(0, 3), { name: 200 }, { ...parts, pinned: 2 })).toEqual({
    columns: [100, 200, 80],
    actions: undefined,
    least: 564,
    pins: [44, 144],
  })
  expect(
    tableWidths(columns.slice(0, 3), { name: 200 }, { pinned: 0, selectable: false, actions: undefined }).columns,
  ).toEqual([100, 200, undefined])
  const account = { ...column('account', { hideable: false }), width: 130 }
  const state = { ...column('state'), width: 84 }
  expect(tableWidths([account, state], {}, { ...parts, pinned: 0 })).toMatchObject({
    columns: [undefined, 84],
    actions: 140,
  })
})
