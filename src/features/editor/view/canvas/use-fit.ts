import { useElementSize } from '@mantine/hooks'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { Point } from '../../model/geometry.ts'
import { fitOf, ZOOM, zoomStep } from '../../model/zoom.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'
import type { PointerPlace } from './edge-scroll.ts'
import { attachPinching, type Pinch } from './pinching.ts'

/**
 * Pixels of the page beside the scene, and above and below it: room for handles, of which the one that turns stands
 * above its box, and to begin an area.
 */
export const MARGIN = { x: 20, y: 40 } as const
/** How far a wheel turns for one step of the zoom; the turns of a touch pad are finer. */
const NOTCH = 40
/** Browsers make a hundred times the logarithm of it out of what two fingers do on a touch pad. */
const PER_PINCH = 100

/**
 * How large the scene is shown: fitted to the area at 100 % (3§2). Ctrl and the wheel zoom, and what is under the mouse
 * stays there, as it does between two fingers; zoomed otherwise, what is in the middle, or what was
 * asked for comes there. `area` measures, `scroller` scrolls.
 */
export function useFit(stage: CanvasContext) {
  const { store } = useEditor()
  const { document, zoom } = useEditorState()
  const { ref: area, width: room, height: roomHeight } = useElementSize<HTMLDivElement>()
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<Point & PointerPlace>(undefined)
  const [width, height] = [Math.max(0, room - 2 * MARGIN.x), Math.max(0, roomHeight - 2 * MARGIN.y)]
  const scale = (fitOf({ document, room: { width, height } }) * zoom) / ZOOM.fit
  // the commands that zoom reckon with it
  useLayoutEffect(() => store.set({ room: { width, height } }), [store, width, height])

  /** Scrolls until what was to stay at its place of the page is there. */
  const settle = useCallback(
    (node: HTMLElement | null) => {
      const kept = anchor.current
      anchor.current = undefined
      if (!node || !kept) return
      const now = stage.pointAt(kept)
      node.scrollBy({ left: (kept.x - now.x) * stage.scale(), top: (kept.y - now.y) * stage.scale() })
    },
    [stage],
  )

  useEffect(() => {
    const node = scroller.current
    let held: Omit<Pinch, 'factor'> | undefined
    function zoomAt(percent: number, place: Omit<Pinch, 'factor'>) {
      held = place
      store.setZoom(percent)
      held = undefined
    }
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      // else the browser would zoom the page
      event.preventDefault()
      if (stage.busy.get()) return
      const { deltaY } = event
      const percent =
        Math.abs(deltaY) < NOTCH
          ? store.state.zoom * Math.exp(-deltaY / PER_PINCH)
          : zoomStep(store.state, deltaY > 0 ? -1 : 1)
      zoomAt(percent, { from: event, to: event })
    }
    function onPinch({ factor, from, to }: Pinch) {
      const before = store.state.zoom
      zoomAt(before * factor, { from, to })
      if (store.state.zoom === before) node?.scrollBy(from.clientX - to.clientX, from.clientY - to.clientY)
    }
    let { zoom, aim } = store.state
    const unsubscribe = subscribe(
      store.state,
      () => {
        if (zoom === store.state.zoom && aim === store.state.aim) return
        const zooms = zoom !== store.state.zoom
        ;({ zoom, aim } = store.state)
        const middle = middleOf(node)
        // where it is not drawn yet, the point of the step before is the one to keep
        const { from, to } = held ?? { from: middle, to: middle }
        anchor.current = from &&
          to && { ...(aim ?? anchor.current ?? stage.pointAt(from)), clientX: to.clientX, clientY: to.clientY }
        if (!zooms) settle(node)
      },
      true,
    )
    node?.addEventListener('wheel', onWheel, { passive: false })
    const unpinch = node ? attachPinching(node, onPinch) : undefined
    return () => {
      unsubscribe()
      unpinch?.()
      node?.removeEventListener('wheel', onWheel)
    }
  }, [stage, store, settle])

  useLayoutEffect(() => {
    stage.setScale(scale)
    settle(scroller.current)
  }, [stage, scale, settle])

  return { area, scroller, scale }
}

function middleOf(node: HTMLElement | null): PointerPlace | undefined {
  const seen = node?.getBoundingClientRect()
  return seen && { clientX: seen.left + seen.width / 2, clientY: seen.top + seen.height / 2 }
}
