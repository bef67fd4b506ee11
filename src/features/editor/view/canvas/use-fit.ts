import { useElementSize } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { Point } from '../../model/geometry.ts'
import { ZOOM } from '../../session/editor-store.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'
import type { PointerPlace } from './edge-scroll.ts'

/** Pixels of the page around the scene: room for handles, and to begin an area beside it. */
export const MARGIN = 40
/** How far a wheel turns for one step of the zoom; the fine turns of a touch pad add up to it. */
const TURN = 40

/**
 * How large the scene is shown: fitted to the area at 100 % (3§2). Ctrl and the wheel zoom, and what is under the mouse
 * stays there; zoomed by a button, what is in the middle. `area` measures, `scroller` scrolls.
 */
export function useFit(stage: CanvasContext) {
  const { store } = useEditor()
  const { document, zoom } = useEditorState()
  const { ref: area, width: room, height: roomHeight } = useElementSize<HTMLDivElement>()
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<Point & PointerPlace>(undefined)
  const fit = Math.min((room - 2 * MARGIN) / document.width, (roomHeight - 2 * MARGIN) / document.height)
  const scale = Math.max(0, (fit * zoom) / ZOOM.fit)

  useEffect(() => {
    const node = scroller.current
    let turned = 0
    let mouse: PointerPlace | undefined
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      // else the browser would zoom the page
      event.preventDefault()
      if (stage.busy.get()) return
      turned += event.deltaY
      if (Math.abs(turned) < TURN) return
      const step = turned > 0 ? -ZOOM.step : ZOOM.step
      turned = 0
      mouse = { clientX: event.clientX, clientY: event.clientY }
      store.setZoom(store.state.zoom + step)
      mouse = undefined
    }
    let { zoom } = store.state
    const unsubscribe = subscribe(
      store.state,
      () => {
        if (zoom === store.state.zoom) return
        zoom = store.state.zoom
        const place = mouse ?? middleOf(node)
        anchor.current = place && { ...stage.pointAt(place), ...place }
      },
      true,
    )
    node?.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      unsubscribe()
      node?.removeEventListener('wheel', onWheel)
    }
  }, [stage, store])

  useLayoutEffect(() => {
    stage.setScale(scale)
    const [node, kept] = [scroller.current, anchor.current]
    anchor.current = undefined
    if (!node || !kept) return
    const now = stage.pointAt(kept)
    node.scrollBy({ left: (kept.x - now.x) * scale, top: (kept.y - now.y) * scale })
  }, [stage, scale])

  return { area, scroller, scale }
}

function middleOf(node: HTMLElement | null): PointerPlace | undefined {
  const seen = node?.getBoundingClientRect()
  return seen && { clientX: seen.left + seen.width / 2, clientY: seen.top + seen.height / 2 }
}
