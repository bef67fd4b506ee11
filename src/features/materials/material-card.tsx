import { IconPhoto, IconVideo } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'
import type { Material } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { enabledStates, labelOf, materialTypes } from '#src/domain/labels.ts'
import { isRejected } from '#src/domain/review.ts'
import type { CardView } from '#src/ui/table/card-grid.tsx'
import { CardRejection, RejectionReason } from '#src/components/review/rejection-reason.tsx'
import { ReviewBadge } from '#src/components/review/review-badge.tsx'
import classes from './material-card.module.css'

/** Comes beside the list, which does not wait for it, and is missing where its code is. */
const CardUse = lazy<ComponentType<{ material: Material }>>(() =>
  import('./card-use.tsx').then(
    (module) => ({ default: module.CardUse }),
    () => ({ default: () => null }),
  ),
)

export function materialName({ name }: Pick<Material, 'name'>): string {
  return name || '未命名素材'
}

export const materialCard: CardView<Material> = {
  title: materialName,
  thumbnail: (material) => material.snapshot,
  badge: (material) => <ReviewBadge record={material} />,
  mark: (material) => material.enabled === 0 && labelOf(enabledStates, 0).text,
  faded: (material) => material.enabled === 0,
  details: (material) => (
    <>
      <span className={classes.type}>
        {material.type === 1 ? (
          <IconVideo size={14} aria-hidden />
        ) : material.type === 0 ? (
          <IconPhoto size={14} aria-hidden />
        ) : null}
        {labelOf(materialTypes, material.type).text}
      </span>
      <Suspense>
        <CardUse material={material} />
      </Suspense>
      {isRejected(material) && (
        <CardRejection>
          <Reason material={material} />
        </CardRejection>
      )}
    </>
  ),
}

/** Why a material was rejected; only its detail knows (R11). */
function Reason({ material: { id } }: { material: Material }) {
  const { data, isPending, error, refetch } = useQuery(read('materialGet', { path: { id } }))
  return (
    <RejectionReason
      reason={data?.checkReason}
      loading={isPending}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    />
  )
}
