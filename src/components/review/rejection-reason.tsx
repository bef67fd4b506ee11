import { Button } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { rejectionWords } from '#src/domain/review.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import classes from './rejection-reason.module.css'

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
        <b className={classes.words}>{rejectionWords(reason)}</b>
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

/**
 * The place of the reason on a rejected record's card. Only the record's detail knows the reason (R11), and a page may
 * have forty cards: what is inside, which loads it, is made when the card is first in sight.
 */
export function CardRejection({ children }: { children: ReactNode }) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const [seen, setSeen] = useState(false)
  if (inViewport && !seen) setSeen(true)
  return (
    <div ref={ref} className={classes.onCard}>
      {seen && children}
    </div>
  )
}
