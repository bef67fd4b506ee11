import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Material, MaterialDetail } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { useCan, useUserInfo } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { goesOnByItself } from '#src/domain/review.ts'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { MaterialView } from '#src/components/material/material-view.tsx'
import { PreviewModal } from '#src/components/review/preview-modal.tsx'
import type { ReviewFormHandle } from '#src/components/review/review-form.tsx'
import { RowActionButtons } from '#src/ui/table/row-action-buttons.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import type { RowAction } from '#src/ui/table/table-column.ts'
import { materialName } from './material-card.tsx'
import { MaterialUses } from './uses/material-uses.tsx'
import { MaterialReview } from './material-review.tsx'

interface MaterialPreviewProps {
  /** The material, as the address names it. */
  id: string
  /** The materials of the page below, to go on to the next. */
  onPage: readonly Material[]
  /** What can be done to the material beside looking at it and deciding about it. */
  actionsOf: (material: Material) => readonly RowAction[]
  /** Puts another one in its place in the ads that use it; undefined for those who may not. */
  onSwap: ((material: Material) => void) | undefined
  onGo: (id: string) => void
  onClose: () => void
}

const refetchInterval = refetchWhilePending((material: MaterialDetail) =>
  goesOnByItself(material) ? [`${material.status} ${material.currentLevel}`] : [],
)

/** A material whole, with everything known of it, and the decision about it where this user may take it (2§2, 2§4). */
export function MaterialPreview({ id, onPage, actionsOf, onSwap, onGo, onClose }: MaterialPreviewProps) {
  const { cdnImgUrl, cdnVideoUrl } = useUserInfo()
  const { data: material, error, refetch } = useQuery({ ...read('materialGet', { path: { id } }), refetchInterval })
  const mayLook = useCan()(programPermissions.preview)
  const decision = useRef<ReviewFormHandle>(null)
  return (
    <PreviewModal
      title={material ? materialName(material) : '素材预览'}
      noun="素材"
      id={id}
      onPage={onPage}
      onGo={onGo}
      onClose={onClose}
      decision={decision}
      tools={material && <RowActionButtons actions={actionsOf(material)} shown={4} />}
    >
      {material ? (
        <MaterialView material={material} imageBase={cdnImgUrl} videoBase={cdnVideoUrl}>
          <MaterialReview key={id} material={material} handle={decision} onDecided={onClose} />
          {mayLook && (
            <MaterialUses
              material={material}
              actions={(users) =>
                onSwap &&
                users.length > 0 && (
                  <Button size="compact-sm" variant="default" onClick={() => onSwap(material)}>
                    替换素材
                  </Button>
                )
              }
            />
          )}
        </MaterialView>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines lines={10} />
      )}
    </PreviewModal>
  )
}
