import { Title } from '@mantine/core'
import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { hasMoved, whatBecameOf, type Stand } from '#src/domain/review-stand.ts'
import { levelName, waitsAt } from '#src/domain/review.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import { ReviewForm, type Decision, type ReviewFormHandle, type ReviewFormProps } from './review-form.tsx'
import classes from './review-section.module.css'

export interface ReviewSectionProps<Reviewed extends Stand> extends Pick<
  ReviewFormProps,
  'kept' | 'initialReason' | 'onReasonChange' | 'unseenReason'
> {
  /** The record as it is now. Give the section the record's id as `key`. */
  record: Reviewed
  /** Whether this user decides at the level where it waits. */
  offered: boolean
  decide: (record: Reviewed, reject: Decision, reason: string) => Promise<unknown>
  /** What is decided about: `广告“…”`. */
  subject: string
  /** After a decision; answers false where the record stays in sight. */
  onDecided: () => unknown
  handle: Ref<ReviewFormHandle>
  /** Why nobody knows where the record stands now, in words. */
  unclear?: string | undefined
  /** A way on, where the record is no longer what it was. */
  wayOn?: ReactNode
  /** What stands here where no decision is due, and none was. */
  idle?: ReactNode
}

/**
 * The review form under the name of the level that decides. Its buttons are about the record as it was when they came:
 * when it has moved on meanwhile, by whomever, what has become of it is said, and the next level is decided only after
 * that has been seen (R50). The server's words and what was typed stay (N7).
 */
export function ReviewSection<Reviewed extends Stand>({
  record,
  subject,
  offered,
  decide,
  onDecided,
  handle,
  kept,
  initialReason,
  onReasonChange,
  unseenReason,
  unclear,
  wayOn,
  idle = null,
}: ReviewSectionProps<Reviewed>) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const reason = useRef(initialReason)
  // until the answer is through: the lists load again before it is, and the record may move by this very decision
  const [sending, setSending] = useState(false)
  const [turn, setTurn] = useState<{ record: Reviewed; number: number }>()
  const due = offered && waitsAt(record) !== undefined
  if (!turn && due && unclear === undefined) setTurn({ record, number: 0 })
  if (!turn) return idle

  const moved = !sending && (unclear !== undefined || hasMoved(turn.record, record))
  const goesOn = due && unclear === undefined
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <Title order={3} id={headingId} ref={heading} tabIndex={-1} className={classes.level}>
        {levelName(turn.record)}
      </Title>
      {moved && (
        <NoticeLine tone="info" role="status">
          <span>{unclear ?? whatBecameOf(turn.record, record)}</span>
          {goesOn && (
            <ActionButton
              size="compact-sm"
              onClick={() => {
                setTurn({ record, number: turn.number + 1 })
                heading.current?.focus()
              }}
            >
              继续{levelName(record)}
            </ActionButton>
          )}
          {wayOn}
        </NoticeLine>
      )}
      <ReviewForm
        key={turn.number}
        levelName={levelName(turn.record)}
        subject={subject}
        decide={async (reject, text) => {
          setSending(true)
          try {
            return await decide(turn.record, reject, text)
          } catch (error) {
            setSending(false)
            throw error
          }
        }}
        onDecided={() => {
          reason.current = ''
          if (onDecided() === false) setSending(false)
        }}
        kept={kept}
        initialReason={reason.current}
        onReasonChange={(text) => {
          reason.current = text
          onReasonChange?.(text)
        }}
        closedReason={!moved ? undefined : goesOn ? '审核状态已变化，请先查看' : '审核状态已变化，现在不需要您审核'}
        unseenReason={unseenReason}
        handle={handle}
      />
    </section>
  )
}
