import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  clampedDelta,
  degreesTo,
  isAt,
  middleOf,
  movedBy,
  normalDegrees,
  toPercent,
  toPixels,
  touches,
  turnedPoint,
  type Rect,
  type Turned,
} from './geometry.ts'
import { handlePoint, HANDLES, LEAST_SIDE, resized } from './resize.ts'

const scenes = fc.record({ width: fc.integer({ min: 100, max: 8000 }), height: fc.integer({ min: 100, max: 8000 }) })
const part = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000)
const way = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
})

/** A scene and boxes in it, in pixels. */
const placed = fc
  .tuple(
    scenes,
    fc.array(fc.tuple(part, part, part, part, fc.integer({ min: -359, max: 359 })), { minLength: 1, maxLength: 5 }),
  )
  .map(([size, boxes]) => ({
    size,
    boxes: boxes.map(([x, y, w, h, rotate]): Turned => ({
      left: x * (1 - w) * size.width,
      top: y * (1 - h) * size.height,
      width: w * size.width,
      height: h * size.height,
      rotate,
    })),
  }))

const CLOSE = 1e-6

function expectInside({ left, top, width, height }: Rect, size: { width: number; height: number }) {
  expect(Math.min(left, top, size.width - left - width, size.height - top - height)).toBeGreaterThanOrEqual(-CLOSE)
}

describe('pixels and percent', () => {
  it('makes of whole pixels the same pixels', () => {
    fc.assert(
      fc.property(scenes, part, part, part, part, (size, x, y, w, h) => {
        const [width, height] = [Math.round(w * size.width), Math.round(h * size.height)]
        const rect = {
          left: Math.round(x * (size.width - width)),
          top: Math.round(y * (size.height - height)),
          width,
          height,
        }
        const back = toPixels(toPercent(rect, size), size)
        for (const side of ['left', 'top', 'width', 'height'] as const) expect(Math.round(back[side])).toBe(rect[side])
      }),
    )
  })

  it('keeps every box within 0 and 100 percent, with four decimals', () => {
    fc.assert(
      fc.property(scenes, fc.tuple(way, way), (size, [a, b]) => {
        const { left, top, width, height } = toPercent(
          { left: a.x, top: a.y, width: Math.abs(b.x), height: Math.abs(b.y) },
          size,
        )
        for (const value of [left, top, width, height]) expect(Number(value.toFixed(4))).toBe(value)
        expectInside({ left, top, width, height }, { width: 100, height: 100 })
      }),
    )
  })

  it('does not drift in a thousand steps of a pixel', () => {
    const size = { width: 1920, height: 1080 }
    let rect: Rect = toPercent({ left: 7, top: 3, width: 100, height: 50 }, size)
    for (let step = 0; step < 1000; step += 1) rect = toPercent(movedBy(toPixels(rect, size), { x: 1, y: 0 }), size)
    expect(rect).toEqual(toPercent({ left: 1007, top: 3, width: 100, height: 50 }, size))
  })
})

describe('moving', () => {
  it('keeps all boxes in the scene and their places to each other', () => {
    fc.assert(
      fc.property(placed, way, ({ size, boxes }, delta) => {
        const { x, y } = clampedDelta(boxes, delta, size)
        const moved = boxes.map((box) => movedBy(box, { x, y }))
        for (const box of moved) expectInside(box, size)
        // nothing goes further than asked, or the other way
        expect(Math.abs(x)).toBeLessThanOrEqual(Math.abs(delta.x) + CLOSE)
        expect(x * delta.x).toBeGreaterThanOrEqual(0)
        expect(y * delta.y).toBeGreaterThanOrEqual(0)
        const [first] = boxes
        const percents = moved.map((box) => toPercent(box, size))
        for (const [index, box] of boxes.entries()) {
          const offset = ((box.left - first!.left) * 100) / size.width
          expect(Math.abs(percents[index]!.left - percents[0]!.left - offset)).toBeLessThanOrEqual(3e-4)
        }
      }),
    )
  })

  it('moves no box further out that is outside already', () => {
    expect(
      clampedDelta([{ left: -5, top: 0, width: 10, height: 10 }], { x: -3, y: 0 }, { width: 100, height: 100 }),
    ).toEqual({ x: 0, y: 0 })
    expect(
      clampedDelta([{ left: -5, top: 0, width: 10, height: 10 }], { x: 3, y: 0 }, { width: 100, height: 100 }),
    ).toEqual({ x: 3, y: 0 })
  })
})

