import { describe, expect, it, test } from 'vitest'
import type { Turned } from './geometry.ts'
import type { Handle } from './resize.ts'
import { resizedTogether } from './resize-together.ts'

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

const right: Handle = { x: 1, y: 0 }
const corner: Handle = { x: 1, y: 1 }
const leftTop: Handle = { x: -1, y: -1 }

// a frame from 100, 100 to 500, 200
const two = [box(100, 100, 100, 50), box(300, 150, 200, 50)]

describe('several boxes resized together', () => {
  test.each<[string, Turned[], Handle, number, number, { keepRatio?: boolean; centred?: boolean }, number[][]]>([
    [
      'to the right: only what lies across',
      two,
      right,
      200,
      70,
      {},
      [
        [100, 100, 150, 50, 0],
        [400, 150, 300, 50, 0],
      ],
    ],
    [
      'at a corner, each direction by itself',
      two,
      corner,
      400,
      -50,
      {},
      [
        [100, 100, 200, 25, 0],
        [500, 125, 400, 25, 0],
      ],
    ],
    [
      'at the opposite corner',
      two,
      leftTop,
      -100,
      -100,
      {},
      [
        [0, 0, 125, 100, 0],
        [250, 100, 250, 100, 0],
      ],
    ],
    [
      'at a corner in proportion',
      two,
      corner,
      400,
      100,
      { keepRatio: true },
      [
        [100, 100, 200, 100, 0],
        [500, 200, 400, 100, 0],
      ],
    ],
    [
      'from the middle',
      two,
      right,
      100,
      0,
      { centred: true },
      [
        [0, 100, 150, 50, 0],
        [300, 150, 300, 50, 0],
      ],
    ],
    [
      'no further than the scene',
      two,
      right,
      9000,
      0,
      {},
      [
        [100, 100, 225, 50, 0],
        [550, 150, 450, 50, 0],
      ],
    ],
    [
      'in proportion no further than the first edge',
      two,
      corner,
      9000,
      9000,
      { keepRatio: true },
      [
        [100, 100, 225, 112.5, 0],
        [550, 212.5, 450, 112.5, 0],
      ],
    ],
    [
      'until the shortest side is 10 pixels',
      two,
      corner,
      -9000,
      -9000,
      {},
      [
        [100, 100, 10, 10, 0],
        [120, 110, 20, 10, 0],
      ],
    ],
    [
      'a quarter turned box grows along what is seen of it',
      [box(0, 100, 100, 100), box(200, 100, 100, 200, 90)],
      right,
      175,
      0,
      {},
      [
        [0, 100, 150, 100, 0],
        [325, 50, 100, 300, 90],
      ],
    ],
  ])('%s', (_, boxes, handle, x, y, options, after) => {
    expect(told(resizedTogether(boxes, handle, { x, y }, { size, ...options }))).toEqual(after)
  })

  it('keeps the proportion where one is turned askew, at every handle', () => {
    const boxes = [box(100, 100, 100, 50, 30), box(300, 150, 200, 50)]
    const next = resizedTogether(boxes, right, { x: 80, y: 0 }, { size })
    const factor = next[0]!.width / 100
    expect(factor).toBeGreaterThan(1)
    expect(told(next)?.map(([, , width, height, rotate]) => [width, height, rotate])).toEqual(
      told(boxes.map((one) => ({ ...one, width: one.width * factor, height: one.height * factor })))?.map(
        ([, , width, height, rotate]) => [width, height, rotate],
      ),
    )
  })

  it('lets a thin line get thinner than others may', () => {
    expect(
      told(
        resizedTogether([box(100, 100, 200, 4), box(100, 200, 200, 200)], { x: 0, y: 1 }, { x: 0, y: -150 }, { size }),
      ),
    ).toEqual([
      [100, 100, 200, 2, 0],
      [100, 150, 200, 100, 0],
    ])
  })
})
