import type { ReactNode } from 'react'
import classes from './bar-cell.module.css'

export interface BarCellProps {
  /** Part of the longest bar, 0 to 1. */
  share: number
  /** The figure, ready to read. */
  children: ReactNode
  /** Room for the figure, in digits, so that the bars of a column begin and end alike. */
  digits?: number
  tone?: 'success' | 'warning'
}

/** A figure of a table with a bar before it, so that a column compares at a glance. */
export function BarCell({ share, children, digits = 10, tone }: BarCellProps) {
  return (
    <span className={classes.cell} style={{ '--digits': `${digits}ch` } as object}>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} data-tone={tone} style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }} />
      </span>
      <span>{children}</span>
    </span>
  )
}
