import type { ReactNode } from 'react'
import classes from './notice-line.module.css'

interface NoticeLineProps {
  tone: 'info' | 'danger'
  /** Where it comes while somebody looks: `alert` for what went wrong. */
  role?: 'alert' | 'status'
  /** Words, and what can be done about it. */
  children: ReactNode
}

/** Something to know, in a line above what it is about. */
export function NoticeLine({ tone, role, children }: NoticeLineProps) {
  return (
    <div className={classes.line} data-tone={tone} role={role}>
      {children}
    </div>
  )
}
