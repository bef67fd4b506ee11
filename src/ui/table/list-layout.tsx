import { createContext, useState, type ReactNode } from 'react'
import classes from './list-layout.module.css'

/**
 * Where the tools of a list stand: null while the place is not there yet, undefined where the list has its own row.
 */
export const ListTools = createContext<HTMLElement | null | undefined>(undefined)

export interface ListLayoutProps {
  /** A `FilterBar`. */
  filters?: ReactNode
  /** Before the tools of the list: a `ViewSwitch`. */
  views?: ReactNode
  /** After them: buttons of the page, the primary one last. */
  actions?: ReactNode
  /** The page scrolls, as it does for cards, and not the list between its head and its paging, as a table does. */
  pageScrolls?: boolean
  children: ReactNode
}

/**
 * A page that is a list: one row with filters, tools and actions, the list, and its paging at the lower edge.
 */
export function ListLayout({ filters, views, actions, pageScrolls = false, children }: ListLayoutProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <div className={classes.list} data-list data-page-scrolls={pageScrolls || undefined}>
      <div className={classes.tools}>
        <div className={classes.filters}>{filters}</div>
        <div className={classes.side}>
          {views}
          <div ref={setPlace} className={classes.place} />
          {actions}
        </div>
      </div>
      <ListTools value={place}>{children}</ListTools>
    </div>
  )
}
