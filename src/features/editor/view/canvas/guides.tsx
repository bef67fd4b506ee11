import { useLayoutEffect, useRef } from 'react'
import type { Guide } from '../../model/snapping.ts'
import { useCell } from '#src/lib/data/cell.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'
import classes from './guides.module.css'

/** The lines that hold while something is dragged: one path in pixels of the scene, written at each step past React. */
export function Guides({ stage }: { stage: CanvasContext }) {
  const path = useRef<SVGPathElement>(null)
  const { width, height } = stage.size()
  useLayoutEffect(() => {
    let drawn = ''
    return stage.guides.subscribe(() => {
      const next = pathOf(stage.guides.get(), END / stage.scale())
      if (next !== drawn) path.current?.setAttribute('d', next)
      drawn = next
    })
  }, [stage])
  return (
    <svg className={classes.guides} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path ref={path} data-guides />
    </svg>
  )
}

/** Pixels of the page that the ends of a gap reach to either side. */
const END = 5

function pathOf(guides: readonly Guide[], end: number): string {
  return guides
    .map(({ kind, axis, at, from, to }) => {
      if (kind === 'line') return axis === 'x' ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`
      return axis === 'x'
        ? `M${from} ${at}H${to}M${from} ${at - end}V${at + end}M${to} ${at - end}V${at + end}`
        : `M${at} ${from}V${to}M${at - end} ${from}H${at + end}M${at - end} ${to}H${at + end}`
    })
    .join('')
}

export function Marquee({ stage }: { stage: CanvasContext }) {
  const area = useCell(stage.marquee)
  const { width, height } = stage.size()
  if (!area) return null
  return (
    <div
      className={classes.marquee}
      style={{
        left: `${(area.left * 100) / width}%`,
        top: `${(area.top * 100) / height}%`,
        width: `${(area.width * 100) / width}%`,
        height: `${(area.height * 100) / height}%`,
      }}
    />
  )
}
