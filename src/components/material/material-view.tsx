import { useFullscreenElement } from '@mantine/hooks'
import { IconMaximize } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatMoment } from '#src/domain/dates.ts'
import { enabledStates, labelOf, materialTypes } from '#src/domain/labels.ts'
import { blockedByReview, isRejected, ReviewStatus, type InReview } from '#src/domain/review.ts'
import { formatDuration, formatMaterialSize } from '#src/domain/units.ts'
import { formatMime } from '#src/lib/text/format-mime.ts'
import { CopyText } from '#src/ui/copy-text.tsx'
import { DescriptionList } from '#src/ui/description-list.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import classes from './material-view.module.css'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import { MediaVideo } from '#src/ui/media/media-video.tsx'
import { RejectionReason } from '../review/rejection-reason.tsx'
import { ReviewBadge } from '../review/review-badge.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { resolutionText } from '#src/domain/resolution.ts'

/** A material as its detail call has it (2§3); what the server sent is not trusted. */
export interface ViewedMaterial extends InReview {
  name?: string
  type?: unknown
  snapshot?: unknown
  path?: unknown
  width?: unknown
  height?: unknown
  size?: unknown
  duration?: unknown
  mime?: unknown
  createTime?: unknown
  enabled?: unknown
  checkReason?: unknown
}

export interface MaterialViewProps {
  material: ViewedMaterial
  /** Base addresses of pictures and videos, from the user info. */
  imageBase?: string
  videoBase?: string
  /** Stands above the facts, such as the decision of a reviewer. */
  children?: ReactNode
}

/** A material whole: the picture or the video, and beside it everything known of it (2§2, 2§3). */
export function MaterialView({ material, imageBase, videoBase, children }: MaterialViewProps) {
  const { name, type, path, width, height, size, duration, mime, createTime, enabled, status } = material
  const isVideo = type === 1
  return (
    <div className={classes.view}>
      <MaterialMedia material={material} imageBase={imageBase} videoBase={videoBase} />
      <div className={classes.facts}>
        {children}
        {isRejected(material) && (
          <div className={classes.notice} data-tone="danger">
            <RejectionReason reason={material.checkReason} />
            <p className={classes.hint}>{blockedByReview('material', 'submit', material)}</p>
          </div>
        )}
        {enabled === 0 && <p className={classes.notice}>该素材已停用</p>}
        <DescriptionList
          items={[
            { label: '素材名称', value: name },
            { label: '审核状态', value: <ReviewBadge record={material} /> },
            { label: '素材类型', value: labelOf(materialTypes, type).text },
            { label: '启用状态', value: <StatusBadge dot label={labelOf(enabledStates, enabled)} /> },
            { label: '尺寸', value: isSide(width) && isSide(height) ? resolutionText({ width, height }) : '--' },
            { label: '大小', value: formatMaterialSize(size) },
            ...(isVideo
              ? [{ label: '时长', value: status === ReviewStatus.transcoding ? '--' : formatDuration(duration) }]
              : []),
            { label: '格式', value: formatMime(mime) },
            { label: '上传时间', value: formatMoment(createTime) },
            { label: '文件地址', value: typeof path === 'string' && path !== '' && <CopyText text={path} /> },
          ]}
        />
      </div>
    </div>
  )
}

/** The picture or the video of a material, whole, or why there is none. `--media-height` around it sets its height. */
export function MaterialMedia({ material, imageBase, videoBase }: Omit<MaterialViewProps, 'children'>) {
  const { name, type, snapshot, path, status } = material
  const { ref, toggle } = useFullscreenElement<HTMLDivElement>()
  const label = name || '素材'
  // what is not transcoded cannot be played yet, or ever
  const waiting =
    status === ReviewStatus.transcoding
      ? '转码中，完成后可以播放'
      : status === ReviewStatus.transcodingFailed
        ? '转码失败，不能播放'
        : undefined
  if (waiting !== undefined) {
    return (
      <div className={classes.media}>
        <MediaImage src={snapshot} base={imageBase} alt={label} />
        <p className={classes.waiting} role="status">
          {waiting}
        </p>
      </div>
    )
  }
  if (type === 1) {
    return (
      <div className={classes.media}>
        <MediaVideo src={path} base={videoBase} poster={snapshot} posterBase={imageBase} label={label} />
      </div>
    )
  }
  return (
    <div ref={ref} className={classes.media}>
      <MediaImage src={path || snapshot} base={imageBase} alt={label} />
      {document.fullscreenEnabled && (
        <IconButton label="全屏查看" variant="default" className={classes.full} onClick={() => void toggle()}>
          <IconMaximize size={16} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
