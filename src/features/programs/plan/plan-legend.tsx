import { INTERRUPTION } from '#src/domain/labels.ts'
import type { BarTone } from '#src/domain/plan/plan-bars.ts'
import bars from './plan-chart.module.css'
import classes from './plan-legend.module.css'
import fills from './terminal-chart.module.css'

const TONES: readonly (readonly [tone: BarTone, text: string])[] = [
  ['info', '投放中或将开始'],
  ['warning', '七天内结束'],
  [INTERRUPTION, '插播'],
  ['neutral', '已结束'],
]

const LEVELS = ['6 小时以内', '12 小时以内', '18 小时以内', '超过 18 小时']

/** What the colours of the plan mean: of bars, or of how full the days of terminals are. */
export function PlanLegend({ ofTerminals, counted }: { ofTerminals: boolean; counted: boolean }) {
  return (
    <ul className={classes.legend} aria-label="图例">
      {ofTerminals ? (
        <>
          <li>每天播放</li>
          {LEVELS.map((text, index) => (
            <li key={text}>
              <span aria-hidden className={`${classes.swatch} ${fills.swatch}`} data-level={index + 1} />
              {text}
            </li>
          ))}
          <li>
            <span aria-hidden className={`${classes.swatch} ${fills.swatch}`} data-level={4} data-interrupts />
            有插播
          </li>
          <li>
            <span aria-hidden className={`${classes.swatch} ${fills.swatch}`} data-level={4} data-past />
            已过去
          </li>
          {counted && <li className={classes.counts}>数字为广告个数</li>}
        </>
      ) : (
        TONES.map(([tone, text]) => (
          <li key={tone}>
            <span aria-hidden className={`${classes.swatch} ${bars.swatch}`} data-tone={tone} />
            {text}
          </li>
        ))
      )}
    </ul>
  )
}
