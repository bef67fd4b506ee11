import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { boundsOf, middleOf, type Rect, type Turned } from './geometry.ts'
import { handlePoint, HANDLES, resized, type Handle } from './resize.ts'
import { resizedTogether } from './resize-together.ts'
import { turnedTogether } from './turn-together.ts'

const size = { width: 1000, height: 500 }
const box = (left: number, top: number, width: number, height: number, rotate = 0): Turned => ({
  left,
  top,
  width,
  height,
  rotate,
})
/** Numbers of boxes, to a thousandth of a pixel. */
const told = (boxes: readonly Turned[] | undefined) =>
  boxes?.map(({ left, top, width, height, rotate }) =>
    [left, top, width, height, rotate].map((value) => Math.round(value * 1000) / 1000 + 0),
  )

describe('several boxes turned together', () => {
  test.each<[string, Turned[], number, number[][]]>([
    [
      'a quarter about the middle of their frame',
      [box(300, 200, 100, 50), box(600, 250, 100, 50)],
      90,
      [
        [475, 75, 100, 50, 90],
        [425, 375, 100, 50, 90],
      ],
    ],
    [
      'half around',
      [box(300, 200, 100, 50), box(600, 250, 100, 50, 180)],
      -180,
      [
        [600, 250, 100, 50, 180],
        [300, 200, 100, 50, 0],
      ],
    ],
    [
      'and moved where they would leave the scene',
      [box(300, 0, 100, 50), box(600, 0, 100, 50)],
      90,
      [
        [450, 0, 100, 50, 90],
        [450, 300, 100, 50, 90],
      ],
    ],
    [
      'only as far as there is room',
      [box(0, 0, 100, 50), box(900, 450, 100, 50)],
      5,
      [
        [0, 0, 100, 50, 0],
        [900, 450, 100, 50, 0],
      ],
    ],
    [
      'at the nearest turn that has room',
      [box(0, 0, 100, 50), box(900, 450, 100, 50)],
      170,
      [
        [900, 450, 100, 50, 180],
        [0, 0, 100, 50, 180],
      ],
    ],
  ])('%s', (_, boxes, degrees, after) => {
    expect(told(turnedTogether(boxes, degrees, size)?.boxes)).toEqual(after)
  })

  it('leaves what came from outside there, and what is not turned as it was written', () => {
    const boxes = [box(-50, 200, 100, 50, -45), box(300, 200, 100, 50)]
    expect(turnedTogether(boxes, 0, size)?.boxes).toEqual(boxes)
    expect(turnedTogether([], 10, size)).toBeUndefined()
  })
})

// hundreds of runs are a moment on a machine that does nothing else
describe('any boxes', { timeout: 60_000 }, () => {
  const part = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)
  const turns = fc.oneof(fc.constantFrom(0, 90, 180, -90), fc.integer({ min: -359, max: 359 }))
  const any = fc
    .record({ width: fc.integer({ min: 100, max: 8000 }), height: fc.integer({ min: 100, max: 8000 }) })
    .chain((size) =>
      fc.record({
        size: fc.constant(size),
        boxes: fc.array(
          fc
            .tuple(part, part, part, part, turns)
            .map(([x, y, w, h, rotate]) =>
              box(x * (1 - w) * size.width, y * (1 - h) * size.height, w * size.width, h * size.height, rotate),
            ),
          { minLength: 2, maxLength: 6 },
        ),
      }),
    )
  const way = fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }) })
  const CLOSE = 1e-5

  function expectInside({ left, top, width, height }: Rect, scene: { width: number; height: number }) {
    expect(
      Math.min(left, top, scene.width - left - width, scene.height - top - height, width, height),
    ).toBeGreaterThanOrEqual(-CLOSE)
  }

  it('resized stay in the scene, and keep their frame where it is held and their places in it', () => {
    fc.assert(
      fc.property(
        any,
        way,
        fc.constantFrom(...HANDLES),
        fc.boolean(),
        fc.boolean(),
        ({ size: scene, boxes }, delta, handle, keepRatio, centred) => {
          const next = resizedTogether(boxes, handle, delta, { size: scene, keepRatio, centred })
          for (const one of next) expectInside(one, scene)
          expect(next.map(({ rotate }) => rotate)).toEqual(boxes.map(({ rotate }) => rotate))
          const [before, after] = [boundsOf(boxes)!, boundsOf(next)!]
          const held = centred ? { x: 0, y: 0 } : { x: -handle.x, y: -handle.y }
          const [from, to] = [before, after].map((frame) => handlePoint({ ...frame, rotate: 0 }, held as Handle))
          expect(Math.hypot(to!.x - from!.x, to!.y - from!.y)).toBeLessThan(CLOSE)
          const inFrame = (frame: Rect, one: Rect) => [
            (middleOf(one).x - frame.left) * (after.width || 1),
            (middleOf(one).y - frame.top) * (after.height || 1),
          ]
          for (const [index, one] of next.entries()) {
            const [is, was] = [inFrame(after, one), inFrame(before, boxes[index]!)]
            expect(is[0]! * before.width).toBeCloseTo(was[0]! * after.width, 0)
            expect(is[1]! * before.height).toBeCloseTo(was[1]! * after.height, 0)
          }
        },
      ),
    )
  })

  it('turned stay in the scene, and keep their sizes and their distances to each other', () => {
    fc.assert(
      fc.property(
        any,
        fc.integer({ min: -180, max: 180 }),
        fc.constantFrom(1, 15),
        ({ size: scene, boxes }, degrees, step) => {
          const { boxes: next, frame } = turnedTogether(boxes, Math.round(degrees / step) * step, scene, step)!
          for (const one of next) expectInside(one, scene)
          expect(frame.rotate % step).toBeCloseTo(0)
          for (const [index, one] of next.entries()) {
            const was = boxes[index]!
            expect([one.width, one.height]).toEqual([was.width, was.height])
            expect((((one.rotate - was.rotate - frame.rotate) % 360) + 360.001) % 360).toBeLessThan(0.01)
            for (const [other, neighbour] of next.entries()) {
              const distance = (a: Rect, b: Rect) =>
                Math.hypot(middleOf(a).x - middleOf(b).x, middleOf(a).y - middleOf(b).y)
              expect(distance(one, neighbour)).toBeCloseTo(distance(was, boxes[other]!), 4)
            }
          }
        },
      ),
    )
  })

  it('resized one by one from the middle keep the middle, and stay in the scene', () => {
    fc.assert(
      fc.property(
        any,
        way,
        fc.constantFrom(...HANDLES),
        fc.boolean(),
        ({ size: scene, boxes: [one] }, delta, handle, keepRatio) => {
          const next = resized(one!, handle, delta, { size: scene, keepRatio, centred: true })
          expectInside(next, scene)
          expect(Math.hypot(middleOf(next).x - middleOf(one!).x, middleOf(next).y - middleOf(one!).y)).toBeLessThan(
            CLOSE,
          )
        },
      ),
    )
  })
})
