import { subscribe } from 'valtio/vanilla'
import { isAt, type Point } from '../../model/geometry.ts'
import { allAt, topmostAt } from '../../model/hit-test.ts'
import { HANDLES, type Handle } from '../../model/resize.ts'
import type { Gesture, HeldKeys } from '../gestures/gesture.ts'
import { marqueeGesture } from '../gestures/marquee.ts'
import { moveGesture } from '../gestures/move.ts'
import {
  resizeGesture,
  resizeTogetherGesture,
  rotateGesture,
  rotateTogetherGesture,
} from '../gestures/resize-and-rotate.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'
import { createEdgeScroll, type PointerPlace } from './edge-scroll.ts'
import { editContent } from './edit-content.ts'
import { elementWords } from './words.ts'

/** Pixels of the page that the mouse may tremble before a press becomes a drag. */
const DRAG_THRESHOLD_PX = 3

/** Keys that go with the mouse. */
const HELD: ReadonlySet<string> = new Set(['Shift', 'Alt', 'Control', 'Meta', ' '])

/** A press that may become a drag. */
interface Press {
  readonly pointer: number
  readonly x: number
  readonly y: number
  /** What begins when the mouse goes away; undefined where nothing can be dragged. */
  readonly drag: () => Gesture | undefined
  /** What happens when it is let go where it was pressed. */
  readonly click: () => void
}

/**
 * Makes a part of the page, which `scroller` scrolls, the canvas of a stage: takes presses and drags, until what is
 * returned is called.
 */
export function attachPointer(region: HTMLElement, scroller: HTMLElement, stage: CanvasContext): () => void {
  const { store } = stage
  const edges = createEdgeScroll(scroller)
  let press: Press | undefined
  let gesture: Gesture | undefined
  /** Where on the page the mouse was last in this drag. */
  let last: { place: PointerPlace; keys: HeldKeys } | undefined
  let unwatch = () => {}
  const editor = region.closest('[data-fills-window]')

  function onPointerDown(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : undefined
    if (event.button !== 0 || press || target?.closest('[data-own-pointer]')) return
    // the press must not begin a selection of texts; then the focus has to be moved by hand
    event.preventDefault()
    region.focus({ preventScroll: true })
    // a ring of keys that were pressed before would stay
    region.toggleAttribute('data-by-mouse', true)
    press = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      ...pressAt(stage, target, stage.pointAt(event), keysOf(event)),
    }
    region.setPointerCapture(event.pointerId)
    editor?.toggleAttribute('data-pressed', true)
    unwatch = watch()
  }

  function onPointerMove(event: PointerEvent) {
    if (!press) {
      hover(event)
      return
    }
    if (event.pointerId !== press.pointer) return
    if (!gesture) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_THRESHOLD_PX) return
      gesture = press.drag()
      if (!gesture) return
      stage.hovered.set(undefined)
      stage.busy.set(true)
    }
    const place = { clientX: event.clientX, clientY: event.clientY }
    step(place, keysOf(event))
    edges.follow(place)
  }

  function step(place: PointerPlace, keys: HeldKeys) {
    last = { place, keys }
    gesture?.step(stage.pointAt(place), keys)
  }

  function onPointerUp(event: PointerEvent) {
    if (event.pointerId !== press?.pointer) return
    const { click } = press
    end((ended) => (ended ? ended.finish() : click()))
  }

  const cancel = () => end((ended) => ended?.cancel())
  const onLost = (event: PointerEvent) => event.pointerId === press?.pointer && cancel()

  function end(by: (ended: Gesture | undefined) => void) {
    const [ended, { pointer } = { pointer: -1 }] = [gesture, press]
    unwatch()
    edges.stop()
    press = gesture = last = undefined
    if (region.hasPointerCapture(pointer)) region.releasePointerCapture(pointer)
    by(ended)
    editor?.removeAttribute('data-pressed')
    stage.busy.set(false)
  }

  /** As long as a press lasts: keys belong to it, and what changes the document from elsewhere ends it. */
  function watch() {
    const { document: before, sceneId } = store.state
    const onKey = (event: KeyboardEvent) => {
      event.stopImmediatePropagation()
      event.preventDefault()
      if (event.key === 'Escape' && event.type === 'keydown') {
        cancel()
        return
      }
      if (last) step(last.place, keysOf(event))
    }
    // the scene has moved below the mouse, whoever scrolled it
    const onScroll = () => last && step(last.place, last.keys)
    const onChange = () => {
      if (store.state.document !== before || store.state.sceneId !== sceneId) cancel()
    }
    const unsubscribe = subscribe(store.state, onChange, true)
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('keyup', onKey, true)
    window.addEventListener('blur', cancel)
    scroller.addEventListener('scroll', onScroll)
    return () => {
      unsubscribe()
      scroller.removeEventListener('scroll', onScroll)
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('keyup', onKey, true)
      window.removeEventListener('blur', cancel)
    }
  }

  function hover(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : undefined
    const own = target?.closest('[data-own-pointer], [data-handle]')
    const id = own ? undefined : topmostAt(stage.reachable(), stage.pointAt(event))?.id
    stage.hovered.set(id)
  }

  const onLeave = () => stage.hovered.set(undefined)

  const onOther = (event: KeyboardEvent | FocusEvent) => {
    if (!('key' in event && HELD.has(event.key))) region.removeAttribute('data-by-mouse')
  }

  function onDoubleClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : undefined
    if (target?.closest('[data-own-pointer]') || store.state.readOnly !== undefined) return
    const id = topmostAt(stage.reachable(), stage.pointAt(event))?.id
    if (id !== undefined) editContent(stage, id)
  }

  region.addEventListener('pointerdown', onPointerDown)
  region.addEventListener('pointermove', onPointerMove)
  region.addEventListener('pointerup', onPointerUp)
  region.addEventListener('pointercancel', onLost)
  region.addEventListener('lostpointercapture', onLost)
  region.addEventListener('pointerleave', onLeave)
  region.addEventListener('dblclick', onDoubleClick)
  region.addEventListener('keydown', onOther)
  region.addEventListener('blur', onOther)
  return () => {
    cancel()
    region.removeEventListener('pointerdown', onPointerDown)
    region.removeEventListener('pointermove', onPointerMove)
    region.removeEventListener('pointerup', onPointerUp)
    region.removeEventListener('pointercancel', onLost)
    region.removeEventListener('lostpointercapture', onLost)
    region.removeEventListener('pointerleave', onLeave)
    region.removeEventListener('dblclick', onDoubleClick)
    region.removeEventListener('keydown', onOther)
    region.removeEventListener('blur', onOther)
  }
}

