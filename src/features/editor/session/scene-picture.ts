import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { writeSvg } from '#src/scene/draw/write-svg.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import { loadImage, paint, sizeWithin, type Size } from './paint.ts'
import { stillFrame, type StillOptions } from './still-frame.ts'

export interface PictureOptions extends StillOptions {
  /** Of the JPEG, 0 to 1. */
  quality: number
}

/**
 * A scene at rest, as a JPEG in a data URL. For thumbnails, which are made while somebody edits: written from its
 * frame, nothing is laid out in the page.
 */
export async function scenePicture(
  scene: Scene,
  size: Size,
  media: MediaResolver,
  { quality, ...stills }: PictureOptions,
): Promise<string> {
  const [frame] = await Promise.all([stillFrame(scene, size, media, stills), document.fonts.ready])
  const svg = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(writeSvg(frame, size))}`)
  return paint(svg, sizeWithin(size, stills.longSide)).toDataURL('image/jpeg', quality)
}
