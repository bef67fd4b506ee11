import { expect, test } from 'vitest'
import { figuresBetween, figureStep } from './rulers.ts'
import { guidesFor, snapLines, snapMove } from './snapping.ts'

test('figures stand so far apart that they can be read', () => {
  expect([0.2, 0.42, 1, 2, 4, 100].map(figureStep)).toEqual([500, 200, 100, 50, 20, 1])
  expect(figuresBetween(-130, 250, 100)).toEqual([-100, 0, 100, 200])
  expect(figuresBetween(10, 20, 100)).toEqual([])
})

test('what is moved comes to lie at the lines of the rulers, as at others', () => {
  const size = { width: 1920, height: 1080 }
  const lines = snapLines(
    size,
    [],
    [
      { axis: 'x', at: 333 },
      { axis: 'y', at: 700 },
    ],
  )
  const box = { left: 340, top: 590, width: 100, height: 100 }
  expect(snapMove(box, lines)).toEqual({ x: -7, y: 10 })
  expect(guidesFor({ ...box, left: 333, top: 600 }, lines)).toContainEqual({
    kind: 'line',
    axis: 'x',
    at: 333,
    from: 0,
    to: 1080,
  })
})
