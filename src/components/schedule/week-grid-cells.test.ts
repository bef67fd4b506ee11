import { expect, test } from 'vitest'
import { cellAt, moved, rangeBetween } from './week-grid-cells.ts'

test('a rectangle of cells is a time on weekdays, whichever corner came first', () => {
  const range = { start: '08:00', end: '11:00', weekdays: [1, 2, 3] }
  expect(rangeBetween({ day: 0, hour: 8 }, { day: 2, hour: 10 })).toEqual(range)
  expect(rangeBetween({ day: 2, hour: 8 }, { day: 0, hour: 10 })).toEqual(range)
  expect(rangeBetween({ day: 6, hour: 23 }, { day: 6, hour: 0 })).toEqual({
    start: '00:00',
    end: '23:59',
    weekdays: [7],
  })
})

test('a place of the grid is a cell, also from outside', () => {
  expect(cellAt(0, 0)).toEqual({ day: 0, hour: 0 })
  expect(cellAt(0.999, 0.999)).toEqual({ day: 6, hour: 23 })
  expect(cellAt(1, 1)).toEqual({ day: 6, hour: 23 })
  expect(cellAt(-3, 0.5)).toEqual({ day: 3, hour: 0 })
})

test('keys move within the grid', () => {
  expect(moved({ day: 0, hour: 0 }, 'ArrowUp')).toEqual({ day: 0, hour: 0 })
  expect(moved({ day: 6, hour: 23 }, 'ArrowRight')).toEqual({ day: 6, hour: 23 })
  expect(moved({ day: 3, hour: 5 }, 'ArrowDown')).toEqual({ day: 4, hour: 5 })
  expect(moved({ day: 3, hour: 5 }, 'End')).toEqual({ day: 3, hour: 23 })
  expect(moved({ day: 3, hour: 5 }, 'a')).toBeUndefined()
})
