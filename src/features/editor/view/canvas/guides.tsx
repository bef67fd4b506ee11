import type { Guide } from '../../model/snapping.ts'
import { useCell } from '../../session/cell.ts'
import classes from './guides.module.css'
import type { Stage } from '../gestures/stage.ts'

/** The lines that hold while something is dragged, and the area that is being drawn. In percent of the scene: the same at every zoom. */
export function Guides({ stage }: { stage: Stage }) {
  const guides = useCell(stage.guides)
  const { width, height } = stage.size()
  return guides.map((guide) => {
    const [along, across] = (guide.axis === 'x') === (guide.kind === 'line') ? [height, width] : [width, height]
    const upright = (guide.axis === 'x') === (guide.kind === 'line')
    const [at, from, length] = [(guide.at * 100) / across, (guide.from * 100) / along, ((guide.to - guide.from) * 100) / along]
    return (
      <div
        key={keyOf(guide)}
        className={classes.guide}
        data-kind={guide.kind}
        data-upright={upright || undefined}
        style={upright ? { left: `${at}%`, top: `${from}%`, height: `${length}%` } : { top: `${at}%`, left: `${from}%`, width: `${length}%` }}
      />
    )
  })
}

function keyOf({ kind, axis, at, from, to }: Guide): string {
  // a line is the same while only its ends move
  return kind === 'line' ? `${axis} ${at}` : `gap ${axis} ${from} ${to}`
}

/** The area that is being drawn to select what it touches. */
export function Marquee({ stage }: { stage: Stage }) {
  const area = useCell(stage.marquee)
  const { width, height } = stage.size()
  if (!area) return null
  return (
    <div
      className={classes.marquee}
      style={{ left: `${(area.left * 100) / width}%`, top: `${(area.top * 100) / height}%`, width: `${(area.width * 100) / width}%`, height: `${(area.height * 100) / height}%` }}
    />
  )
}
