import type { JsonObject } from '#src/scene/model/json.ts'
import type { Kind } from '#src/scene/kinds/kinds.ts'
import type { Addition } from '../kinds/editor-kind.ts'
import { editorKindOf } from '../kinds/editor-kind-of.ts'
import { editorKinds } from '../kinds/kinds.ts'
import { viewById } from '../model/edit-document.ts'
import { cannotAdd } from '../model/limits.ts'
import type { Command, Desk } from './command.ts'
import { sceneOf, type EditorPort, type Refusal } from './editor-port.ts'
import { insertElement } from './insert.ts'

export type AdditionId = `add ${Kind} ${number}`

export interface AdditionEntry extends Addition {
  readonly id: AdditionId
  readonly kind: Kind
}

const all = (Object.keys(editorKinds) as Kind[]).flatMap((kind) =>
  editorKinds[kind].additions.map((addition, way) => ({ ...addition, id: `add ${kind} ${way}` as const, kind, way })),
)

/** All that can be added: one of each kind (3§2), then the other ways to make one. */
export const additions: readonly AdditionEntry[] = all.toSorted((a, b) => Number(a.way > 0) - Number(b.way > 0))

export const addCommands: Readonly<Record<AdditionId, Command>> = Object.fromEntries(
  additions.map((addition): [AdditionId, Command] => [addition.id, commandFor(addition)]),
)

function commandFor(addition: AdditionEntry): Command {
  const { id, label, hint, kind, keys = [] } = addition
  return {
    label: `添加${label}`,
    hint,
    group: 'add',
    keys,
    focus: 'canvas',
    blocked: ({ state }) => state.readOnly ?? cannotAdd(state.document, state.sceneId, kind),
    // what shows materials begins with them
    run: (store, desk) => (editorKinds[kind].contents ? desk.add(id) : addElement(store, desk, addition, [])),
  }
}

/** Adds a new element, which then has the keys; a text is written at once (E27). */
export function addElement(
  store: EditorPort,
  { focus, write, lettersAt }: Pick<Desk, 'focus' | 'write' | 'lettersAt'>,
  { make, wanted }: AdditionEntry,
  medias: readonly JsonObject[],
): Refusal {
  const refusal = insertElement(store, make(store.state.document, medias), lettersAt, wanted)
  if (refusal !== undefined) return refusal
  const [id] = store.state.selection
  const scene = sceneOf(store)
  const made = scene && id !== undefined && viewById(scene, id)
  focus()
  if (made && editorKindOf(made).written(made)) write(id)
  return undefined
}
