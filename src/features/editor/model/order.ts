/*
 * What lies in front of what: by zIndex, then by the place in the content. Elements whose type is not known stay
 * exactly as they came (E1); the others are put between them. What is no object is never drawn and has no order.
 */
import { isKnown } from '#src/scene/kinds/kind-of.ts'
import { isJsonObject } from '#src/scene/model/json.ts'
import { elementView, setIn, type EditElement, type EditScene } from './edit-document.ts'

/** One forward or back, or all the way (3§4). */
export type OrderAction = 'up' | 'down' | 'top' | 'bottom'

/** The highest zIndex that is read; the lowest is as far below nought. */
export const HIGHEST_Z = 1e9

/** Stands for the place before the first element of the content. */
const START = ''

interface Ranked {
  readonly id: string
  readonly z: number
  readonly known: boolean
}

/** Ids of the elements that are drawn, from the back to the front. */
export function orderOf(scene: EditScene): string[] {
  return ranked(scene).map(({ id }) => id)
}

/**
 * The scene with some elements moved forward or back. The moved ones keep their order among themselves, the others
 * theirs.
 */
export function ordered(scene: EditScene, ids: readonly string[], action: OrderAction): EditScene {
  const now = ranked(scene)
  const order = now.map(({ id }) => id)
  const movable = new Set(now.filter(({ id, known }) => known && ids.includes(id)).map(({ id }) => id))
  const chosen = (id: string) => movable.has(id)
  const [rest, moved] = [order.filter((id) => !chosen(id)), order.filter(chosen)]
  switch (action) {
    case 'top':
      return withOrder(scene, [...rest, ...moved])
    case 'bottom':
      return withOrder(scene, [...moved, ...rest])
    case 'up':
      return withOrder(scene, stepped(order, chosen))
    case 'down':
      return withOrder(scene, stepped(order.toReversed(), chosen).toReversed())
  }
}

/** The scene with some elements together at a place among the others, 0 being the back. */
export function orderedTo(scene: EditScene, ids: readonly string[], index: number): EditScene {
  const moved = ranked(scene).filter(({ id, known }) => known && ids.includes(id))
  if (moved.length === 0) return scene
  const rest = orderOf(scene).filter((id) => !moved.some((one) => one.id === id))
  return withOrder(scene, rest.toSpliced(Math.max(0, index), 0, ...moved.map(({ id }) => id)))
}

/** The zIndex in front of everything in the scene; at the end of what there is, the place in the content decides. */
export function frontZ(scene: EditScene): number {
  return Math.min(HIGHEST_Z, Math.floor(ranked(scene).at(-1)?.z ?? 0) + 1)
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
 * The scene with its elements in an order; the very scene when they are already. Those that are not known are in
 * theirs.
 */
function withOrder(scene: EditScene, order: readonly string[]): EditScene {
  const now = new Map(ranked(scene).map((one) => [one.id, one]))
  if ([...now.keys()].every((id, index) => id === order[index])) return scene
  const wanted = new Map<string, number>()
  // those for which there is no number left come right behind an unknown one in the content, with its number
  const behind = new Map<string, string[]>()
  let between: Ranked[] = []
  let below: Ranked | undefined
  const settle = (above: Ranked | undefined) => {
    const numbers = numbersBetween(
      between.map(({ z }) => z),
      below?.z,
      above?.z,
    )
    for (const [index, { id }] of between.entries()) wanted.set(id, numbers?.[index] ?? below?.z ?? -HIGHEST_Z)
    if (!numbers)
      behind.set(
        below?.id ?? START,
        between.map(({ id }) => id),
      )
    between = []
    below = above
  }
  for (const id of order) {
    const one = now.get(id)
    if (one?.known) between.push(one)
    else settle(one)
  }
  settle(undefined)
  return placedBehind(
    {
      ...scene,
      elements: scene.elements.map((element) => withZ(element, now.get(element.id)?.z, wanted.get(element.id))),
    },
    behind,
  )
}

/**
 * Numbers that grow, between two others; undefined where there is no room. They are the given ones where possible, so
 * that as few elements as possible change, and going back gives what was.
 */
function numbersBetween(given: readonly number[], low = -HIGHEST_Z - 1, high = HIGHEST_Z + 1): number[] | undefined {
  const numbers = given.toSorted((a, b) => a - b)
  let last = low
  for (const [index, z] of numbers.entries()) {
    last = z > last ? z : Math.floor(last) + 1
    numbers[index] = last
  }
  let next = high
  for (let index = numbers.length - 1; index >= 0; index -= 1) {
    const z = numbers[index] ?? 0
    next = z < next ? z : Math.ceil(next) - 1
    numbers[index] = next
  }
  return numbers.length === 0 || (numbers[0] ?? low) > low ? numbers : undefined
}

function placedBehind(scene: EditScene, behind: ReadonlyMap<string, readonly string[]>): EditScene {
  if (behind.size === 0) return scene
  const moved = new Set([...behind.values()].flat())
  const byId = new Map(scene.elements.map((element) => [element.id, element]))
  const after = (id: string) => (behind.get(id) ?? []).flatMap((id) => byId.get(id) ?? [])
  const stay = scene.elements.filter(({ id }) => !moved.has(id))
  return { ...scene, elements: [...after(START), ...stay.flatMap((element) => [element, ...after(element.id)])] }
}

function withZ(element: EditElement, old: number | undefined, z: number | undefined): EditElement {
  return z === undefined || z === old || !isJsonObject(element.raw)
    ? element
    : { id: element.id, raw: setIn(element.raw, ['layout', 'zIndex'], z) }
}

function ranked(scene: EditScene): Ranked[] {
  return scene.elements
    .map((element, index) => ({ element, view: elementView(element, index) }))
    .filter(({ element }) => isJsonObject(element.raw))
    .sort((a, b) => a.view.layout.zIndex - b.view.layout.zIndex || a.view.index - b.view.index)
    .map(({ element, view }) => ({ id: element.id, z: view.layout.zIndex, known: isKnown(view) }))
}
