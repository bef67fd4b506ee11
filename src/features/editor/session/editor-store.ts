import { proxy, ref } from 'valtio/vanilla'
import {
  emptyHistory,
  recorded,
  redone,
  renamed,
  sealed,
  undone,
  type History,
  type Position,
} from '../commands/history.ts'
import { sceneById, type EditDocument, type EditScene } from '../model/edit-document.ts'
import type { Point } from '../model/geometry.ts'
import type { Size } from '../model/new-elements.ts'
import type { RulerGuide } from '../model/rulers.ts'
import { clampedZoom, ZOOM } from '../model/zoom.ts'

/** What the editor shows. Only the functions of the store change it. */
export interface EditorState {
  document: EditDocument
  /** The scene on the canvas; '' when there is none. */
  sceneId: string
  /** Ids of the chosen elements of that scene, in the order in which they were chosen. */
  selection: readonly string[]
  /** Percent; 100 shows the whole scene fitted to the area. */
  zoom: number
  /** What the canvas has for the scene, pixels of the page; 0 by 0 until it is known. */
  room: Size
  /** The point of the scene that comes to the middle with the last zoom, its pixels; undefined where that stays. */
  aim: Point | undefined
  grid: boolean
  snap: boolean
  rulers: boolean
  /** Lines that were drawn out of the rulers. Of the session: never saved. */
  rulerGuides: readonly RulerGuide[]
  /**
   * Ids of elements that the mouse does not take, and that are not shown on the canvas. Of the session: never saved.
   */
  locked: readonly string[]
  hidden: readonly string[]
  /** Whether the corners of an element keep its proportion, where that was said, by their ids. Of the session, too. */
  ratios: Readonly<Record<string, boolean>>
  /** What elements were called in the list of layers, by their ids. Of the session, too. */
  names: Readonly<Record<string, string>>
  /** What undo and redo would do, in words; undefined when there is nothing. */
  undoLabel: string | undefined
  redoLabel: string | undefined
  /** The document as it was last loaded or saved. */
  saved: EditDocument
  /** The ad that a save changes; undefined for a new ad and for a copy (D10). */
  programId: string | number | undefined
  /** Why nothing can be edited; undefined when it can. */
  readOnly: string | undefined
  /** The ad is on its way to the server. */
  saving: boolean
  /** What is said to those who listen; `count` makes saying the same again a change. */
  announced: { text: string; count: number }
}

/** A change of the document: the new one, and where to apply in it when that differs. */
export type Change = EditDocument | { document: EditDocument; sceneId?: string; selection?: readonly string[] }

type Settable = Pick<
  EditorState,
  | 'grid'
  | 'snap'
  | 'rulers'
  | 'rulerGuides'
  | 'room'
  | 'locked'
  | 'hidden'
  | 'ratios'
  | 'names'
  | 'readOnly'
  | 'saving'
  | 'programId'
>

export interface EditorStore {
  /** To be read with valtio's `useSnapshot`. `document` and `saved` are plain immutable objects. */
  readonly state: EditorState
  /** The scene on the canvas. */
  scene(): EditScene | undefined
  /**
   * Changes the document: the only way. `label` is what was done, in Chinese. Edits with the same `coalesce` key within
   * 600 ms are one step of the history. Answers whether anything changed; a read-only document never does.
   */
  edit(label: string, change: (position: Position) => Change, options?: { coalesce?: string }): boolean
  /** Gives the ad the name that it is saved under. No step: undo leads back over what was drawn, not over the name. */
  rename(name: string): void
  /** Ends a row of edits that are one step: at the release of a slider, at blur. */
  seal(): void
  undo(): void
  redo(): void
  select(ids: readonly string[]): void
  /** Shows a scene, and chooses that: none of its elements. */
  goToScene(id: string): void
  /** Zooms, and brings a point of the scene to the middle where one is given. */
  setZoom(percent: number, at?: Point): void
  set(values: Partial<Settable>): void
  /** The document was saved as it was then. */
  markSaved(document: EditDocument): void
  /** Begins anew with another document, without history. */
  open(document: EditDocument, given?: { programId?: string | number; saved?: EditDocument }): void
  /** Says something to those who listen to the page. */
  announce(text: string): void
}

