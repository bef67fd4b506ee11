import { useQuery } from '@tanstack/react-query'
import { read } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { ScenePlayer } from '#src/scene/scene-player.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { PreviewModal } from '#src/components/review/preview-modal.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { programName } from './program-card.tsx'

export interface ProgramPreviewModalProps {
  /** The ad, as the address names it. */
  id: string
  onClose: () => void
}

const ALONE: readonly never[] = []

/**
 * An ad as it plays, for those who see where it was played and may not open the ads themselves: no call but the ad's
 * own.
 */
export function ProgramPreviewModal({ id, onClose }: ProgramPreviewModalProps) {
  const { cdnImgUrl, cdnVideoUrl } = useUserInfo()
  const { data: program, error, refetch, isFetching } = useQuery(read('programGet', { path: { id } }))
  return (
    <PreviewModal
      title={program ? programName(program) : '广告预览'}
      noun="广告"
      id={id}
      onPage={ALONE}
      onGo={onClose}
      onClose={onClose}
    >
      {program ? (
        <ScenePlayer
          content={program.content}
          width={program.width}
          height={program.height}
          imageBase={cdnImgUrl}
          videoBase={cdnVideoUrl}
        />
      ) : error ? (
        <ErrorState error={error} title="无法预览" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingLines lines={10} />
      )}
    </PreviewModal>
  )
}
