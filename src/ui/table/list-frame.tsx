import { use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './list-frame.module.css'
import { ListTools } from './list-layout.tsx'
import { StaleError, type ListStateProps } from './list-state.tsx'
import { RefreshButton } from './refresh-button.tsx'

interface ListFrameProps extends Pick<ListStateProps<unknown>, 'rows' | 'error' | 'onRetry' | 'refresh'> {
  /** Above the list at the left. */
  toolbar?: ReactNode
  /** Above the list at the right, after refresh; in the row of a `ListLayout` where there is one. */
  tools?: ReactNode
  children: ReactNode
}

/** What a list of any form has around it: what stands above it at both sides, and why its last load failed. */
export function ListFrame({ toolbar, tools, refresh, rows, error, onRetry, children }: ListFrameProps) {
  const place = use(ListTools)
  const right = (
    <>
      {refresh && <RefreshButton {...refresh} />}
      {tools}
    </>
  )
  const inRow = place === undefined && (tools ?? refresh) !== undefined
  return (
    <div className={classes.root}>
      {place && createPortal(right, place)}
      {(inRow || toolbar !== undefined) && (
        <div className={classes.toolbar}>
          <div className={classes.side}>{toolbar}</div>
          {inRow && <div className={classes.side}>{right}</div>}
        </div>
      )}
      <StaleError rows={rows} error={error} onRetry={onRetry} />
      {children}
    </div>
  )
}
