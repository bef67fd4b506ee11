import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedBy, type Rect } from './geometry.ts'
import { guidesFor, SNAP_DISTANCE, snapEdges, snapLines, snapMove } from './snapping.ts'

const SIZE = { width: 1920, height: 1080 }
const boxes = (most: { left: number; top: number; width: number; height: number }) =>
  fc.record({
    left: fc.integer({ min: 0, max: most.left }),
    top: fc.integer({ min: 0, max: most.top }),
    width: fc.integer({ min: 10, max: most.width }),
    height: fc.integer({ min: 10, max: most.height }),
  })

/** Other elements and one that is moved: anywhere, or side by side with gaps between them. */
const scenes = fc.oneof(
  ...[
    { left: 1800, top: 1000, width: 500, height: 400 },
    { left: 700, top: 200, width: 60, height: 150 },
    { left: 500, top: 500, width: 60, height: 60 },
  ].map((most) => fc.record({ others: fc.array(boxes(most), { maxLength: 7 }), moved: boxes(most) })),
)

describe('snapping', () => {
  it('is done once, and never goes further than its distance', () => {
    fc.assert(
      fc.property(scenes, ({ others, moved }) => {
        const lines = snapLines(SIZE, others)
        const way = snapMove(moved, lines)
        expect(Math.max(Math.abs(way.x), Math.abs(way.y))).toBeLessThanOrEqual(SNAP_DISTANCE)
        const again = snapMove(movedBy(moved, way), lines)
        expect(again.x).toBeCloseTo(0, 6)
        expect(again.y).toBeCloseTo(0, 6)
      }),
      { numRuns: 2000 },
    )
  })

  it('does not depend on the order of the elements', () => {
    fc.assert(
      fc.property(
        scenes.chain(({ others, moved }) =>
          fc.record({
            others: fc.constant(others),
            shuffled: fc.shuffledSubarray(others, { minLength: others.length }),
            moved: fc.constant(moved),
          }),
        ),
        ({ others, shuffled, moved }) => {
          expect(snapMove(moved, snapLines(SIZE, shuffled))).toEqual(snapMove(moved, snapLines(SIZE, others)))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('goes to edges and middles of the scene and of the others, the nearest first', () => {
    const lines = snapLines(SIZE, [{ left: 300, top: 300, width: 100, height: 100 }])
    const box = (left: number, top: number): Rect => ({ left, top, width: 50, height: 50 })
    expect(snapMove(box(8, 1015), lines)).toEqual({ x: -8, y: 15 })
    expect(snapMove(box(945, 500), lines)).toEqual({ x: -10, y: -10 })
    expect(snapMove(box(311, 700), lines)).toEqual({ x: -11, y: 0 })
    expect(snapMove(box(322, 700), lines)).toEqual({ x: 3, y: 0 })
    expect(snapMove(box(700, 700), lines)).toEqual({ x: 0, y: 0 })
    expect(snapEdges({ x: 395, y: undefined }, lines)).toEqual({ x: 5, y: 0 })
  })

  it('makes gaps equal: between two, after two, before two', () => {
    const row = [
      { left: 300, top: 300, width: 100, height: 130 },
      { left: 470, top: 310, width: 100, height: 130 },
    ]
    const lines = snapLines(SIZE, row)
    const box = (left: number, width: number): Rect => ({ left, top: 333, width, height: 60 })
    expect(snapMove(box(647, 133), lines).x).toBe(-7)
    expect(snapMove(box(90, 133), lines).x).toBe(7)
    // nothing beside it
    expect(snapMove({ ...box(647, 133), top: 700 }, lines).x).toBe(0)
    const wide = snapLines(SIZE, [row[0]!, { ...row[1]!, left: 900 }])
    expect(snapMove(box(588, 133), wide).x).toBeCloseTo(-4.5)
    expect(
      guidesFor({ left: 640, top: 333, width: 133, height: 60 }, lines).filter(({ kind }) => kind === 'gap'),
    ).toEqual([
      { kind: 'gap', axis: 'x', at: 363, from: 400, to: 470 },
      { kind: 'gap', axis: 'x', at: 363, from: 570, to: 640 },
    ])
  })

  it('draws guides along everything that lies on them, and only where they hold', () => {
    const lines = snapLines(SIZE, [{ left: 300, top: 300, width: 100, height: 100 }])
    expect(guidesFor({ left: 300, top: 600, width: 70, height: 60 }, lines)).toEqual([
      { kind: 'line', axis: 'x', at: 300, from: 300, to: 660 },
    ])
    expect(guidesFor({ left: 301, top: 600, width: 70, height: 60 }, lines)).toEqual([])
    // a handle at the right moves no left edge
    expect(guidesFor({ left: 300, top: 600, width: 70, height: 60 }, lines, { x: 1, y: 0 })).toEqual([])
  })
})
