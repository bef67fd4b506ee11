import { sampleImage, sampleScene } from '#src/scene/tests/samples.ts'
import type { Json, JsonObject } from '#src/scene/model/json.ts'
import { alignElements, distributeElements, orderElements, orderElementsTo } from '../commands/arrange.ts'
import { addContents, moveContent, removeContent, replaceContent } from '../commands/contents.ts'
import { copiedScene, copiedText, cutElements, pasteText } from '../commands/copy-paste.ts'
import { duplicateElements, removeElements, selectAll, setPixels } from '../commands/elements.ts'
import { fitBoxes, fitLetters, type Measure } from '../commands/fit-letters.ts'
import { insertElement } from '../commands/insert.ts'
import { centreInScene, fillScene, takeProportion } from '../commands/place.ts'
import {
  addScene,
  duplicateScene,
  moveScene,
  removeScene,
  setBackground,
  setResolution,
  setStay,
} from '../commands/scenes.ts'
import { copyStyle, pasteStyle } from '../commands/style.ts'
import { goBy } from '../commands/walk-scenes.ts'
import { withColor, withImage, withNone } from '../model/backgrounds.ts'
import type { EditorStore } from '../session/editor-store.ts'
import { makeNew } from './samples.ts'

export interface RandomCommand {
  readonly which: number
  readonly a: number
  readonly b: number
}

interface Desk {
  store: EditorStore
  /** What a clipboard holds. */
  clipboard: { text: string }
  pick: <Value>(values: readonly Value[], number: number) => Value | undefined
}

const image = (id: number) => sampleImage(id, `图${id}`, '#345678') as unknown as JsonObject
const imagesOf = (count: number) => Array.from({ length: count }, (_, index) => image(index))

type Does = (desk: Desk, a: number, b: number) => unknown

const does: readonly Does[] = [
  ({ store, pick }, a, b) => {
    const ids = store.scene()?.elements.map(({ id }) => id) ?? []
    const [one, other] = [pick(ids, a), pick(ids, b)]
    store.select([...new Set([one, other].filter((id) => id !== undefined))])
  },
  ({ store }) => selectAll(store),
  ({ store }, a) => goBy(store, (a % 3) - 1),
  ({ store }) => store.undo(),
  ({ store }) => store.redo(),
  ({ store }, a) =>
    insertElement(store, makeNew(pickOf(['文本', '滚动文本', '时间'], a) ?? '文本', store.state.document)),
  ({ store }, a) => insertElement(store, makeNew('图片', store.state.document, imagesOf(a % 13))),
  ({ store }, a) => insertElement(store, makeNew('混合媒体', store.state.document, imagesOf(a % 13))),
  ({ store }) => removeElements(store),
  ({ store }) => (isFull(store) ? removeElements(store) : duplicateElements(store)),
  ({ store, clipboard }) => {
    const text = copiedText(store)
    if (text !== undefined) clipboard.text = text
    return text
  },
  ({ store, clipboard }) => {
    const text = copiedText(store)
    if (text !== undefined) clipboard.text = text
    return cutElements(store)
  },
  ({ store, clipboard }) => (isFull(store) ? removeElements(store) : pasteText(store, clipboard.text)),
  ({ store }, a) =>
    alignElements(store, pickOf(['left', 'center', 'right', 'top', 'middle', 'bottom'] as const, a) ?? 'left'),
  ({ store }) => copyStyle(store),
  ({ store }) => pasteStyle(store),
  ({ store }) => fillScene(store),
  ({ store }) => takeProportion(store),
  ({ store }) => centreInScene(store),
  ({ store }, a) => fitBoxes(store, measureOf(a)),
  ({ store }, a) => fitLetters(store, measureOf(a)),
  ({ store }, a) => distributeElements(store, a % 2 === 0 ? 'x' : 'y'),
  ({ store }, a) => orderElements(store, pickOf(['up', 'down', 'top', 'bottom'] as const, a) ?? 'up'),
  ({ store }, a, b) => orderElementsTo(store, store.state.selection, (a + b) % 9),
  ({ store }, a, b) =>
    setPixels(
      store,
      store.state.selection,
      pickOf(['left', 'top', 'width', 'height'] as const, a) ?? 'left',
      (b % 2500) - 100,
    ),
  ({ store }, a) => addContents(store, store.state.selection[0] ?? '', imagesOf(a % 5)),
  ({ store }, a, b) => replaceContent(store, store.state.selection[0] ?? '', a % 4, image(b)),
  ({ store }, a) => removeContent(store, store.state.selection[0] ?? '', a % 4),
  ({ store }, a, b) => moveContent(store, store.state.selection[0] ?? '', a % 4, b % 4),
  ({ store }) => addScene(store),
  ({ store }, a, b) =>
    addScene(
      store,
      sampleScene([
        makeNew('混合媒体', store.state.document, imagesOf(a % 12)),
        ...Array.from({ length: b % 3 }, () => makeNew('混合媒体', store.state.document)),
      ]) as unknown as Json,
      a % 12,
    ),
  ({ store }) => duplicateScene(store, store.state.sceneId),
  ({ store }, a) => setStay(store, store.state.sceneId, a % 90),
  ({ store, clipboard }) => {
    clipboard.text = copiedScene(store) ?? clipboard.text
  },
  ({ store }, a) => removeScene(store, pickOf(store.state.document.scenes, a)?.id ?? ''),
  ({ store }, a, b) => moveScene(store, pickOf(store.state.document.scenes, a)?.id ?? '', b % 11),
  ({ store }, a, b) =>
    setBackground(
      store,
      pickOf(
        [
          (raw: JsonObject) => withColor(raw, { r: b % 256, g: 0, b: 0 }),
          (raw: JsonObject) => withImage(raw, image(b)),
          withNone,
        ],
        a,
      ) ?? withNone,
      a % 2 === 0 ? { coalesce: 'background' } : { elements: store.state.selection },
    ),
  ({ store }, a) =>
    setResolution(
      store,
      pickOf(
        [
          { width: 1920, height: 1080 },
          { width: 1080, height: 1920 },
          { width: 4096, height: 64 },
          { width: -1, height: 5 },
        ],
        a,
      ) ?? { width: 1, height: 1 },
    ),
]

/** As a page might measure letters: up to a little more than the scene has room for. */
function measureOf(number: number): Measure {
  return {
    box: ({ index }, { width, height }) => ({
      width: 1 + (((number + index * 37) % 105) * width) / 100,
      height: 1 + (((number * 7 + index * 11) % 105) * height) / 100,
    }),
    overflows: (view) => 'style' in view && view.style.size > 8 + (number % 50),
  }
}

/** Copies of copies would be all that the time goes into. */
function isFull(store: EditorStore): boolean {
  return (store.scene()?.elements.length ?? 0) > 16
}

export const COMMANDS = does.length

export function runRandom(store: EditorStore, clipboard: { text: string }, { which, a, b }: RandomCommand): unknown {
  return does[which % COMMANDS]?.({ store, clipboard, pick: pickOf }, a, b)
}

function pickOf<Value>(values: readonly Value[], number: number): Value | undefined {
  return values[number % Math.max(1, values.length)]
}
