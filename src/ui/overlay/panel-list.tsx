import type { ReactNode } from 'react'
import classes from './panel-list.module.css'

export interface PanelListProps {
  /** Heads the panel. */
  title: string
  /** At the right of the title: adds to the list. */
  add?: ReactNode
  /** What the list is called. */
  'aria-label'?: string | undefined
  /** Stands where the list has no rows: why, and what to do. */
  empty: ReactNode
  /** `PanelListRow`s. */
  children: ReactNode[]
}

/** A list of named things in a panel below a button: head, rows with actions, or why there are none. */
export function PanelList({ title, add, empty, children, ...list }: PanelListProps) {
  return (
    <>
      <div className={classes.head}>
        <span>{title}</span>
        {add}
      </div>
      {children.length === 0 ? (
        <div className={classes.none} role="status">
          {empty}
        </div>
      ) : (
        <ul className={classes.list} {...list}>
          {children}
        </ul>
      )}
    </>
  )
}

export interface PanelListRowProps {
  /** The name, which is cut where it is too long: a text or a link. */
  name: ReactNode
  /** The whole name, as a hint. */
  title: string | undefined
  /** Quiet, behind the name. */
  note?: string
  /** `IconButton`s. */
  children: ReactNode
}

/** A row of a `PanelList`. */
export function PanelListRow({ name, title, note, children }: PanelListRowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.name} title={title}>
        {name}
      </span>
      {note !== undefined && <span className={classes.note}>{note}</span>}
      {children}
    </li>
  )
}
