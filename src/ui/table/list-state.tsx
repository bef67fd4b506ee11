import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { messageOf } from '#src/lib/errors/user-error.ts'
import type { RefreshButtonProps } from './refresh-button.tsx'
import { NoticeLine } from '../feedback/notice-line.tsx'
import { SignInAgain } from '../feedback/sign-in-again.tsx'
import { Empty, ErrorState, NothingFound } from '../feedback/states.tsx'

export interface ListStateProps<Row> {
  /** The rows of the page; undefined while nothing has been loaded. */
  rows: readonly Row[] | undefined
  /** The rows are those of before, and others are on their way (another page, other filters): they are dimmed. */
  stale?: boolean
  /** What the last load threw. With rows on screen they stay, with the message above. */
  error?: unknown
  onRetry?: () => void
  /** A filter is set: no rows then means nothing found, and `onClearFilters` is offered. */
  filtered?: boolean
  onClearFilters?: () => void
  /** What is shown when there is nothing at all. Default 暂无数据. */
  empty?: ReactNode
  /** Offers to load again, with the time of the last load. */
  refresh?: RefreshButtonProps
}

/** What stands in place of rows, or undefined when there are rows or they are still loading. */
export function stateInsteadOfRows<Row>({
  rows,
  error,
  onRetry,
  filtered,
  onClearFilters,
  empty,
}: ListStateProps<Row>): ReactNode {
  if (rows && rows.length > 0) return undefined
  if (isFailure(error)) return <ErrorState error={error} onRetry={onRetry} />
  if (!rows) return undefined
  if (filtered) return <NothingFound onClear={onClearFilters} />
  return empty ?? <Empty />
}

interface StaleErrorProps extends Pick<ListStateProps<unknown>, 'rows' | 'error' | 'onRetry'> {
  /** What the error says of the rows that stay below it; by default, that they are from an earlier load. */
  below?: string
}

/** The failure of a reload, above the rows that were loaded before. */
export function StaleError({ rows, error, onRetry, below = '刷新失败，以下是之前的数据' }: StaleErrorProps) {
  if (!isFailure(error) || !rows || rows.length === 0) return null
  return (
    <NoticeLine tone="danger" role="alert">
      <span>
        {below}。{messageOf(error)}
      </span>
      <SignInAgain error={error} size="compact-sm" />
      {onRetry && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          重试
        </Button>
      )}
    </NoticeLine>
  )
}

function isFailure(error: unknown): boolean {
  return error !== undefined && error !== null
}
