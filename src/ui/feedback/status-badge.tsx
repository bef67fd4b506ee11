import type { Label } from '#src/domain/labels.ts'
import classes from './status-badge.module.css'

export interface StatusBadgeProps {
  /** Text and tone, from a table in `domain/labels.ts` by `labelOf`, which also names unknown codes (R9). */
  label: Label
  /** More about it, shown on hover, such as the reason of a failure. */
  title?: string
  /** A dot and a word without a ground, where nearly every row has the same. */
  dot?: boolean
  /** Never cut, for a failure that must not be overlooked among many rows. */
  whole?: boolean
}

/** A word on soft ground, or a dot and a word. */
export function StatusBadge({ label: { text, tone }, title, dot, whole }: StatusBadgeProps) {
  return (
    <span
      className={classes.badge}
      title={title}
      data-tone={tone}
      data-dot={dot || undefined}
      data-whole={whole || undefined}
    >
      <span className={classes.text}>{text}</span>
    </span>
  )
}
