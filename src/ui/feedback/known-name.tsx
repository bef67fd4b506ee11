import type { ReactNode } from 'react'
import { Hint } from '../overlay/hint.tsx'
import classes from './known-name.module.css'

export interface KnownNameProps {
  name: string | undefined
  deleted: boolean
  /** Makes the name of what is still there a link or button. */
  open?: (name: string) => ReactNode
  /** Why what was deleted opens nothing: beside the pointer and at the focus, where it would open something. */
  why: string
}

/** A name in a record of the past: what was deleted is red, says so, and opens nothing (3§2). */
export function KnownName({ name, deleted, open, why }: KnownNameProps) {
  const shown = name || '--'
  if (!deleted) return open && name ? open(name) : shown
  const words = `${shown}（已删除）`
  if (!open) return <span className={classes.gone}>{words}</span>
  return (
    <Hint label={why}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where a link would be, and why there is none */}
      <span role="note" tabIndex={0} aria-label={`${words}：${why}`} className={classes.gone}>
        {words}
      </span>
    </Hint>
  )
}
