import { useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { followPointer } from '#src/lib/dom/follow-pointer.ts'
import { figuresBetween, figureStep, type RulerGuide } from '../../model/rulers.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'
import { focusCanvas } from '../../session/focus-canvas.ts'
import classes from './rulers.module.css'

type Axis = RulerGuide['axis']

export interface RulersProps {
  stage: CanvasContext
  scale: number
  scroller: RefObject<HTMLDivElement | null>
}

/** Rulers in pixels of the ad, and the lines that are drawn out of them. They stay in this page. */
export function Rulers({ stage, scale, scroller }: RulersProps) {
  const { store } = useEditor()
  const { rulerGuides, document } = useEditorState()
  const origin = useOrigin(stage, scroller)
  const [moved, setMoved] = useState<RulerGuide & { index: number | undefined }>()
  const longest = ({ axis }: RulerGuide) => (axis === 'x' ? document.width : document.height)
  const inside = (guide: RulerGuide) => guide.at >= 0 && guide.at <= longest(guide)

  /** Puts a line to a place, or takes it away where that is outside of the scene. */
  function put(index: number | undefined, guide: RulerGuide) {
    const guides = store.state.rulerGuides
    store.set({ rulerGuides: guides.toSpliced(index ?? guides.length, 1, ...(inside(guide) ? [guide] : [])) })
  }
  function grasp(event: PointerEvent, axis: Axis, index?: number) {
    if (event.button !== 0) return
    event.preventDefault()
    let last: RulerGuide | undefined
    followPointer(event, {
      onMove({ x, y }) {
        last = { axis, at: Math.round(stage.pointAt({ clientX: x, clientY: y })[axis]) }
        setMoved({ ...last, index })
      },
      onFrame: () => false,
      onEnd(done) {
        setMoved(undefined)
        if (done && last) put(index, last)
      },
    })
  }
  function onKeyDown(event: KeyboardEvent, guide: RulerGuide, index: number) {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const wanted = guide.at + (by ?? 0) * (event.shiftKey ? 10 : 1)
    // only the mouse takes it out of the scene
    if (by !== undefined) put(index, { ...guide, at: Math.min(longest(guide), Math.max(0, wanted)) })
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      put(index, { ...guide, at: -1 })
      focusCanvas()
    } else return
    event.preventDefault()
    // the same keys mean the chosen elements elsewhere
    event.stopPropagation()
  }
  return (
    <div className={classes.layer}>
      {(['x', 'y'] as const).map((axis) => (
        <Ruler
          key={axis}
          axis={axis}
          origin={origin[axis]}
          scale={scale}
          // the line lies as the ruler does
          onGrasp={(event) => grasp(event, axis === 'x' ? 'y' : 'x')}
        />
      ))}
      {rulerGuides.map((guide, index) => (
        <div
          // one that is moved by keys keeps the focus
          key={index}
          role="slider"
          tabIndex={0}
          className={classes.guide}
          aria-label={guide.axis === 'x' ? '竖参考线' : '横参考线'}
          aria-orientation={guide.axis === 'x' ? 'horizontal' : 'vertical'}
          aria-valuenow={guide.at}
          aria-valuemin={0}
          aria-valuemax={longest(guide)}
          aria-valuetext={`${guide.at} 像素`}
          title={`${guide.at} 像素`}
          data-axis={guide.axis}
          hidden={moved?.index === index}
          style={placeOf(guide, origin, scale)}
          onPointerDown={(event) => grasp(event, guide.axis, index)}
          onKeyDown={(event) => onKeyDown(event, guide, index)}
        />
      ))}
      {moved && (
        <div className={classes.guide} data-axis={moved.axis} data-moved style={placeOf(moved, origin, scale)}>
          <span className={classes.place}>{moved.at}</span>
        </div>
      )}
    </div>
  )
}

function placeOf({ axis, at }: RulerGuide, origin: Record<Axis, number>, scale: number) {
  return { [axis === 'x' ? 'left' : 'top']: origin[axis] + at * scale }
}

/** Where the corner of the scene lies in the area, pixels of the page. */
function useOrigin(stage: CanvasContext, scroller: RefObject<HTMLDivElement | null>): Record<Axis, number> {
  function subscribe(onChange: () => void) {
    const node = scroller.current
    node?.addEventListener('scroll', onChange, { passive: true })
    return () => node?.removeEventListener('scroll', onChange)
  }
  const look = () => {
    const area = scroller.current?.getBoundingClientRect()
    const corner = stage.pointAt({ clientX: area?.left ?? 0, clientY: area?.top ?? 0 })
    return `${-corner.x * stage.scale()} ${-corner.y * stage.scale()}`
  }
  // looked at again whenever it is drawn: zoom and size move the scene, too
  const [x = 0, y = 0] = useSyncExternalStore(subscribe, look).split(' ').map(Number)
  return { x, y }
}

/** Pixels of the page that a ruler reaches beyond any window. */
const REACH = 4000
/** Small marks between two figures. */
const MARKS = 5

interface RulerProps {
  axis: Axis
  /** Where the scene begins, pixels of the page. */
  origin: number
  scale: number
  onGrasp: (event: PointerEvent) => void
}

function Ruler({ axis, origin, scale, onGrasp }: RulerProps) {
  const step = figureStep(scale)
  const figures = figuresBetween(-origin / scale, (REACH - origin) / scale, step)
  const marks = figuresBetween(-origin / scale, (REACH - origin) / scale, step / MARKS)
  const at = (place: number) => Math.round(origin + place * scale) + 0.5
  const upright = axis === 'y'
  return (
    <svg className={classes.ruler} data-axis={axis} onPointerDown={onGrasp} aria-hidden>
      <path d={marks.map((mark) => (upright ? `M12 ${at(mark)}H16` : `M${at(mark)} 12V16`)).join('')} />
      <path d={figures.map((figure) => (upright ? `M0 ${at(figure)}H16` : `M${at(figure)} 0V16`)).join('')} />
      {figures.map((figure) => (
        <text
          key={figure}
          transform={upright ? `translate(10 ${at(figure) + 3}) rotate(90)` : `translate(${at(figure) + 3} 10)`}
        >
          {figure}
        </text>
      ))}
    </svg>
  )
}
