import { labelOf, reviewStatuses } from '#src/domain/labels.ts'
import { levelName, waitsAt, type InReview } from '#src/domain/review.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'

/** The review status of a material or an ad; while a level decides about it, that level's name (2§4). */
export function ReviewBadge({ record }: { record: InReview }) {
  const label = labelOf(reviewStatuses, record.status)
  return waitsAt(record) === undefined ? (
    <StatusBadge label={label} />
  ) : (
    <StatusBadge label={{ ...label, text: levelName(record) }} title={label.text} />
  )
}
