import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Program, ProgramDetail } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { goesOnByItself } from '#src/domain/review.ts'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'
import { ScenePlayer } from '#src/scene/scene-player.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { PreviewModal } from '#src/components/review/preview-modal.tsx'
import type { ReviewFormHandle } from '#src/components/review/review-form.tsx'
import { RowActionButtons } from '#src/ui/table/row-action-buttons.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import type { RowAction } from '#src/ui/table/table-column.ts'
import { programName } from './program-card.tsx'
import { ProgramFacts } from './program-facts.tsx'
import classes from './program-preview.module.css'
import { ProgramReview } from './program-review.tsx'

interface ProgramPreviewProps {
  /** The ad, as the address names it. */
  id: string
  /** The ads of the page below, to go on to the next. */
  onPage: readonly Program[]
  /** What can be done to the ad beside looking at it and deciding about it. */
  actionsOf: (program: Program) => readonly RowAction[]
  onGo: (id: string) => void
  onClose: () => void
}

const refetchInterval = refetchWhilePending((program: ProgramDetail) =>
  goesOnByItself(program) ? [`${program.status} ${program.currentLevel}`] : [],
)

/** An ad as it plays, with everything known of it, and the decision about it where this user may take it (2§2, 2§4). */
export function ProgramPreview({ id, onPage, actionsOf, onGo, onClose }: ProgramPreviewProps) {
  const { cdnImgUrl, cdnVideoUrl } = useUserInfo()
  const { data: program, error, refetch } = useQuery({ ...read('programGet', { path: { id } }), refetchInterval })
  const decision = useRef<ReviewFormHandle>(null)
  return (
    <PreviewModal
      title={program ? programName(program) : '广告预览'}
      noun="广告"
      id={id}
      onPage={onPage}
      onGo={onGo}
      onClose={onClose}
      decision={decision}
      tools={program && <RowActionButtons actions={actionsOf(program)} shown={5} />}
    >
      {program ? (
        <div className={classes.columns}>
          <div className={classes.stage}>
            <ScenePlayer
              key={id}
              content={program.content}
              width={program.width}
              height={program.height}
              imageBase={cdnImgUrl}
              videoBase={cdnVideoUrl}
            />
          </div>
          <div className={classes.side}>
            <ProgramReview key={id} program={program} onDecided={onClose} handle={decision} />
            <ProgramFacts program={program} />
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines lines={10} />
      )}
    </PreviewModal>
  )
}
