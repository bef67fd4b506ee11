import { memo, type CSSProperties } from 'react'
import { sceneById } from '../../model/edit-document.ts'
import { placedElements, type PlacedElement } from '../../model/element-layout.ts'
import { boundsOf, type Turned } from '../../model/geometry.ts'
import { HANDLES, type Handle } from '../../model/resize.ts'
import { useCell } from '#src/lib/data/cell.ts'
import { useEditorState } from '../../session/editor-context.ts'
import classes from './frames.module.css'
import { boxStyle } from '../gestures/box-style.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'

/**
 * The frames around what is selected, with handles around a single element or around several together; and the outline
 * of what the mouse is over.
 */
export function Frames({ stage, scale }: { stage: CanvasContext; scale: number }) {
  const { document, sceneId, selection, locked, hidden, readOnly } = useEditorState()
  const scene = sceneById(document, sceneId)
  const { width, height } = document
  const size = { width, height }
  const boxes = scene
    ? placedElements(scene, size).filter(({ id }) => selection.includes(id) && !hidden.includes(id))
    : []
  const [single] = boxes.length === 1 ? boxes : []
  const changeable = readOnly === undefined ? boxes.filter(({ id, known }) => known && !locked.includes(id)) : []
  // what cannot be changed stays outside of what is changed together
  const bounds = boxes.length > 1 ? boundsOf(changeable.length > 1 ? changeable : boxes) : undefined
  return (
    <>
      <Hovered stage={stage} />
      <div className={classes.layer} ref={stage.setFrameLayer}>
        {boxes.map((box) => (
          <Frame
            key={box.id}
            stage={stage}
            box={box}
            size={size}
            locked={locked.includes(box.id)}
            handles={single && changeable.length === 1 ? HANDLES : NO_HANDLES}
            tight={tightOf(box, scale)}
          />
        ))}
        {bounds && (
          <div
            className={classes.bounds}
            style={boxStyle({ ...bounds, rotate: 0 }, size)}
            data-group-frame
            ref={stage.setGroupFrame}
          >
            <Handles
              box={{ ...bounds, rotate: 0 }}
              handles={changeable.length > 1 ? HANDLES : NO_HANDLES}
              tight={tightOf(bounds, scale)}
            />
          </div>
        )}
      </div>
    </>
  )
}

const NO_HANDLES: readonly Handle[] = []
/**
 * Pixels of the page below which the handles of the sides would lie upon those of the corners: they stand beside the
 * box then.
 */
const ROOMY = 40

/** Which sides of a box are too short for a handle of their own. */
function tightOf({ width, height }: { width: number; height: number }, scale: number): Tight {
  const [narrow, low] = [width * scale < ROOMY, height * scale < ROOMY]
  return narrow ? (low ? 'both' : 'narrow') : low ? 'low' : undefined
}

type Tight = 'narrow' | 'low' | 'both' | undefined

interface FrameProps {
  stage: CanvasContext
  box: PlacedElement
  size: { width: number; height: number }
  locked: boolean
  handles: readonly Handle[]
  tight: Tight
}

const Frame = memo(
  function Frame({ stage, box, size, locked, handles, tight }: FrameProps) {
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
        <Handles box={box} handles={handles} tight={tight} />
      </div>
    )
  },
  (before, after) =>
    before.box === after.box &&
    before.handles === after.handles &&
    before.tight === after.tight &&
    before.locked === after.locked &&
    before.size.width === after.size.width &&
    before.size.height === after.size.height,
)

function Handles({ box, handles, tight }: { box: Turned; handles: readonly Handle[]; tight: Tight }) {
  const beside = ({ x, y }: Handle) =>
    x === 0 && (tight === 'narrow' || tight === 'both')
      ? 'y'
      : y === 0 && (tight === 'low' || tight === 'both')
        ? 'x'
        : undefined
  return (
    <>
      {handles.length > 0 && <div className={classes.turner} data-handle="turn" data-tight={tight} />}
      {handles.map((handle) => (
        <div
          key={`${handle.x} ${handle.y}`}
          className={classes.handle}
          data-handle={HANDLES.indexOf(handle)}
          data-beside={beside(handle)}
          style={
            {
              '--x': handle.x,
              '--y': handle.y,
              left: `${50 + handle.x * 50}%`,
              top: `${50 + handle.y * 50}%`,
              cursor: cursorOf(handle, box.rotate),
            } as CSSProperties
          }
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

function Hovered({ stage }: { stage: CanvasContext }) {
  const id = useCell(stage.hovered)
  const box = id === undefined ? undefined : stage.placed().find((box) => box.id === id)
  return box ? <div className={classes.hovered} style={boxStyle(box, stage.size())} /> : null
}
