import { memo, useEffect, useMemo, useState } from 'react'
import { BoxView } from '#src/scene/box-view.tsx'
import type { Box } from '#src/scene/draw/box.ts'
import { drawScene } from '#src/scene/draw/draw-scene.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { editorKindOf } from '../../kinds/editor-kind-of.ts'
import { viewOf, type EditScene } from '../../model/edit-document.ts'
import { useCell } from '#src/lib/data/cell.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'

const SECOND = 1000

/** The scene as it is drawn everywhere, at rest, with a node for each element that gestures can write to. */
export function SceneStage({ stage, scene }: { stage: CanvasContext; scene: EditScene }) {
  const { media } = useEditor()
  const { document, hidden, readOnly } = useEditorState()
  const composing = readOnly === undefined ? 'hands' : true
  const { width, height } = document
  const view = viewOf(scene)
  const clock = useClock(view.elements.some((element) => editorKindOf(element).ticks))
  const writing = useCell(stage.writing)
  const box = useMemo(
    () => drawScene(view, { width, height }, { time: null, clock, media, composing }),
    [view, width, height, clock, media, composing],
  )
  const parts = box.children ?? []
  // the elements are drawn last, one box each
  const ground = parts.slice(0, parts.length - view.elements.length)
  const elements = parts.slice(ground.length)
  return (
    <div style={box.style}>
      {ground.map((part) => (
        <BoxView key={part.key} box={part} />
      ))}
      {elements.map((part, place) => {
        const id = scene.elements[view.elements[place]?.index ?? -1]?.id
        if (id === undefined || hidden.includes(id)) return null
        return <ElementNode key={id} id={id} box={part} stage={stage} written={writing === id} />
      })}
    </div>
  )
}

interface ElementNodeProps {
  id: string
  box: Box
  stage: CanvasContext
  /** The text is being written in its place, and so not drawn here. */
  written: boolean
}

/** An element; drawn anew when its box is another one. */
const ElementNode = memo(function ElementNode({ id, box, stage, written }: ElementNodeProps) {
  return (
    <div
      style={box.style}
      data-element={id}
      ref={(node) => {
        if (!node) return undefined
        stage.nodes.set(id, node)
        return () => {
          stage.nodes.delete(id)
        }
      }}
    >
      {box.children?.map((part) => !(written && part.key === 'content') && <BoxView key={part.key} box={part} />)}
    </div>
  )
})

/** What clocks in the scene show; goes on by the second where there are any. */
function useClock(runs: boolean): Date {
  const [clock, setClock] = useState(() => new Date(serverNow()))
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => setClock(new Date(serverNow())), SECOND)
    return () => clearInterval(timer)
  }, [runs])
  return clock
}