describe('resizing', () => {
  const handles = fc.constantFrom(...HANDLES)

  it('keeps what lies opposite of the handle where it is seen, and the box in the scene', () => {
    fc.assert(
      fc.property(
        placed,
        way,
        handles,
        fc.boolean(),
        fc.boolean(),
        ({ size, boxes: [box] }, delta, handle, keepRatio, whole) => {
          const next = { ...resized(box!, handle, delta, { size, keepRatio, whole }), rotate: box!.rotate }
          expectInside(next, size)
          const opposite = { x: -handle.x, y: -handle.y } as typeof handle
          const [before, after] = [handlePoint(box!, opposite), handlePoint(next, opposite)]
          expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(CLOSE)
          expect(next.width).toBeGreaterThanOrEqual(Math.min(box!.width, LEAST_SIDE) - CLOSE)
          expect(next.height).toBeGreaterThanOrEqual(Math.min(box!.height, LEAST_SIDE) - CLOSE)
          if (handle.x === 0) expect(next.width).toBe(box!.width)
          if (handle.y === 0) expect(next.height).toBe(box!.height)
        },
      ),
    )
  })

  it('keeps the proportion at a corner', () => {
    fc.assert(
      fc.property(placed, way, ({ size, boxes: [box] }, delta) => {
        fc.pre(box!.width > 1 && box!.height > 1)
        const next = resized(box!, { x: 1, y: 1 }, delta, { size, keepRatio: true })
        expect(Math.abs(next.width * box!.height - next.height * box!.width)).toBeLessThan(1e-3)
      }),
    )
  })

  it('goes exactly as far as the handle, and lets one side grow when the other has met an edge', () => {
    const size = { width: 1000, height: 500 }
    const box = { left: 100, top: 100, width: 200, height: 100, rotate: 0 }
    expect(resized(box, { x: 1, y: 0 }, { x: 50, y: 70 }, { size })).toEqual({
      left: 100,
      top: 100,
      width: 250,
      height: 100,
    })
    expect(resized(box, { x: -1, y: -1 }, { x: -30, y: 20 }, { size })).toEqual({
      left: 70,
      top: 120,
      width: 230,
      height: 80,
    })
    expect(toPercent(resized(box, { x: 1, y: 1 }, { x: 5000, y: 40 }, { size }), size)).toEqual({
      left: 10,
      top: 20,
      width: 90,
      height: 28,
    })
    expect(resized(box, { x: -1, y: 0 }, { x: 5000, y: 0 }, { size })).toEqual({
      left: 290,
      top: 100,
      width: 10,
      height: 100,
    })
  })

  it('goes along the sides of a turned box', () => {
    const box = { left: 400, top: 400, width: 200, height: 100, rotate: 90 }
    // its right edge is below: pulled down by 60 it is as much wider
    const next = resized(box, { x: 1, y: 0 }, { x: 0, y: 60 }, { size: { width: 1000, height: 1000 } })
    expect(next.width).toBeCloseTo(260)
    expect(next.height).toBeCloseTo(100)
    expect(middleOf(next).y).toBeCloseTo(480)
  })
})

describe('turned boxes', () => {
  it('are at a point that turns with them', () => {
    fc.assert(
      fc.property(placed, part, part, ({ boxes: [box] }, x, y) => {
        const inside = { x: box!.left + (0.01 + 0.98 * x) * box!.width, y: box!.top + (0.01 + 0.98 * y) * box!.height }
        fc.pre(box!.width > 1 && box!.height > 1)
        expect(isAt(box!, turnedPoint(inside, middleOf(box!), box!.rotate))).toBe(true)
        expect(isAt(box!, turnedPoint({ ...inside, x: box!.left - 1 }, middleOf(box!), box!.rotate))).toBe(false)
      }),
    )
    const box = { left: 0, top: 40, width: 100, height: 20, rotate: 90 }
    expect(isAt(box, { x: 50, y: 5 })).toBe(true)
    expect(isAt(box, { x: 5, y: 50 })).toBe(false)
  })

  it('are touched by an area that reaches them, not by one that reaches only the corner of their bounds', () => {
    const box = { left: 0, top: 0, width: 100, height: 100, rotate: 45 }
    expect(touches(box, { left: 40, top: 40, width: 1, height: 1 })).toBe(true)
    expect(touches(box, { left: -50, top: -50, width: 400, height: 400 })).toBe(true)
    expect(touches(box, { left: -15, top: -15, width: 20, height: 20 })).toBe(false)
    expect(touches(box, { left: -15, top: 40, width: 10, height: 10 })).toBe(true)
  })

  it('have bounds around what is seen', () => {
    const bounds = boundsOf([{ left: 0, top: 0, width: 100, height: 100, rotate: 45 }])
    expect(bounds?.left).toBeCloseTo(50 - 50 * Math.SQRT2)
    expect(bounds?.width).toBeCloseTo(100 * Math.SQRT2)
    expect(boundsOf([])).toBeUndefined()
  })

  it('are turned by degrees from straight up', () => {
    const middle = { x: 10, y: 10 }
    expect(
      [
        { x: 10, y: 0 },
        { x: 20, y: 10 },
        { x: 10, y: 20 },
        { x: 0, y: 10 },
      ].map((point) => normalDegrees(degreesTo(middle, point))),
    ).toEqual([0, 90, 180, 270])
    expect([-90, 359.999, 720.5, -0].map(normalDegrees)).toEqual([270, 0, 0.5, 0])
  })
})
