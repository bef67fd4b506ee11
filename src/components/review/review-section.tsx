import { Title } from '@mantine/core'
import { useId, useRef, type RefObject } from 'react'
import { levelName, waitsAt, type InReview } from '#src/domain/review.ts'
import { ReviewForm, type Decision, type ReviewFormHandle } from './review-form.tsx'
import classes from './review-section.module.css'

/** The decision about a record that is being looked at. */
export interface ReviewSectionProps<Reviewed extends InReview> {
  /** The record as it is now. Give the section the record's id as `key`. */
  record: Reviewed
  /** Whether this user decides at the level where it waits. */
  offered: boolean
  decide: (record: Reviewed, reject: Decision, reason: string) => Promise<unknown>
  onDecided: () => void
  handle: RefObject<ReviewFormHandle | null>
}

/**
 * The review form under the name of the level that decides; nothing where no decision is due. When somebody else is
 * faster, the server says so to who decides next; its words and what was typed stay until they are thrown away (N7).
 */
export function ReviewSection<Reviewed extends InReview>({
  record,
  offered,
  decide,
  onDecided,
  handle,
}: ReviewSectionProps<Reviewed>) {
  const headingId = useId()
  const decided = useRef<Reviewed>(undefined)
  if (
    decided.current === undefined ||
    !(handle.current?.isDirty() || handle.current?.isBusy() || handle.current?.hasError())
  )
    decided.current = offered && waitsAt(record) !== undefined ? record : undefined
  const held = decided.current
  if (!held) return null
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <Title order={3} id={headingId} className={classes.level}>
        {levelName(held)}
      </Title>
      <ReviewForm
        levelName={levelName(held)}
        decide={(reject, reason) => decide(held, reject, reason)}
        onDecided={onDecided}
        handle={handle}
      />
    </section>
  )
}
