import type { ReactNode } from 'react'
import { refetchAt } from './review-pace.ts'
import { useReviewQueue } from './use-review-queue.ts'

const pace = refetchAt({ first: 60_000, longest: 300_000 })

/** How much waits for a decision of this account, as the menu draws it; nothing for none, and until it is known. */
export function ReviewCount({ children }: { children: (count: number) => ReactNode }) {
  const { queue, loaded } = useReviewQueue(pace)
  return loaded && queue.length > 0 && children(queue.length)
}
