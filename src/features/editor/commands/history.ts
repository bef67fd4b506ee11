import type { EditDocument } from '../model/edit-document.ts'

export interface Position {
  readonly document: EditDocument
  /** The scene that is on the canvas; '' when there is none. */
  readonly sceneId: string
  /** Ids of the chosen elements of that scene. */
  readonly selection: readonly string[]
}

interface Step {
  /** What was done, in Chinese words: 移动, 修改字号. */
  readonly label: string
  readonly before: Position
  readonly after: Position
  /** Edits with the same key in a row are one step; undefined for those that stand alone. */
  readonly coalesce: string | undefined
  /** Milliseconds of the last edit in it. */
  readonly at: number
}

export interface History {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

/** Steps that are kept; documents share what they have in common, so that a step costs what it changed. */
const HISTORY_LIMIT = 500
/** Milliseconds after which an edit of the same thing is a step of its own. */
const COALESCE_MS = 600

export const emptyHistory: History = { done: [], undone: [] }

/** The history after an edit. Edits with the same `coalesce` key that follow each other closely are one step. */
export function recorded(
  history: History,
  edit: { label: string; before: Position; after: Position; coalesce?: string | undefined; at: number },
): History {
  const last = history.done.at(-1)
  const joins =
    last !== undefined &&
    history.undone.length === 0 &&
    edit.coalesce !== undefined &&
    last.coalesce === edit.coalesce &&
    edit.at - last.at < COALESCE_MS
  const step: Step = {
    label: edit.label,
    before: joins ? last.before : edit.before,
    after: edit.after,
    coalesce: edit.coalesce,
    at: edit.at,
  }
  return { done: [...(joins ? history.done.slice(0, -1) : history.done), step].slice(-HISTORY_LIMIT), undone: [] }
}

export function sealed(history: History): History {
  const last = history.done.at(-1)
  return last?.coalesce === undefined
    ? history
    : { ...history, done: [...history.done.slice(0, -1), { ...last, coalesce: undefined }] }
}

/** The last step taken back: where that leads, and what it was; undefined when there is none. */
export function undone(history: History): { history: History; position: Position; label: string } | undefined {
  const step = history.done.at(-1)
  return (
    step && {
      history: { done: history.done.slice(0, -1), undone: [step, ...history.undone] },
      position: step.before,
      label: step.label,
    }
  )
}

/** The last undone step done again; undefined when there is none. */
export function redone(history: History): { history: History; position: Position; label: string } | undefined {
  const [step, ...rest] = history.undone
  return step && { history: { done: [...history.done, step], undone: rest }, position: step.after, label: step.label }
}

/** The history with another name in all of its documents: what is the same document stays the same one. */
export function renamed(history: History, as: (document: EditDocument) => EditDocument): History {
  const at = (position: Position): Position => ({ ...position, document: as(position.document) })
  const steps = (list: readonly Step[]) =>
    list.map((step) => ({ ...step, before: at(step.before), after: at(step.after) }))
  return { done: steps(history.done), undone: steps(history.undone) }
}
