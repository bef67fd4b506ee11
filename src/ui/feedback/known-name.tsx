import type { ReactNode } from 'react'
import classes from './known-name.module.css'

/** The name of something that may have been deleted since. */
export interface KnownNameProps {
  name: string | undefined
  deleted: boolean
  /** Makes the name of what is still there a link or button. */
  open?: (name: string) => ReactNode
}

/** A name in a record of the past: what was deleted is red and says so, and opens nothing (3§2). */
export function KnownName({ name, deleted, open }: KnownNameProps) {
  const shown = name || '--'
  if (!deleted) return open && name ? open(name) : shown
  return (
    <span className={classes.gone} title={`${shown}（已删除）`}>
      {shown}（已删除）
    </span>
  )
}
