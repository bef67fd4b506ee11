import { expect, test } from 'vitest'
import { cellAfter } from './grid-keys.ts'

/*
 * 0 1 2
 * 3 4 5
 * 6 7 8
 * 9 10
 */
const grid = { count: 11, columns: 3, pageRows: 2 }

test.each([
  [4, 'ArrowLeft', 3],
  [3, 'ArrowLeft', 2],
  [0, 'ArrowLeft', 0],
  [5, 'ArrowRight', 6],
  [10, 'ArrowRight', 10],
  [4, 'ArrowUp', 1],
  [1, 'ArrowUp', 1],
  [4, 'ArrowDown', 7],
  [7, 'ArrowDown', 10],
  [8, 'ArrowDown', 10],
  [9, 'ArrowDown', 9],
  [10, 'ArrowDown', 10],
  [1, 'PageDown', 7],
  [7, 'PageDown', 10],
  [7, 'PageUp', 1],
  [4, 'PageUp', 1],
  [4, 'Home', 3],
  [4, 'End', 5],
  [9, 'End', 10],
])('from %i by %s to %i', (index, key, to) => expect(cellAfter(key, false, { ...grid, index })).toBe(to))

test('with Ctrl to the first and the last of all', () => {
  expect(cellAfter('Home', true, { ...grid, index: 4 })).toBe(0)
  expect(cellAfter('End', true, { ...grid, index: 4 })).toBe(10)
})

test('other keys do not move', () => {
  for (const key of ['a', 'Tab', 'Enter', ' ', 'Escape'])
    expect(cellAfter(key, false, { ...grid, index: 4 })).toBeUndefined()
})
