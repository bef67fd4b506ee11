import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { isDialogOpen } from '#src/lib/dom/is-dialog-open.ts'
import { isTextField } from '#src/lib/dom/is-text-field.ts'
import { clampedDelta, turnedPoint, type Point } from '../../model/geometry.ts'
import { resized } from '../../model/resize.ts'
import { resizedTogether } from '../../model/resize-together.ts'
import { moveBy } from '../gestures/move.ts'
import { reshape } from '../gestures/reshaping.ts'
import type { EditorStore } from '../../session/editor-store.ts'
import { editContent } from './edit-content.ts'
import { focusCanvas } from '../../session/focus-canvas.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'
import { elementWords, placeWords } from './words.ts'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Pixels of the scene that an arrow goes with Shift. */
const FAR = 10

/** Keys that belong to the canvas alone; what the whole editor understands is left to it. */
export function onCanvasKey(event: ReactKeyboardEvent<HTMLElement>, stage: CanvasContext) {
  if (event.target !== event.currentTarget || event.defaultPrevented || event.ctrlKey || event.metaKey) return
  const arrow = ARROWS[event.key]
  const taken = arrow ? onArrow(stage, arrow, event) : event.altKey ? false : onKey(stage, event)
  if (taken) event.preventDefault()
}

/** What goes by arrow keys itself. */
const OWN_ARROWS =
  '[role=slider], [role=tab], [role=menu], [role=listbox], [role=tree], [role=grid], [role=radiogroup], input, select'

/**
 * Arrows move what is selected wherever in the editor the focus is, but in fields and where arrows mean something else.
 */
export function onArrowAnywhere(event: KeyboardEvent, stage: CanvasContext) {
  const arrow = ARROWS[event.key]
  if (!arrow || event.defaultPrevented || event.ctrlKey || event.metaKey || isDialogOpen()) return
  if (isTextField(event.target) || (event.target instanceof Element && event.target.closest(OWN_ARROWS))) return
  if (onArrow(stage, arrow, event)) event.preventDefault()
}

/**
 * Escape anywhere in the editor takes the choice back as it does on the canvas (E31), unless a field or an open list
 * has it; then the canvas has the keys.
 */
export function deselectByEscape(event: ReactKeyboardEvent<HTMLElement>, store: EditorStore) {
  if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen()) return
  if (event.target instanceof Element && event.target.hasAttribute('data-expanded')) return
  if (!deselect(store)) return
  event.preventDefault()
  focusCanvas()
}

function deselect(store: EditorStore): boolean {
  if (store.state.selection.length === 0) return false
  store.select([])
  store.announce('已取消选择')
  return true
}

function onArrow(
  stage: CanvasContext,
  { x, y }: Point,
  { shiftKey, altKey }: Pick<KeyboardEvent, 'shiftKey' | 'altKey'>,
): boolean {
  const { selection } = stage.store.state
  if (selection.length === 0) return false
  const boxes = stage.movable(selection)
  const step = shiftKey ? FAR : 1
  if (altKey) sizeBy(stage, { x: x * step, y: y * step })
  else if (boxes.length > 0) {
    const wanted = { x: x * step, y: y * step }
    const delta = clampedDelta(boxes, wanted, stage.size())
    const moved = moveBy(stage, boxes, delta, '移动', `nudge ${boxes.map(({ id }) => id).join(' ')}`)
    tell(stage, boxes.length === 1 ? boxes[0]?.id : undefined, moved, '已到场景边缘')
  }
  return true
}

/** Makes what is selected larger to the right and below, or smaller; several elements together. */
function sizeBy(stage: CanvasContext, along: Point) {
  const boxes = stage.movable(stage.store.state.selection)
  const [box, ...others] = boxes
  if (!box) return
  const handle = { x: along.x === 0 ? 0 : 1, y: along.y === 0 ? 0 : 1 } as const
  const size = stage.size()
  const next =
    others.length > 0
      ? resizedTogether(boxes, handle, along, { size })
      : [{ ...box, ...resized(box, handle, turnedPoint(along, { x: 0, y: 0 }, box.rotate), { size }) }]
  const done = reshape(stage, boxes, next, '调整大小', `size ${boxes.map(({ id }) => id).join(' ')}`)
  tell(stage, others.length > 0 ? undefined : box.id, done, '不能再调整')
}

function tell(stage: CanvasContext, id: string | undefined, done: boolean, limit: string) {
  if (!done) stage.store.announce(limit)
  else if (id !== undefined) stage.store.announce(placeWords(stage, id))
}

function onKey(stage: CanvasContext, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  const { store } = stage
  switch (key) {
    case 'Tab':
      return walk(stage, shiftKey ? -1 : 1)
    case 'Escape':
      return deselect(store)
    case 'Enter':
      return stage.store.state.selection.length === 1 && editContent(stage, stage.store.state.selection[0] ?? '')
    default:
      return false
  }
}

/** To the next element in the order in which they are drawn; past the last one the focus goes on through the page. */
function walk(stage: CanvasContext, way: 1 | -1): boolean {
  const { store } = stage
  const scene = store.scene()
  const ids = stage
    .placed()
    .map(({ id }) => id)
    .filter((id) => !store.state.hidden.includes(id))
  const current = ids.indexOf(store.state.selection.at(-1) ?? '')
  const next = current === -1 ? (way === 1 ? ids[0] : ids.at(-1)) : ids[current + way]
  if (!scene || next === undefined || (current === 0 && way === -1)) return false
  store.select([next])
  store.announce(elementWords(stage, scene, next))
  return true
}
