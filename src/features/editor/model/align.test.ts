import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleElement, sampleText } from '#src/scene/tests/samples.ts'
import { adOf, anyElements, firstScene, idsOf, partOf } from '#src/features/editor/tests/samples.ts'
import { aligned, distributed, type AlignAction } from './align.ts'
import { visibleBounds } from './bounds.ts'
import { elementView, type EditScene } from './edit-document.ts'

const SIZE = { width: 1000, height: 500 }
const ACTIONS: readonly AlignAction[] = ['left', 'center', 'right', 'top', 'middle', 'bottom']

function sceneOf(...boxes: (readonly [left: number, top: number, width: number, height: number, rotate?: number])[]) {
  const scene = firstScene(
    adOf(
      [boxes.map(([left, top, width, height, rotate = 0]) => sampleText('x', { left, top, width, height, rotate }))],
      SIZE,
    ),
  )
  return { scene, ids: idsOf(scene) }
}
const values = (scene: EditScene, key: string) => scene.elements.map(({ raw }) => partOf(raw, 'layout', key))

describe('aligning (3§4)', () => {
  it.each<[AlignAction, string, unknown[]]>([
    ['left', 'left', [0]],
    ['center', 'left', [40]],
    ['right', 'left', [80]],
    ['top', 'top', [0]],
    ['middle', 'top', [45]],
    ['bottom', 'top', [90]],
  ])('one element to the scene: %s', (action, key, expected) => {
    const { scene, ids } = sceneOf([12, 34, 20, 10])
    expect(values(aligned(scene, ids, action, SIZE), key)).toEqual(expected)
  })

  it.each<[AlignAction, string, unknown[]]>([
    ['left', 'left', [10, 10, 10]],
    ['center', 'left', [40, 30, 35]],
    ['right', 'left', [70, 50, 60]],
    ['top', 'top', [5, 5, 5]],
    ['middle', 'top', [27.5, 25, 22.5]],
    ['bottom', 'top', [50, 45, 40]],
  ])('several to each other: %s', (action, key, expected) => {
    const { scene, ids } = sceneOf([10, 5, 20, 10], [50, 20, 40, 15], [30, 40, 30, 20])
    expect(values(aligned(scene, ids, action, SIZE), key)).toEqual(expected)
  })

  it('goes by what is seen of a turned element, and keeps its box inside', () => {
    // 200 by 100 pixels, seen as 100 by 200
    const { scene, ids } = sceneOf([40, 40, 20, 20, 90])
    expect(values(aligned(scene, ids, 'right', SIZE), 'left')).toEqual([80])
    expect(values(aligned(scene, ids, 'bottom', SIZE), 'top')).toEqual([70])
    expect(visibleBounds({ left: 40, top: 40, width: 20, height: 20, rotate: 90 }, SIZE)).toEqual({
      left: expect.closeTo(45),
      top: expect.closeTo(30),
      width: expect.closeTo(10),
      height: expect.closeTo(40),
    })
  })

  it('leaves what is not known', () => {
    const scene = firstScene(adOf([[sampleElement(1200, { left: 20 }, {})]], SIZE))
    expect(aligned(scene, idsOf(scene), 'left', SIZE)).toBe(scene)
  })

  it('changes nothing the second time, and never leaves the scene', () => {
    fc.assert(
      fc.property(
        anyElements,
        fc.constantFrom(...ACTIONS),
        fc.constantFrom(SIZE, { width: 1080, height: 1920 }),
        (elements, action, size) => {
          const scene = firstScene(adOf([elements], size))
          const once = aligned(scene, idsOf(scene), action, size)
          expect(aligned(once, idsOf(once), action, size)).toBe(once)
          for (const [index, element] of once.elements.entries()) {
            const { layout } = elementView(element, index)
            expect(Number(partOf(element.raw, 'layout', 'left') ?? layout.left)).toBeCloseTo(layout.left, 6)
            expect(Number(partOf(element.raw, 'layout', 'top') ?? layout.top)).toBeCloseTo(layout.top, 6)
          }
        },
      ),
      { numRuns: 600 },
    )
  })
})

describe('equal gaps', () => {
  it.each<[string, [number, number][], number[]]>([
    [
      'between three',
      [
        [0, 10],
        [12, 20],
        [90, 10],
      ],
      [0, 40, 90],
    ],
    [
      'in the order of their middles',
      [
        [90, 10],
        [0, 10],
        [12, 20],
      ],
      [90, 0, 40],
    ],
    [
      'of four',
      [
        [0, 10],
        [15, 10],
        [20, 10],
        [70, 30],
      ],
      [0, 23.3333, 46.6667, 70],
    ],
    [
      'where there is no room, middles are spread',
      [
        [0, 40],
        [0, 60],
        [40, 40],
      ],
      [0, 10, 40],
    ],
  ])('%s', (_, spans, expected) => {
    const { scene, ids } = sceneOf(...spans.map(([left, width]) => [left, 10, width, 10] as const))
    const once = distributed(scene, ids, 'x', SIZE)
    expect(values(once, 'left')).toEqual(expected)
    expect(distributed(once, ids, 'x', SIZE)).toBe(once)
    expect(distributed(scene, ids.slice(0, 2), 'x', SIZE)).toBe(scene)
  })

  it('down as well', () => {
    const { scene, ids } = sceneOf([0, 0, 5, 10], [0, 11, 5, 10], [0, 80, 5, 20])
    expect(values(distributed(scene, ids, 'y', SIZE), 'top')).toEqual([0, 40, 80])
  })
})
