import { createContext, useCallback, useState, type ReactNode, type RefCallback } from 'react'
import classes from './list-layout.module.css'

/** Where the tools of a list stand; undefined where the list has its own row. */
export const ListTools = createContext<HTMLElement | undefined>(undefined)

/**
 * The place of a list's tools, and the ref of what it stands in. It is made before the list is, which is then drawn
 * once and not again when its place has come.
 */
export function useToolsPlace(className = ''): [place: HTMLElement, holder: RefCallback<HTMLElement>] {
  const [place] = useState(() => {
    const element = document.createElement('div')
    element.className = className
    return element
  })
  return [place, useCallback((holder) => holder?.append(place), [place])]
}

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
  const [place, holder] = useToolsPlace(classes.place)
  return (
    <div className={classes.list} data-list data-page-scrolls={pageScrolls || undefined}>
      <div className={classes.tools}>
        <div className={classes.filters}>{filters}</div>
        <div className={classes.side}>
          {views}
          <div ref={holder} className={classes.holder} />
          {actions}
        </div>
      </div>
      <ListTools value={place}>{children}</ListTools>
    </div>
  )
}
