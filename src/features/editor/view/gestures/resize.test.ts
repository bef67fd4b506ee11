import { describe, expect, it } from 'vitest'
import { sampleCarousel, sampleImage, sampleText } from '#src/scene/tests/samples.ts'
import { commandOf } from '../../commands/commands.ts'
import type { Desk } from '../../commands/command.ts'
import { HANDLES } from '../../model/resize.ts'
import { storeOf } from '../../tests/samples.ts'
import { createCanvasContext } from './canvas-context.ts'
import type { HeldKeys } from './gesture.ts'
import { resizeGesture, resizeTogetherGesture } from './resize-and-rotate.ts'

const FREE: HeldKeys = { shift: false, alt: false, ctrl: false }
/** The right lower corner, clockwise from the left upper one. */
const CORNER = HANDLES[4]!

const picture = sampleCarousel(
  1,
  { left: 10, top: 10, width: 40, height: 40 },
  { images: [sampleImage(1, '图', '#123')] },
)
const words = sampleText('春茶上新', { left: 10, top: 10, width: 40, height: 40 })

/** A scene of 1000 by 500 pixels with elements, all chosen; their places after a corner was dragged. */
function dragged(
  elements: readonly unknown[],
  way: { x: number; y: number },
  keys: Partial<HeldKeys> = {},
  free = false,
) {
  const store = storeOf([[...elements]], { width: 1000, height: 500 })
  store.select(store.scene()?.elements.map(({ id }) => id) ?? [])
  if (free) void commandOf('keepRatio').run(store, {} as Desk)
  const stage = createCanvasContext(store)
  const boxes = stage.movable(store.state.selection)
  const from = { x: 500, y: 250 }
  const [box] = boxes
  const gesture =
    boxes.length > 1 || !box
      ? resizeTogetherGesture(stage, boxes, CORNER, from)
      : resizeGesture(stage, box, CORNER, from)
  gesture?.step({ x: from.x + way.x, y: from.y + way.y }, { ...FREE, ...keys })
  gesture?.finish()
  expect(store.state.undoLabel).toBe('调整大小')
  return stage.placed().map(({ left, top, width, height }) => [left, top, width, height].map(Math.round))
}

describe('the corner of a box', () => {
  it('keeps the proportion of a picture, and not of a text; Shift does otherwise', () => {
    expect(dragged([picture], { x: 80, y: 0 }, { ctrl: true })).toEqual([[100, 50, 464, 232]])
    expect(dragged([picture], { x: 80, y: 0 }, { ctrl: true, shift: true })).toEqual([[100, 50, 480, 200]])
    expect(dragged([words], { x: 80, y: 0 }, { ctrl: true })).toEqual([[100, 50, 480, 200]])
    expect(dragged([words], { x: 80, y: 0 }, { ctrl: true, shift: true })).toEqual([[100, 50, 464, 232]])
  })

  it('is free where that was said, and then Shift keeps the proportion', () => {
    expect(dragged([picture], { x: 80, y: 0 }, { ctrl: true }, true)).toEqual([[100, 50, 480, 200]])
    expect(dragged([picture], { x: 80, y: 0 }, { ctrl: true, shift: true }, true)).toEqual([[100, 50, 464, 232]])
  })

  it('keeps the proportion of several of which one is a picture', () => {
    const other = sampleText('特价', { left: 10, top: 10, width: 10, height: 10 })
    expect(dragged([picture, other], { x: 80, y: 0 }, { ctrl: true })).toEqual([
      [100, 50, 464, 232],
      [100, 50, 116, 58],
    ])
  })

  it('comes to lie at a line that is near on one axis, and on the other one as the proportion leads', () => {
    // a line at 600, the left edge of the other; 590 would be where the mouse leads
    const beside = sampleText('旁边', { left: 60, top: 90, width: 10, height: 10 })
    const store = storeOf([[picture, beside]], { width: 1000, height: 500 })
    const [id] = store.scene()?.elements.map((element) => element.id) ?? []
    store.select([id ?? ''])
    const stage = createCanvasContext(store)
    const [box] = stage.movable([id ?? ''])
    const gesture = box && resizeGesture(stage, box, CORNER, { x: 500, y: 250 })
    gesture?.step({ x: 590, y: 295 }, FREE)
    gesture?.finish()
    const [shaped] = stage.placed()
    expect(shaped).toMatchObject({ left: 100, top: 50, width: 500, height: 250 })
    // without lines to whole pixels of the width
    store.undo()
    gesture?.step({ x: 541.3, y: 270 }, { ...FREE, ctrl: true })
    gesture?.finish()
    expect(stage.placed()[0]?.width).toBe(441)
  })
})
