import { isKnown } from '#src/scene/kinds/kind-of.ts'
import { sceneById, viewById, type EditDocument, type EditScene } from '../model/edit-document.ts'
import type { Point } from '../model/geometry.ts'
import type { RulerGuide } from '../model/rulers.ts'
import type { Zoomed } from '../model/zoom.ts'
import type { Position } from './history.ts'

/**
 * What commands need of the store. A command answers why it did nothing, in words for a message, or undefined when it
 * did what it is for, or when there was nothing to do.
 */
export interface EditorPort {
  readonly state: Position & {
    readonly readOnly: string | undefined
    readonly saving: boolean
    readonly undoLabel: string | undefined
    readonly redoLabel: string | undefined
    readonly locked: readonly string[]
    readonly hidden: readonly string[]
    readonly ratios: Readonly<Record<string, boolean>>
    readonly grid: boolean
    readonly snap: boolean
    readonly rulers: boolean
    readonly rulerGuides: readonly RulerGuide[]
  } & Zoomed
  edit(
    label: string,
    change: (
      position: Position,
    ) => EditDocument | { document: EditDocument; sceneId?: string; selection?: readonly string[] },
    options?: { coalesce?: string },
  ): boolean
  undo(): void
  redo(): void
  select(ids: readonly string[]): void
  goToScene(id: string): void
  setZoom(percent: number, at?: Point): void
  set(values: {
    grid?: boolean
    snap?: boolean
    rulers?: boolean
    rulerGuides?: readonly RulerGuide[]
    locked?: readonly string[]
    hidden?: readonly string[]
    ratios?: Readonly<Record<string, boolean>>
  }): void
  announce(text: string): void
}

/** Why a command did nothing; undefined when it did. */
export type Refusal = string | undefined

export function sceneOf({ state }: Pick<EditorPort, 'state'>): EditScene | undefined {
  return sceneById(state.document, state.sceneId)
}

/** Said of elements whose type is not known: they stay as they came (E1). */
export const NOT_EDITABLE = '所选元素不可编辑'

export function knownOf(scene: EditScene, ids: readonly string[]): string[] {
  return ids.filter((id) => {
    const view = viewById(scene, id)
    return view !== undefined && isKnown(view)
  })
}
