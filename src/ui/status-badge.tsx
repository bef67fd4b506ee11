import type { Label } from '#src/domain/labels.ts'
import classes from './status-badge.module.css'

/** A status as a dot and its word: never by colour alone. */
export interface StatusBadgeProps {
  /** Text and tone, from a table in `domain/labels.ts` by `labelOf`, which also names unknown codes (R9). */
  label: Label
  /** More about it, shown on hover, such as the reason of a failure. */
  title?: string
}

/** Dot and word. */
export function StatusBadge({ label, title }: StatusBadgeProps) {
  return (
    <span className={classes.badge} title={title}>
      <span className={classes.dot} data-tone={label.tone} aria-hidden />
      <span className={classes.text}>{label.text}</span>
    </span>
  )
}
