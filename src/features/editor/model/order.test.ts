import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleElement, sampleText } from '#src/scene/tests/samples.ts'
import { adOf, anyElements, firstScene, idsOf, partOf } from '#src/features/editor/tests/samples.ts'
import { elementView, type EditScene } from './edit-document.ts'
import { frontZ, ordered, orderedTo, orderOf, type OrderAction } from './order.ts'

/** A scene of texts with the given zIndexes; `u5` is an element of an unknown type. */
function sceneOf(...marks: string[]) {
  const scene = firstScene(
    adOf([
      marks.map((mark) =>
        mark.startsWith('u')
          ? sampleElement(1200, { zIndex: Number(mark.slice(1)) }, {})
          : sampleText(mark, { zIndex: Number(mark) }),
      ),
    ]),
  )
  return { scene, ids: idsOf(scene) }
}
const zOf = (scene: EditScene) => scene.elements.map(({ raw }) => partOf(raw, 'layout', 'zIndex'))

describe('the order of elements (3§4)', { timeout: 60_000 }, () => {
  it.each<[string, string[], number[], OrderAction, number[], number[]]>([
    // zIndexes, the chosen, the action; their places from back to front, the zIndexes after
    ['up one exchanges two', ['1', '2', '5'], [0], 'up', [1, 0, 2], [2, 1, 5]],
    ['down one exchanges two', ['1', '2', '5'], [2], 'down', [0, 2, 1], [1, 5, 2]],
    ['to the front', ['1', '2', '5'], [0], 'top', [1, 2, 0], [5, 1, 2]],
    ['to the back', ['1', '2', '5'], [2], 'bottom', [2, 0, 1], [2, 5, 1]],
    ['neighbours go together', ['1', '2', '3', '4'], [0, 1], 'up', [2, 0, 1, 3], [2, 3, 1, 4]],
    ['at the end they stay', ['1', '2', '3'], [1, 2], 'up', [0, 1, 2], [1, 2, 3]],
    ['equal ones are spread', ['0', '0', '0'], [0], 'up', [1, 0, 2], [1, 0, 2]],
    ['the place in the content counts where they are equal', ['1', '0', '1'], [0], 'up', [1, 2, 0], [2, 0, 1]],
    ['over an unknown one, which stays', ['1', 'u2', '3'], [0], 'up', [1, 0, 2], [3, 2, 4]],
    ['under an unknown one, which stays', ['1', 'u2', '3'], [2], 'down', [0, 2, 1], [0, 2, 1]],
    ['unknown ones are not moved', ['1', 'u2', '3'], [1], 'up', [0, 1, 2], [1, 2, 3]],
  ])('%s', (_, marks, chosen, action, order, zs) => {
    const { scene, ids } = sceneOf(...marks)
    const next = ordered(
      scene,
      chosen.map((index) => ids[index] ?? ''),
      action,
    )
    expect(orderOf(next).map((id) => ids.indexOf(id))).toEqual(order)
    expect(zOf(next)).toEqual(zs)
  })

  it('finds room between unknown ones that leave none', () => {
    const { scene, ids } = sceneOf('u1', 'u1', '0', 'u2')
    const [, , text = ''] = ids
    const once = ordered(scene, [text], 'up')
    expect(orderOf(once)).toEqual([ids[0], text, ids[1], ids[3]])
    const twice = ordered(once, [text], 'up')
    expect(orderOf(twice)).toEqual([ids[0], ids[1], text, ids[3]])
    expect(orderOf(ordered(ordered(twice, [text], 'down'), [text], 'down'))).toEqual(orderOf(scene))
  })

  it('steps undo each other, keep everything else, and leave unknown ones as they are', () => {
    fc.assert(
      fc.property(anyElements, fc.nat(), (elements, number) => {
        const scene = firstScene(adOf([elements]))
        const order = orderOf(scene)
        const id = order[number % Math.max(1, order.length)]
        if (id === undefined) return
        const known = new Set(
          scene.elements.flatMap((element, index) =>
            elementView(element, index).kind === 'other' ? [] : [element.id],
          ),
        )
        for (const [there, back, end] of [
          ['up', 'down', order.at(-1)],
          ['down', 'up', order[0]],
        ] as const) {
          const moved = ordered(scene, [id], there)
          expect(orderOf(moved).filter((other) => other !== id)).toEqual(order.filter((other) => other !== id))
          if (known.has(id) && id !== end) {
            expect(Math.abs(orderOf(moved).indexOf(id) - order.indexOf(id))).toBe(1)
            expect(orderOf(ordered(moved, [id], back))).toEqual(order)
          } else expect(moved).toBe(scene)
          for (const element of scene.elements) if (!known.has(element.id)) expect(moved.elements).toContain(element)
        }
        for (const [action, place] of [
          ['top', order.length - 1],
          ['bottom', 0],
        ] as const) {
          if (known.has(id)) expect(orderOf(ordered(scene, [id], action)).indexOf(id)).toBe(place)
        }
        if (known.has(id)) expect(orderOf(orderedTo(scene, [id], 1)).indexOf(id)).toBe(Math.min(1, order.length - 1))
      }),
      { numRuns: 500 },
    )
  })

  it('has a place in front of everything', () => {
    expect(frontZ(sceneOf().scene)).toBe(1)
    expect(frontZ(sceneOf('3', 'u7', '2').scene)).toBe(8)
    expect(frontZ(sceneOf('1000000000').scene)).toBe(1_000_000_000)
  })
})