/** A store for a document; `now` is the clock that decides what is one step. */
export function createEditorStore(
  document: EditDocument,
  { programId, now = Date.now }: { programId?: string | number; now?: () => number } = {},
): EditorStore {
  let history: History = emptyHistory
  /** Each document under every name it has had: named as before it is the same again, and saved if that was. */
  const namesakes = new WeakMap<EditDocument, Map<string, EditDocument>>()
  const state = proxy<EditorState>({
    document: ref(document),
    sceneId: document.scenes[0]?.id ?? '',
    selection: [],
    zoom: ZOOM.fit,
    room: { width: 0, height: 0 },
    aim: undefined,
    grid: false,
    snap: true,
    rulers: false,
    rulerGuides: [],
    locked: [],
    hidden: [],
    ratios: {},
    names: {},
    undoLabel: undefined,
    redoLabel: undefined,
    saved: ref(document),
    programId,
    readOnly: undefined,
    saving: false,
    announced: { text: '', count: 0 },
  })

  const position = (): Position => ({ document: state.document, sceneId: state.sceneId, selection: state.selection })

  function apply(next: Position) {
    const scene = sceneById(next.document, next.sceneId) ?? next.document.scenes[0]
    if (state.document !== next.document) state.document = ref(next.document)
    state.sceneId = scene?.id ?? ''
    const there = next.selection.filter((id) => scene?.elements.some((element) => element.id === id))
    if (!sameIds(there, state.selection)) state.selection = ref(there)
  }

  function remember(next: History) {
    history = next
    state.undoLabel = next.done.at(-1)?.label
    state.redoLabel = next.undone[0]?.label
  }

  const store: EditorStore = {
    state,
    scene: () => sceneById(state.document, state.sceneId),
    edit(label, change, { coalesce } = {}) {
      if (state.readOnly !== undefined) return false
      const before = position()
      const result = change(before)
      const after: Position = 'scenes' in result ? { ...before, document: result } : { ...before, ...result }
      if (after.document === before.document) {
        apply(after)
        return false
      }
      apply(after)
      remember(recorded(history, { label, before, after: position(), coalesce, at: now() }))
      return true
    },
    rename(name) {
      if (state.readOnly !== undefined || state.document.name === name) return
      const as = (document: EditDocument) => {
        const names = namesakes.get(document) ?? new Map([[document.name, document]])
        const named = names.get(name) ?? { ...document, name }
        names.set(name, named)
        namesakes.set(document, names).set(named, names)
        return named
      }
      state.document = ref(as(state.document))
      remember(renamed(history, as))
    },
    seal: () => remember(sealed(history)),
    undo() {
      const step = undone(history)
      if (!step || state.readOnly !== undefined) return
      apply(step.position)
      remember(step.history)
      store.announce(`已撤销：${step.label}`)
    },
    redo() {
      const step = redone(history)
      if (!step || state.readOnly !== undefined) return
      apply(step.position)
      remember(step.history)
      store.announce(`已重做：${step.label}`)
    },
    select: (ids) => apply({ ...position(), selection: ids }),
    goToScene: (id) => apply({ document: state.document, sceneId: id, selection: [] }),
    setZoom(percent, at) {
      // known to whoever follows the zoom
      state.aim = at
      state.zoom = clampedZoom(state, percent)
    },
    set(values) {
      Object.assign(state, values)
    },
    markSaved(saved) {
      state.saved = ref(saved)
    },
    open(next, given = {}) {
      remember(emptyHistory)
      Object.assign(state, {
        programId: given.programId,
        locked: [],
        hidden: [],
        ratios: {},
        names: {},
        saved: ref(given.saved ?? next),
      })
      apply({ document: next, sceneId: next.scenes[0]?.id ?? '', selection: [] })
    },
    announce(text) {
      state.announced = { text, count: state.announced.count + 1 }
    },
  }
  return store
}

function sameIds(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id, index) => id === others[index])
}
