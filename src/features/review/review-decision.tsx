import { Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useRef, useState, type Ref } from 'react'
import { useDecide } from '#src/api/review.ts'
import type { ReviewLevel } from '#src/domain/review-codes.ts'
import { levelName, type InReview } from '#src/domain/review.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { ReviewForm, type ReviewFormHandle } from '#src/components/review/review-form.tsx'
import classes from './review-item.module.css'
import type { QueueItem } from './review-queue.ts'

/** The decision about the item that is open. */
export interface ReviewDecisionProps {
  /** As it stands in the queue; undefined when it does not. */
  item: QueueItem | undefined
  /** What is known of it, in the queue or not. */
  record: InReview | undefined
  /** Whether the queue has been loaded, so that an item which is not in it is known to be missing. */
  loaded: boolean
  next: QueueItem | undefined
  onShow: (item: QueueItem) => void
  /** What waits now. */
  remaining: readonly QueueItem[]
  /** After a decision, with what waited when it was made. */
  onDecided: (before: readonly QueueItem[]) => void
  /** The reason typed before, while others were looked at. */
  draft: string | undefined
  onDraft: (reason: string) => void
  form: Ref<ReviewFormHandle>
  /** Why it cannot be approved yet. */
  unseenReason: string | undefined
}

/** What is under way, at the level as it was when it was sent: the queue may move before the answer is through. */
interface Sent {
  item: QueueItem
  level: ReviewLevel
  /** The answer was yes, and the desk is about to go on. */
  done: boolean
}

/** Approves or rejects; when somebody else was faster it says so, keeps what was typed, and leads on (N7). */
export function ReviewDecision({
  item,
  record,
  loaded,
  next,
  onShow,
  remaining,
  onDecided,
  draft,
  onDraft,
  form,
  unseenReason,
}: ReviewDecisionProps) {
  const decideProgram = useDecide('program')
  const decideMaterial = useDecide('material')
  const [last, setSent] = useState<Sent>()
  // as it was when it was last in the queue
  const known = useRef(item)
  if (item) known.current = item

  // what waits again, a level higher, is another decision
  const sent = last?.done && item && item.level !== last.level ? undefined : last
  const shown = sent?.item ?? item ?? known.current
  const gone = loaded && !item && !sent
  if (!shown) {
    return loaded && record ? <Gone words="这一项现在不需要您审核" next={next} onShow={onShow} /> : null
  }

  async function decide(target: QueueItem, reject: 0 | 1, reason: string) {
    setSent({ item: target, level: target.level, done: false })
    try {
      await (target.kind === 'program' ? decideProgram : decideMaterial)(target.record, reject, reason)
    } catch (error) {
      setSent(undefined)
      throw error
    }
  }

  return (
    <section className={classes.decision} aria-labelledby="review-decision">
      <Title order={3} id="review-decision" className={classes.level}>
        {levelName(shown.record)}
      </Title>
      {gone && <Gone words="这一项已不在待审核队列中，可能已由他人处理" next={next} onShow={onShow} />}
      <ReviewForm
        key={sent?.level ?? shown.level}
        levelName={levelName(shown.record)}
        decide={(reject, reason) => decide(shown, reject, reason)}
        onDecided={() => {
          onDraft('')
          setSent({ item: shown, level: shown.level, done: true })
          onDecided(remaining)
        }}
        initialReason={draft}
        onReasonChange={onDraft}
        closedReason={gone ? '这一项已不在待审核队列中' : undefined}
        unseenReason={unseenReason}
        handle={form}
      />
    </section>
  )
}

function Gone({
  words,
  next,
  onShow,
}: {
  words: string
  next: QueueItem | undefined
  onShow: (item: QueueItem) => void
}) {
  return (
    <div className={classes.gone} role="status">
      <IconInfoCircle size={16} aria-hidden />
      <span>{words}</span>
      {next && (
        <ActionButton size="compact-sm" variant="default" onClick={() => onShow(next)}>
          看下一项
        </ActionButton>
      )}
    </div>
  )
}
