import type { RefObject } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { useDecide } from '#src/api/review.ts'
import { useCan } from '#src/api/user-info.ts'
import { offersReview } from '#src/domain/review.ts'
import type { ReviewFormHandle } from '#src/components/review/review-form.tsx'
import { ReviewSection } from '#src/components/review/review-section.tsx'

interface ProgramReviewProps {
  program: Program
  onDecided: () => void
  handle: RefObject<ReviewFormHandle | null>
}

export function ProgramReview({ program, onDecided, handle }: ProgramReviewProps) {
  const can = useCan()
  const decide = useDecide('program')
  return (
    <ReviewSection
      record={program}
      subject={`广告“${program.name ?? ''}”`}
      offered={offersReview('program', program, can)}
      decide={decide}
      onDecided={onDecided}
      handle={handle}
    />
  )
}
