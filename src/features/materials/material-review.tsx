import type { RefObject } from 'react'
import type { MaterialDetail } from '#src/api/generated/types.gen.ts'
import { useDecide } from '#src/api/review.ts'
import { useCan } from '#src/api/user-info.ts'
import { offersReview } from '#src/domain/review.ts'
import type { ReviewFormHandle } from '#src/components/review/review-form.tsx'
import { ReviewSection } from '#src/components/review/review-section.tsx'

interface MaterialReviewProps {
  material: MaterialDetail
  handle: RefObject<ReviewFormHandle | null>
  onDecided: () => void
}

/** The decision about a material, where it waits at a level that this user decides at (2§4). */
export function MaterialReview({ material, handle, onDecided }: MaterialReviewProps) {
  const can = useCan()
  const decide = useDecide('material')
  return (
    <ReviewSection
      record={material}
      subject={`素材“${material.name ?? ''}”`}
      offered={offersReview('material', material, can)}
      decide={decide}
      onDecided={onDecided}
      handle={handle}
    />
  )
}
