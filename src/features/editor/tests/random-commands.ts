import { sampleImage, sampleScene } from '#src/scene/tests/samples.ts'
import type { Json, JsonObject } from '#src/scene/model/json.ts'
import { orderElementsTo } from '../commands/arrange.ts'
import { commandIds, commandOf, type CommandId } from '../commands/commands.ts'
import { addContents, moveContent, removeContent, replaceContent } from '../commands/contents.ts'
import { removeElements, setPixels } from '../commands/elements.ts'
import { fitBoxes, fitLetters, type Measure } from '../commands/fit-letters.ts'
import { insertElement } from '../commands/insert.ts'
import { addScene, setBackground, setResolution, setStay } from '../commands/scenes.ts'
import { withColor, withImage, withNone } from '../model/backgrounds.ts'
import type { EditorStore } from '../session/editor-store.ts'
import { emptyDesk, makeNew } from './samples.ts'

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
  /** Gets the commands of the table that could be done. */
  done: Set<CommandId> | undefined
}

const image = (id: number) => sampleImage(id, `图${id}`, '#345678') as unknown as JsonObject
const imagesOf = (count: number) => Array.from({ length: count }, (_, index) => image(index))

type Does = (desk: Desk, a: number, b: number) => unknown

/** What buttons, fields, lists and drags do, of which the table of commands knows nothing. */
const byHand: readonly Does[] = [
  ({ store, pick }, a, b) => {
    const ids = store.scene()?.elements.map(({ id }) => id) ?? []
    const [one, other] = [pick(ids, a), pick(ids, b)]
    store.select([...new Set([one, other].filter((id) => id !== undefined))])
  },
  ({ store }, a) =>
    insertElement(store, makeNew(pickOf(['文本', '滚动文本', '时间'], a) ?? '文本', store.state.document)),
  ({ store }, a) => insertElement(store, makeNew('图片', store.state.document, imagesOf(a % 2 === 0 ? 1 : a % 13))),
  ({ store }, a) => insertElement(store, makeNew('混合媒体', store.state.document, imagesOf(a % 13))),
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
  ({ store }, a) => setStay(store, store.state.sceneId, a % 90),
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

/** Commands that need a page to measure letters in. */
const measured: Partial<Record<CommandId, Does>> = {
  fitBox: ({ store }, a) => fitBoxes(store, measureOf(a)),
  fitLetters: ({ store }, a) => fitLetters(store, measureOf(a)),
}
/** Commands that make more of what is there, beside those that add. */
const MULTIPLY: ReadonlySet<CommandId> = new Set(['duplicate', 'paste'])

function doCommand(id: CommandId, desk: Desk, a: number, b: number): unknown {
  const { store, clipboard, done } = desk
  const blocked = commandOf(id).blocked(store)
  if (blocked !== undefined) return blocked
  if ((MULTIPLY.has(id) || id.startsWith('add ')) && isFull(store)) return removeElements(store)
  done?.add(id)
  const way = measured[id]
  if (way) return way(desk, a, b)
  return commandOf(id).run(store, {
    ...emptyDesk,
    clipboard: {
      write: async (text) => void (clipboard.text = text),
      read: async () => clipboard.text,
    },
  })
}

/** All of the table of commands, and all that is done without it. */
const does: readonly Does[] = [
  ...commandIds.map(
    (id): Does =>
      (desk, a, b) =>
        doCommand(id, desk, a, b),
  ),
  ...byHand,
  // what others work on comes often enough
  ...byHand.slice(0, 4),
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

export async function runRandom(
  store: EditorStore,
  clipboard: { text: string },
  { which, a, b }: RandomCommand,
  done?: Set<CommandId>,
): Promise<unknown> {
  return does[which % COMMANDS]?.({ store, clipboard, pick: pickOf, done }, a, b)
}

function pickOf<Value>(values: readonly Value[], number: number): Value | undefined {
  return values[number % Math.max(1, values.length)]
}
