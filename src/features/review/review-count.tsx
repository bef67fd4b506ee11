import { useEffect } from 'react'
import { refetchAt } from './review-pace.ts'
import { useReviewQueue } from './use-review-queue.ts'

const pace = refetchAt({ first: 60_000, longest: 300_000 })

/**
 * Tells how much waits for a decision of this account, for the menu; shows nothing itself. Undefined until it is known.
 */
export function ReviewCount({ onCount }: { onCount: (count: number | undefined) => void }) {
  const { queue, loaded } = useReviewQueue(pace)
  const count = loaded ? queue.length : undefined
  useEffect(() => onCount(count), [count, onCount])
  return null
}
