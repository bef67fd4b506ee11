import { describe, expect, it } from 'vitest'
import { sampleElement, sampleMediaBox, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { readDocument } from './content.ts'
import { cycleSeconds, decidingElement, sceneSeconds } from './durations.ts'
import type { Json } from './json.ts'

function sceneOf(elements: unknown[], stay?: unknown) {
  const [scene] = readDocument({ pages: [{ ...sampleScene(elements), stay } as unknown as Json] }).scenes
  if (!scene) throw new Error('no scene')
  return scene
}
const images = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
const carousel = (count: number, stay: unknown, more = {}) =>
  sampleElement(250, {}, { images: images(count), stay, ...more })
const video = (duration: unknown) => ({ id: 1, type: 1, duration })
const image = { id: 2, type: 0, duration: 99 }

describe('how long a scene is, by its elements (E2, E3, 3§9)', () => {
  it.each<[string, unknown[], number]>([
    ['nothing in it', [], 60],
    ['only a text', [sampleText('x')], 60],
    ['an empty carousel', [carousel(0, 10)], 60],
    ['three images of 10 s', [carousel(3, 10)], 30],
    ['an effect takes no time of its own', [carousel(3, 10, { duration: 3000 })], 30],
    ['a stay that is none', [carousel(2, 'x')], 20],
    ['a stay below a second', [carousel(1, 0.1)], 1],
    ['a stay below zero', [carousel(2, -5)], 2],
    ['an image in a box', [sampleMediaBox([image])], 10],
    ['a video in a box', [sampleMediaBox([video(15.5)])], 15.5],
    ['a video that does not say', [sampleMediaBox([video(undefined), video(0), video(-1), video('x')])], 40],
    ['a playlist', [sampleMediaBox([video(15), image, video(5)])], 30],
    ['the longest counts', [carousel(3, 10), sampleMediaBox([video(45)]), carousel(2, 5)], 45],
    ['a day at most', [sampleMediaBox([video(1e9), video(1e9)])], 86_400],
  ])('%s', (_what, elements, seconds) => {
    expect(sceneSeconds(sceneOf(elements).elements)).toBe(seconds)
  })

  it('says which element decides', () => {
    const { elements } = sceneOf([carousel(1, 10), carousel(3, 10), sampleText('x')])
    expect(decidingElement(elements)?.index).toBe(1)
    expect(decidingElement([])).toBeUndefined()
    expect(elements.map((element) => (element.kind === 'carousel' ? cycleSeconds(element) : 0))).toEqual([10, 30, 0])
  })
})

it.each<[unknown, number]>([
  [12, 12],
  [12.5, 12.5],
  ['8', 8],
  [0, 1],
  [-3, 1],
  [0.2, 1],
  [1e300, 86_400],
  [undefined, 30],
  [null, 30],
  ['x', 30],
  [{}, 30],
])('a stay of %j plays for %d s (M13)', (stay, seconds) => {
  expect(sceneOf([carousel(3, 10)], stay).stay).toBe(seconds)
})
