import { expect, test } from 'vitest'
import { numberOf } from '#src/domain/read-values.ts'
import { changeText, monthFigures } from './month-figures.ts'
import { terminalMeasures } from './terminal-measures.ts'

const count = ({ count }: { count?: unknown }) => numberOf(count ?? 0)

test('months come in order, and those that are left out are zeros', () => {
  const figures = monthFigures(
    [
      { date: 202611, count: 3 },
      { date: '202609', count: 2, deviceCount: 1 },
    ],
    count,
    { from: '202608', to: '202611' },
    '202611',
  )
  expect(figures?.months.map(({ month, value }) => [month, value])).toEqual([
    ['202608', 0],
    ['202609', 2],
    ['202610', 0],
    ['202611', 3],
  ])
  expect(figures?.total).toBe(5)
  expect(monthFigures([], count, undefined, '202611')).toEqual({ months: [], total: 0 })
})

test.each([
  [{ date: '202613', count: 1 }],
  [{ count: 1 }],
  [{ date: '202611', count: -1 }],
  [{ date: '202611', count: 1, deviceCount: 'x' }],
])('%j makes no sense', (row) => {
  expect(monthFigures([row], count, undefined, '202611')).toBeUndefined()
  expect(monthFigures(undefined, count, undefined, '202611')).toBeUndefined()
})

test('a year of nonsense far away does not make a thousand bars', () => {
  expect(monthFigures([{ date: '100001' }, { date: '202611' }], count, undefined, '202611')?.months).toHaveLength(120)
})

test('months and their sum are rounded once each, from what the server counts', () => {
  const { months, total } =
    monthFigures(
      [
        { date: '202610', duration: 5399 },
        { date: '202611', duration: 5399 },
      ],
      terminalMeasures.play.valueOf,
      undefined,
      '202611',
    ) ?? {}
  expect(months?.map(({ value }) => value)).toEqual([1, 1])
  expect(total).toBe(3)
})

test('a month that is over says how it compares with the one before it, and one that goes on does not', () => {
  const rows = [
    { date: '202608', count: 0 },
    { date: '202609', count: 4 },
    { date: '202610', count: 5 },
    { date: '202611', count: 1 },
  ]
  const { months } = monthFigures(rows, count, undefined, '202611') ?? {}
  expect(months?.map(({ change, running }) => [change, running])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [0.25, undefined],
    [undefined, true],
  ])
})

test.each([
  [0.066, '+6.6%'],
  [-0.0044, '-0.4%'],
  [0.0001, '0.0%'],
  [-1, '-100.0%'],
  [12.5, '+1,250.0%'],
])('a change of %d is %s', (change, text) => {
  expect(changeText(change)).toBe(text)
})
