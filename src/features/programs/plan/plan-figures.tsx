import type { PlanFigure } from '#src/domain/plan/network-plan.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import classes from './plan-view.module.css'

const FIGURES: { filter: PlanFigure; title: string; unit: string; tone: string }[] = [
  { filter: 'ending', title: '七天内结束', unit: '', tone: 'warning' },
  { filter: 'beginning', title: '即将开始', unit: '', tone: 'info' },
  { filter: 'waiting', title: '未送达', unit: ' 台次', tone: 'danger' },
  { filter: 'inserting', title: '正在插播', unit: '', tone: 'special' },
  { filter: 'unplanned', title: '无节目的终端', unit: ' 台', tone: 'danger' },
]

interface PlanFiguresProps {
  /** What is not known is left out. */
  figures: Partial<Record<PlanFigure, number>>
  /** Not all ads are read: there may be more than these. */
  partial: boolean
  shown: PlanFigure | undefined
  onShow: (filter: PlanFigure | undefined) => void
}

/** What of the plan asks for a look; each shows its ads alone. */
export function PlanFigures({ figures, partial, shown, onShow }: PlanFiguresProps) {
  return (
    <div className={classes.figures} role="group" aria-label="排期提醒">
      {FIGURES.flatMap(({ filter, title, unit, tone }) => {
        const { [filter]: count } = figures
        if (count === undefined || (partial && count === 0 && shown !== filter)) return []
        return (
          <button
            key={filter}
            type="button"
            className={classes.figure}
            data-tone={count > 0 ? tone : 'neutral'}
            aria-pressed={shown === filter}
            onClick={() => onShow(shown === filter ? undefined : filter)}
          >
            {title} {partial && '至少 '}
            {formatNumber(count)}
            {unit}
            {shown === filter && <span aria-hidden> ✕</span>}
          </button>
        )
      })}
    </div>
  )
}
