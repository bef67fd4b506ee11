/*
 * What lies in front of what: by zIndex, then by the place in the content. What is no object is never drawn and has no order.
 */
import { isJsonObject } from '#src/scene/model/json.ts'
import { elementView, setIn, withElements, type EditScene } from './edit-document.ts'

/** One forward or back, or all the way (3§4). */
export type OrderAction = 'up' | 'down' | 'top' | 'bottom'

/** The highest and lowest zIndex that is read. */
const BOUND = 1e9

interface Ranked {
  readonly id: string
  readonly z: number
}

/** Ids of the elements that are drawn, from the back to the front. */
export function orderOf(scene: EditScene): string[] {
  return ranked(scene).map(({ id }) => id)
}

/** The scene with some elements moved forward or back. The moved ones keep their order among themselves, the others theirs. */
export function ordered(scene: EditScene, ids: readonly string[], action: OrderAction): EditScene {
  const order = orderOf(scene)
  const chosen = (id: string) => ids.includes(id)
  const rest = order.filter((id) => !chosen(id))
  switch (action) {
    case 'top':
      return withOrder(scene, [...rest, ...order.filter(chosen)])
    case 'bottom':
      return withOrder(scene, [...order.filter(chosen), ...rest])
    case 'up':
      return withOrder(scene, stepped(order, chosen))
    case 'down':
      return withOrder(scene, stepped(order.toReversed(), chosen).toReversed())
  }
}

/** The scene with an element at a place in the order, 0 being the back. */
export function orderedTo(scene: EditScene, id: string, index: number): EditScene {
  const order = orderOf(scene)
  if (!order.includes(id)) return scene
  return withOrder(scene, order.filter((other) => other !== id).toSpliced(Math.max(0, index), 0, id))
}

/** The zIndex that lies before everything in the scene. */
export function frontZ(scene: EditScene): number {
  return Math.floor(ranked(scene).at(-1)?.z ?? 0) + 1
}

/** The scene with room for `count` more in front of everything: renumbered when the highest zIndex is the last there is. */
export function withRoomInFront(scene: EditScene, count: number): EditScene {
  return frontZ(scene) + count > BOUND ? renumbered(scene, orderOf(scene), (_, index) => index + 1) : scene
}

/** Exchanges each chosen one with the next, from the front, so that neighbours go together. */
function stepped(order: readonly string[], chosen: (id: string) => boolean): string[] {
  const next = [...order]
  for (let index = next.length - 2; index >= 0; index -= 1) {
    const [one, other] = [next[index], next[index + 1]]
    if (one === undefined || other === undefined || !chosen(one) || chosen(other)) continue
    next[index] = other
    next[index + 1] = one
  }
  return next
}

/**
 * The scene with its elements in an order. They share the zIndexes that are there, so that as few as possible change and
 * going back gives the same values; equal ones are spread first.
 */
function withOrder(scene: EditScene, order: readonly string[]): EditScene {
  const now = ranked(scene)
  if (now.every(({ id }, index) => id === order[index])) return scene
  const spread: number[] = []
  for (const { z } of now) {
    const last = spread.at(-1)
    spread.push(last === undefined || z > last ? z : last + 1)
  }
  const fits = (spread.at(-1) ?? 0) <= BOUND
  return renumbered(scene, order, (z, index) => (fits ? (spread[index] ?? z) : index + 1))
}

function renumbered(scene: EditScene, order: readonly string[], zOf: (z: number, index: number) => number): EditScene {
  const old = new Map(ranked(scene).map(({ id, z }) => [id, z]))
  const wanted = new Map(order.map((id, index) => [id, zOf(old.get(id) ?? 0, index)]))
  return withElements(scene, order, (raw, id) => {
    const z = wanted.get(id)
    return z === undefined || z === old.get(id) ? raw : setIn(raw, ['layout', 'zIndex'], z)
  })
}

function ranked(scene: EditScene): Ranked[] {
  return scene.elements
    .map((element, index) => ({ element, index, z: elementView(element, index).layout.zIndex }))
    .filter(({ element }) => isJsonObject(element.raw))
    .sort((a, b) => a.z - b.z || a.index - b.index)
    .map(({ element, z }) => ({ id: element.id, z }))
}
