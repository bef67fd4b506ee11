import type { Media } from '#src/scene/model/scene-types.ts'
import { FILL, type Box } from './box.ts'
import type { DrawOptions } from './draw-options.ts'
import { placeholder } from './placeholder.ts'

/** A picture or video in the whole of a box, or a sign of why there is none (M8, M12). */
export function drawMedia(
  key: string,
  media: Media,
  options: DrawOptions,
  {
    at = null,
    muted = true,
    fit = 'contain' as const,
  }: { at?: number | null; muted?: boolean; fit?: 'contain' | 'cover' } = {},
): Box {
  const { src, poster } = options.media(media)
  if (src === undefined) return placeholder(key, media.path === '' ? '素材缺失' : '素材地址无效')
  return { key, style: FILL, media: { kind: media.kind, src, poster, name: media.name, at, muted, fit } }
}