function keysOf({ shiftKey, altKey, ctrlKey, metaKey }: PointerEvent | KeyboardEvent): HeldKeys {
  return { shift: shiftKey, alt: altKey, ctrl: ctrlKey || metaKey }
}

/**
 * What a press at a point of the scene is: on a handle, on an element, or beside them. With Shift or Ctrl it adds to
 * what is chosen, or takes away from it; with Alt it goes through to what lies below.
 */
function pressAt(
  stage: CanvasContext,
  target: Element | undefined,
  at: Point,
  { shift, ctrl, alt }: HeldKeys,
): Pick<Press, 'drag' | 'click'> {
  const { store } = stage
  const nothing = () => {}

  const handle = target?.closest('[data-handle]')?.getAttribute('data-handle')
  if (handle != null) {
    return { drag: () => reshapeBy(stage, HANDLES[Number(handle)], at), click: nothing }
  }

  const hit = topmostAt(stage.reachable(), at)
  if (shift || ctrl) {
    const { selection } = store.state
    if (!hit) return { drag: () => marqueeGesture(stage, at, true), click: nothing }
    const next = selection.includes(hit.id) ? selection.filter((id) => id !== hit.id) : [...selection, hit.id]
    return {
      drag: () => dragged(stage, selection.includes(hit.id) ? selection : next, hit.id, at),
      click: () => store.select(next),
    }
  }

  // what is selected is dragged from wherever it is taken, also where something lies over it
  const held = stage.reachable().findLast((box) => store.state.selection.includes(box.id) && isAt(box, at))
  if (held)
    return {
      drag: () => dragged(stage, store.state.selection, held.id, at),
      click: () => (alt ? selectBelow(stage, at) : hit && store.select([hit.id])),
    }
  if (!hit) return { drag: () => marqueeGesture(stage, at, false), click: () => store.select([]) }
  if (!alt) store.select([hit.id])
  return {
    drag: () => dragged(stage, [hit.id], hit.id, at),
    click: () => alt && selectBelow(stage, at),
  }
}

/** Chooses what lies below the chosen element at a point, or the topmost one; below the lowest it begins anew. */
function selectBelow(stage: CanvasContext, at: Point) {
  const { store } = stage
  const there = allAt(stage.reachable(), at)
  const chosen = there.findIndex(({ id }) => store.state.selection.includes(id))
  const next = there[Math.max(chosen, 0) + 1] ?? there[0]
  const scene = store.scene()
  if (!next || !scene) return
  store.select([next.id])
  store.announce(elementWords(stage, scene, next.id))
}

/** A handle of what is selected, or where there is none the one that turns it. */
function reshapeBy(stage: CanvasContext, handle: Handle | undefined, at: Point): Gesture | undefined {
  const boxes = stage.movable(stage.store.state.selection)
  const [box, ...others] = boxes
  if (!box) return undefined
  if (others.length > 0)
    return handle ? resizeTogetherGesture(stage, boxes, handle, at) : rotateTogetherGesture(stage, boxes, at)
  return handle ? resizeGesture(stage, box, handle, at) : rotateGesture(stage, box, at)
}

function dragged(stage: CanvasContext, ids: readonly string[], graspedId: string, at: Point): Gesture | undefined {
  stage.store.select(ids)
  const boxes = stage.movable(ids)
  const grasped = boxes.find(({ id }) => id === graspedId) ?? boxes[0]
  return grasped && moveGesture(stage, boxes, grasped, at)
}
