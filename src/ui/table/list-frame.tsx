import type { ReactNode } from 'react'
import classes from './list-frame.module.css'
import { StaleError, type ListStateProps } from './list-state.tsx'
import { RefreshButton } from './refresh-button.tsx'

interface ListFrameProps extends Pick<ListStateProps<unknown>, 'rows' | 'error' | 'onRetry' | 'refresh'> {
  /** Above the list at the left. */
  toolbar?: ReactNode
  /** Above the list at the right, after refresh. */
  tools?: ReactNode
  children: ReactNode
}

/** What a list of any form has around it: what stands above it at both sides, and why its last load failed. */
export function ListFrame({ toolbar, tools, refresh, rows, error, onRetry, children }: ListFrameProps) {
  return (
    <div className={classes.root}>
      {(toolbar ?? tools ?? refresh) !== undefined && (
        <div className={classes.toolbar}>
          <div className={classes.side}>{toolbar}</div>
          <div className={classes.side}>
            {refresh && <RefreshButton {...refresh} />}
            {tools}
          </div>
        </div>
      )}
      <StaleError rows={rows} error={error} onRetry={onRetry} />
      {children}
    </div>
  )
}
