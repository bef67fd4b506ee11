import type { Program } from '#src/api/generated/types.gen.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import { ReviewBadge } from '#src/components/review/review-badge.tsx'
import classes from './program-summary.module.css'

export function ProgramSummary({ program }: { program: Program }) {
  const { cdnImgUrl } = useUserInfo()
  return (
    <div className={classes.summary}>
      <div className={classes.picture}>
        <MediaImage src={program.snapshot} base={cdnImgUrl} alt={program.name ?? '广告'} height={36} side={256} />
      </div>
      <div className={classes.words}>
        <span className={classes.name}>{program.name || '--'}</span>
        <span className={classes.details}>
          {resolutionText(program)}
          <ReviewBadge record={program} />
        </span>
      </div>
    </div>
  )
}
