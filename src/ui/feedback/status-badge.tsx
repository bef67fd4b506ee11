import type { Label } from '#src/domain/labels.ts'
import classes from './status-badge.module.css'

export interface StatusBadgeProps {
  /** Text and tone, from a table in `domain/labels.ts` by `labelOf`, which also names unknown codes (R9). */
  label: Label
  /** More about it, shown on hover, such as the reason of a failure. */
  title?: string
  /** The words have the colour too, and are never cut, for a failure that must not be overlooked among many rows. */
  toned?: boolean
}

/** Dot and word. */
export function StatusBadge({ label, title, toned }: StatusBadgeProps) {
  return (
    <span className={classes.badge} title={title} data-toned={toned || undefined}>
      <span className={classes.dot} data-tone={label.tone} aria-hidden />
      <span className={classes.text} data-tone={toned ? label.tone : undefined}>
        {label.text}
      </span>
    </span>
  )
}
