import { useQuery } from '@tanstack/react-query'
import type { Program } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import { isRejected } from '#src/domain/review.ts'
import type { CardView } from '#src/ui/table/card-grid.tsx'
import { CardRejection, RejectionReason } from '#src/components/review/rejection-reason.tsx'
import { ReviewBadge } from '#src/components/review/review-badge.tsx'
import { DraftNote } from './draft-note.tsx'
import { PlanNote } from './plan-note.tsx'
import { PlayLength } from './play-length.tsx'
import { UndeliveredNote } from './undelivered-note.tsx'

export function programName({ name }: Pick<Program, 'name'>): string {
  return name || '未命名广告'
}

export const programCard: CardView<Program> = {
  title: programName,
  thumbnail: (program) => program.snapshot,
  badge: (program) => <ReviewBadge record={program} />,
  details: (program) => (
    <>
      <span>{resolutionText(program)}</span>
      <PlayLength content={program.content} />
      <PlanNote program={program} />
      <UndeliveredNote program={program} />
      <DraftNote program={program} />
      {isRejected(program) && (
        <CardRejection>
          <Reason program={program} />
        </CardRejection>
      )}
    </>
  ),
}

/** Why an ad was rejected; only its detail knows (R11). */
function Reason({ program: { id } }: { program: Program }) {
  const { data, isPending, error, refetch } = useQuery(read('programGet', { path: { id } }))
  return (
    <RejectionReason
      reason={data?.checkReason}
      loading={isPending}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    />
  )
}
