import { planFigureLabels } from '#src/domain/plan/figure-labels.ts'
import type { PlanFigure } from '#src/domain/plan/network-plan.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import classes from './plan-view.module.css'

const FIGURES: { filter: PlanFigure; unit: string }[] = [
  { filter: 'ending', unit: '' },
  { filter: 'beginning', unit: '' },
  { filter: 'waiting', unit: ' 台次' },
  { filter: 'inserting', unit: '' },
  { filter: 'unplanned', unit: ' 台' },
]

interface PlanFiguresProps {
  /** What is not known is left out. */
  figures: Partial<Record<PlanFigure, number>>
  /** Not all ads are read: there may be more than these. */
  partial: boolean
  /** Ads that this account does not see may play on terminals without. */
  atMost: boolean
  shown: PlanFigure | undefined
  onShow: (filter: PlanFigure | undefined) => void
}

/** What of the plan asks for a look; each shows its ads alone. */
export function PlanFigures({ figures, partial, atMost, shown, onShow }: PlanFiguresProps) {
  return (
    <div className={classes.figures} role="group" aria-label="排期提醒">
      {FIGURES.flatMap(({ filter, unit }) => {
        const { [filter]: count } = figures
        const { text, tone } = planFigureLabels[filter]
        if (count === undefined || (partial && count === 0 && shown !== filter)) return []
        return (
          <button
            key={filter}
            type="button"
            className={classes.figure}
            data-tone={count > 0 ? tone : 'neutral'}
            aria-pressed={shown === filter}
            title={filter === 'waiting' ? '只计本账号可见的广告' : undefined}
            onClick={() => onShow(shown === filter ? undefined : filter)}
          >
            {text} {partial ? '至少 ' : filter === 'unplanned' && atMost && count > 0 && '至多 '}
            {formatNumber(count)}
            {unit}
            {shown === filter && <span aria-hidden> ✕</span>}
          </button>
        )
      })}
    </div>
  )
}
