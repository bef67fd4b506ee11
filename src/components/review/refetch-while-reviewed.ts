import { goesOnByItself, type InReview } from '#src/domain/review.ts'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'

/** When a list of materials or ads loads again: what is transcoded or reviewed moves without anybody here. */
export const refetchWhileReviewed = refetchWhilePending(({ data }: { data: (InReview & { id: unknown })[] }) =>
  data.filter(goesOnByItself).map(({ id, status, currentLevel }) => `${id} ${status} ${currentLevel}`),
)
