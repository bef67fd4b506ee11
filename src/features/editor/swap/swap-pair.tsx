import { IconArrowRight } from '@tabler/icons-react'
import { useUserInfo } from '#src/api/user-info.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import { formatDuration } from '#src/domain/units.ts'
import type { SwapMaterial } from '#src/domain/uses/swap.ts'
import { MediaFrame } from '#src/ui/media/media-frame.tsx'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import { materialName } from './swap-words.ts'
import classes from './swap.module.css'

/** Pixels of a picture here. */
const SIDE = 240

/** A material, and the one that takes its place; `undefined` while it is not chosen. */
export function SwapPair({ from, to }: { from: SwapMaterial; to: SwapMaterial | undefined }) {
  return (
    <div className={classes.pair}>
      <One label="原素材" material={from} />
      <IconArrowRight size={20} stroke={1.6} aria-hidden className={classes.arrow} />
      <One label="替换为" material={to} />
    </div>
  )
}

function One({ label, material }: { label: string; material: SwapMaterial | undefined }) {
  return (
    <figure className={classes.one} aria-label={label}>
      <div className={classes.picture} data-empty={!material || undefined}>
        {material ? <Picture material={material} /> : '尚未选择'}
      </div>
      <figcaption>
        <span className={classes.hint}>{label}</span>
        {material && (
          <>
            <strong>{materialName(material)}</strong>
            <span className={classes.hint}>{factsOf(material)}</span>
          </>
        )}
      </figcaption>
    </figure>
  )
}

function Picture({ material }: { material: SwapMaterial }) {
  const { cdnImgUrl, cdnVideoUrl } = useUserInfo()
  const { type, path, snapshot } = material
  return type === 1 && !snapshot ? (
    <MediaFrame src={path} base={cdnVideoUrl} label={materialName(material)} />
  ) : (
    <MediaImage
      src={type === 1 ? snapshot : path || snapshot}
      base={cdnImgUrl}
      side={SIDE}
      alt={materialName(material)}
    />
  )
}

function factsOf({ type, width, height, duration }: SwapMaterial): string {
  const size = typeof width === 'number' && typeof height === 'number' ? resolutionText({ width, height }) : '尺寸未知'
  return type === 1 ? `${size} · ${formatDuration(duration)}` : size
}
