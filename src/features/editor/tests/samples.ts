import fc from 'fast-check'
import { own, type JsonObject } from '#src/scene/model/json.ts'
import {
  sampleCarousel,
  sampleClock,
  sampleElement,
  sampleImage,
  sampleMarquee,
  sampleMediaBox,
  sampleScene,
  sampleText,
} from '#src/scene/tests/samples.ts'
import type { Desk } from '../commands/command.ts'
import { editorKinds } from '../kinds/kinds.ts'
import { editDocument, type EditDocument, type EditScene } from '../model/edit-document.ts'
import type { Size } from '../model/new-elements.ts'
import { createEditorStore, type EditorStore } from '../session/editor-store.ts'

/*
 * Ads to edit, for the tests of this folder.
 */

export function adOf(scenes: readonly (readonly unknown[])[], { width = 1920, height = 1080 } = {}): EditDocument {
  const raw = { name: '春茶上新', pages: scenes.map((elements) => sampleScene([...elements])) } as unknown as JsonObject
  return editDocument(raw, { name: '春茶上新', width, height })
}

export function storeOf(
  scenes: readonly (readonly unknown[])[],
  size?: { width: number; height: number },
): EditorStore {
  return createEditorStore(adOf(scenes, size), { now: () => 0 })
}

/** What the button of these words makes. */
export function makeNew(label: string, size: Size, medias: readonly JsonObject[] = []): JsonObject {
  const button = Object.values(editorKinds)
    .flatMap(({ additions }) => additions)
    .find((addition) => addition.label === label)
  if (!button) throw new Error(`There is no button ${label}`)
  return button.make(size, medias)
}

const nothing = () => undefined

/** A desk on which commands open nothing. */
export const emptyDesk: Desk = {
  clipboard: { write: async () => undefined, read: async () => '' },
  screen: undefined,
  write: nothing,
  pick: nothing,
  add: nothing,
  focus: nothing,
  name: nothing,
  title: nothing,
  resize: nothing,
  pickBackground: nothing,
  lettersAt: nothing,
}

export function firstScene({ scenes: [scene] }: EditDocument): EditScene {
  if (!scene) throw new Error('no scene')
  return scene
}

export function idsOf(scene: EditScene): string[] {
  return scene.elements.map(({ id }) => id)
}

export function partOf(raw: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((value, key) => own(value, key), raw)
}

const percent = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10_000)
/** A box inside the scene, percent with at most four decimals. */
export const anyBox = fc.tuple(percent, percent, percent, percent).map(([a, b, c, d]) => {
  const round = (value: number) => Math.round(value * 10_000) / 10_000
  return { left: Math.min(a, b), width: round(Math.abs(a - b)), top: Math.min(c, d), height: round(Math.abs(c - d)) }
})
const layout = fc
  .record({
    box: anyBox,
    zIndex: fc.oneof(fc.integer({ min: -3, max: 8 }), fc.constantFrom(0, 1, 1e9, -1e9, 2.5)),
    rotate: fc.constantFrom(0, 0, 0, 90, 30, -45, 180),
  })
  .map(({ box, ...more }) => ({ ...box, ...more }))
const images = fc
  .array(fc.integer({ min: 1, max: 30 }), { maxLength: 10 })
  .map((ids) => ids.map((id) => sampleImage(id, `图${id}`, '#123456')))

export const anyKnownElement = fc.oneof(
  fc.tuple(layout, fc.constantFrom('春茶上新', '', 'a b')).map(([layout, value]) => sampleText(value, layout)),
  layout.map((layout) => sampleMarquee('到店即享', layout)),
  layout.map((layout) => sampleClock(4, layout)),
  fc.tuple(layout, images).map(([layout, images]) => sampleCarousel(1, layout, { images })),
)
const anyBoxElement = fc.tuple(layout, images).map(([layout, medias]) => sampleMediaBox(medias, layout))
const anyOther = fc.oneof(
  fc
    .tuple(layout, fc.constantFrom(1200, 1700, 77))
    .map(([layout, type]) => sampleElement(type, layout, { city: '示例市' })),
  fc.constantFrom<unknown>(
    null,
    'text',
    { type: 900 },
    { type: 'x', layout: null, data: { image: { id: 5, path: 'a.png' } } },
  ),
)

/** The elements of a scene within the limits; some of types that are not known, some that are no elements. */
export const anyElements = fc
  .tuple(
    fc.array(anyKnownElement, { maxLength: 4 }),
    fc.array(anyBoxElement, { maxLength: 2 }),
    fc.array(anyOther, { maxLength: 3 }),
    fc.integer(),
  )
  .map(([known, boxes, others, seed]) => shuffled([...known, ...boxes, ...others], seed))

export const anyAd = fc
  .tuple(
    fc.array(anyElements, { maxLength: 4 }),
    fc.constantFrom({ width: 1920, height: 1080 }, { width: 1080, height: 1920 }, { width: 1366, height: 77 }),
  )
  .map(([scenes, size]) => ({ scenes, size }))

function shuffled<Value>(values: readonly Value[], seed: number): Value[] {
  return values
    .map((value, index) => ({ value, key: Math.sin(seed + index * 7.3) }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)
}
