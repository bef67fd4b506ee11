import { useState, type Ref } from 'react'
import type { Material, Program } from '#src/api/generated/types.gen.ts'
import { useDecide } from '#src/api/review.ts'
import { useCan } from '#src/api/user-info.ts'
import type { Reviewable } from '#src/domain/review-codes.ts'
import type { Stand } from '#src/domain/review-stand.ts'
import { kindNames, offersReview } from '#src/domain/review.ts'
import type { Decision, HELD, ReviewFormHandle } from '#src/components/review/review-form.tsx'
import { rememberRefusal } from './refusals.ts'
import { ReviewSection } from '#src/components/review/review-section.tsx'
import { ActionButton } from '#src/ui/action-button.tsx'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import type { QueueItem } from './review-queue.ts'
import { storedUndo } from './desk-preferences.ts'

export interface ReviewDecisionProps {
  kind: Reviewable
  /** As it stands in the queue; undefined when it does not. */
  item: QueueItem | undefined
  /** What is known of it, in the queue or not. */
  record: ((Material | Program) & Stand) | undefined
  /** Why nobody knows where it stands now. */
  unclear: string | undefined
  /** Whether the queue has been loaded, so that an item which is not in it is known to be missing. */
  loaded: boolean
  next: QueueItem | undefined
  onShow: (item: QueueItem) => void
  /** What waits now. */
  remaining: readonly QueueItem[]
  /** After a decision, with what waited when it was made; answers false where the same item stays in sight. */
  onDecided: (before: readonly QueueItem[]) => boolean
  /** The reason typed before, while others were looked at. */
  draft: string | undefined
  onDraft: (reason: string) => void
  /** Keeps a decision until it can no longer be taken back; answers `HELD`. */
  onHold: (item: QueueItem, reject: Decision, reason: string) => typeof HELD
  form: Ref<ReviewFormHandle>
  /** Why it cannot be approved yet. */
  unseenReason: string | undefined
}

export function ReviewDecision({
  kind,
  item,
  record,
  unclear,
  loaded,
  next,
  onShow,
  remaining,
  onDecided,
  draft,
  onDraft,
  onHold,
  form,
  unseenReason,
}: ReviewDecisionProps) {
  const can = useCan()
  const decideNow = useDecide(kind)
  // its detail may never have come when the queue loses it
  const [last, setLast] = useState(record)
  if (record && record !== last) setLast(record)
  const known = record ?? last
  if (!known) return null
  const wayOn = next && (
    <ActionButton size="compact-sm" variant="default" onClick={() => onShow(next)}>
      看下一项
    </ActionButton>
  )
  return (
    <ReviewSection
      record={known}
      subject={`${kindNames[kind]}“${known.name ?? ''}”`}
      offered={item !== undefined || offersReview(kind, known, can)}
      decide={async (seen, reject, reason) => {
        if (item && storedUndo.read() !== false) return onHold({ ...item, record: seen } as QueueItem, reject, reason)
        const answer = await decideNow(seen, reject, reason)
        if (kind === 'program' && reject === 1) rememberRefusal(seen as Program, reason)
        return answer
      }}
      onDecided={() => {
        onDraft('')
        return onDecided(remaining)
      }}
      handle={form}
      kept
      initialReason={draft}
      onReasonChange={onDraft}
      unseenReason={unseenReason}
      unclear={unclear}
      wayOn={wayOn}
      idle={
        loaded && (
          <NoticeLine tone="info" role="status">
            <span>这一项现在不需要您审核</span>
            {wayOn}
          </NoticeLine>
        )
      }
    />
  )
}
