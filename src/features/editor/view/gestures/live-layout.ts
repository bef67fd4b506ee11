import type { PlacedElement } from '../../model/element-layout.ts'
import { boundsOf, toPercent, type Rect, type Turned } from '../../model/geometry.ts'
import { snapLines, type SnapLines } from '../../model/snapping.ts'
import type { LiveLayout } from '../../session/live-layouts.ts'
import type { CanvasContext } from './canvas-context.ts'

/** Tells those who show numbers where elements would lie now. Makes nothing when nobody listens. */
export function publishLiveLayout(stage: CanvasContext, boxes: () => readonly (Turned & { id: string })[]) {
  if (!stage.live.isHeard()) return
  const size = stage.size()
  stage.live.set(
    new Map(boxes().map((box): [string, LiveLayout] => [box.id, { ...toPercent(box, size), rotate: box.rotate }])),
  )
}

export function clearLiveLayout(stage: CanvasContext) {
  stage.live.set(undefined)
  stage.guides.set([])
}

export function linesAround(stage: CanvasContext, moved: readonly PlacedElement[]): SnapLines {
  const { hidden, rulers, rulerGuides } = stage.store.state
  const ids = new Set(moved.map(({ id }) => id))
  const others = stage.placed().filter(({ id }) => !ids.has(id) && !hidden.includes(id))
  return snapLines(
    stage.size(),
    others.map((box) => boundsOf([box])).filter((bounds): bounds is Rect => bounds !== undefined),
    rulers ? rulerGuides : [],
  )
}
