/*
 * Numbers that look random and are not: everything in the simulated world is drawn from its seed, so that the same
 * seed and clock give the same world.
 */

export function mix(a: number, b = 0, c = 0): number {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15) ^ b, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 13) ^ c, 0x27d4eb2f)
  hash = Math.imul(hash ^ (hash >>> 16), 0x165667b1)
  return (hash ^ (hash >>> 15)) >>> 0
}

export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return mix(hash)
}

export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** True in the given share of draws. */
  chance(share: number): boolean
  /** One of the items; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item
}

/** The stream of a purpose: `randomOf(seed, 'devices')` does not change when another entity draws more often. */
export function randomOf(seed: number, purpose: string): Random {
  const key = hashText(purpose)
  let step = 0
  const next = () => mix(seed, key, (step += 1)) / 2 ** 32
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
  }
}
