import { memo } from 'react'
import { sceneById } from '../../model/edit-document.ts'
import { placedElements, type PlacedElement } from '../../model/element-layout.ts'
import { boundsOf, type Turned } from '../../model/geometry.ts'
import { HANDLES, type Handle } from '../../model/resize.ts'
import { useCell } from '../../session/cell.ts'
import { useEditorState } from '../../session/editor-context.ts'
import classes from './frames.module.css'
import { boxStyle } from '../gestures/box-style.ts'
import type { Stage } from '../gestures/stage.ts'

/** The frames around what is selected, with handles around a single element or around several together; and the outline of what the mouse is over. */
export function Frames({ stage, scale }: { stage: Stage; scale: number }) {
  const { document, sceneId, selection, locked, hidden, readOnly } = useEditorState()
  const writing = useCell(stage.writing)
  const scene = sceneById(document, sceneId)
  const { width, height } = document
  const size = { width, height }
  const boxes = scene ? placedElements(scene, size).filter(({ id }) => selection.includes(id) && !hidden.includes(id)) : []
  const [single] = boxes.length === 1 ? boxes : []
  const changeable = readOnly === undefined ? boxes.filter(({ id, known }) => known && !locked.includes(id) && writing !== id) : []
  // what cannot be changed stays outside of what is changed together
  const bounds = boxes.length > 1 ? boundsOf(changeable.length > 1 ? changeable : boxes) : undefined
  return (
    <>
      <Hovered stage={stage} />
      <div
        className={classes.layer}
        ref={stage.setFrameLayer}
      >
        {boxes.map((box) => (
          <Frame key={box.id} stage={stage} box={box} size={size} locked={locked.includes(box.id)} handles={single && changeable.length === 1 ? handlesFor(box, scale) : NO_HANDLES} />
        ))}
        {bounds && (
          <div
            className={classes.bounds}
            style={boxStyle({ ...bounds, rotate: 0 }, size)}
            data-group-frame
            ref={stage.setGroupFrame}
          >
            <Handles box={{ ...bounds, rotate: 0 }} handles={changeable.length > 1 ? handlesFor(bounds, scale) : NO_HANDLES} />
          </div>
        )}
      </div>
    </>
  )
}

const NO_HANDLES: readonly Handle[] = []
const CORNERS = HANDLES.filter(({ x, y }) => x !== 0 && y !== 0)
/** Pixels of the page below which the handles of the sides would lie upon those of the corners. */
const ROOMY = 40

/** The handles that there is room for. */
function handlesFor({ width, height }: { width: number; height: number }, scale: number): readonly Handle[] {
  const [wide, high] = [width * scale >= ROOMY, height * scale >= ROOMY]
  if (wide && high) return HANDLES
  return wide || high ? HANDLES.filter(({ x, y }) => (x !== 0 && y !== 0) || (wide && x === 0) || (high && y === 0)) : CORNERS
}

interface FrameProps {
  stage: Stage
  box: PlacedElement
  size: { width: number; height: number }
  locked: boolean
  handles: readonly Handle[]
}

const Frame = memo(
  function Frame({ stage, box, size, locked, handles }: FrameProps) {
    const { id } = box
    return (
      <div
        className={classes.frame}
        style={boxStyle(box, size)}
        data-frame={id}
        data-locked={locked || undefined}
        ref={(node) => {
          if (!node) return undefined
          stage.frames.set(id, node)
          return () => {
            stage.frames.delete(id)
          }
        }}
      >
        <Handles box={box} handles={handles} />
      </div>
    )
  },
  (before, after) => before.box === after.box && before.handles === after.handles && before.locked === after.locked && before.size.width === after.size.width && before.size.height === after.size.height,
)

function Handles({ box, handles }: { box: Turned; handles: readonly Handle[] }) {
  return (
    <>
      {handles.length > 0 && <div className={classes.turner} data-handle="turn" />}
      {handles.map((handle) => (
        <div
          key={`${handle.x} ${handle.y}`}
          className={classes.handle}
          data-handle={HANDLES.indexOf(handle)}
          style={{ left: `${50 + handle.x * 50}%`, top: `${50 + handle.y * 50}%`, cursor: cursorOf(handle, box.rotate) }}
        />
      ))}
    </>
  )
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

/** The cursor whose arrows point the way that a handle of a turned box goes. */
function cursorOf({ x, y }: Handle, rotate: number): string {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI + rotate
  return CURSORS[((Math.round(degrees / 45) % 4) + 4) % 4] ?? 'ns-resize'
}

function Hovered({ stage }: { stage: Stage }) {
  const id = useCell(stage.hovered)
  const box = id === undefined ? undefined : stage.placed().find((box) => box.id === id)
  return box ? <div className={classes.hovered} style={boxStyle(box, stage.size())} /> : null
}
