import { Button, Popover } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { messageOf } from '#src/lib/user-error.ts'
import classes from './rejection-reason.module.css'

/** What is known of a rejection. */
export interface RejectionReasonProps {
  /** As the server sent it; undefined while it loads. */
  reason: unknown
  loading?: boolean
  /** What the load threw. */
  error?: unknown
  onRetry?: () => void
}

/** Why a material or an ad was rejected (2§4: statuses 4 and 5): text only, 无 if blank (R11). */
export function RejectionReason({ reason, loading, error, onRetry }: RejectionReasonProps) {
  return (
    <p className={classes.reason} role="status">
      <span className={classes.term}>未通过原因：</span>
      {loading ? (
        '加载中…'
      ) : error === undefined || error === null ? (
        <b className={classes.words}>{wordsOf(reason)}</b>
      ) : (
        <>
          {messageOf(error)}
          {onRetry && (
            <Button variant="transparent" px={4} h="auto" onClick={onRetry}>
              重试
            </Button>
          )}
        </>
      )}
    </p>
  )
}

function wordsOf(reason: unknown): string {
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : '无'
}

/** A button on a rejected record's card; what is inside, the reason and what can be done now, is made when it is opened. */
export function RejectionNote({ name, children }: { name: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={280} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.open} aria-label={`查看原因 ${name}`} onClick={() => setOpened(!opened)}>
          查看原因
        </button>
      </Popover.Target>
      <Popover.Dropdown>{opened && children}</Popover.Dropdown>
    </Popover>
  )
}
