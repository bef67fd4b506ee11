import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import { paint, sizeWithin, type Size } from './paint.ts'
import { scenePicture } from './scene-picture.ts'

/** Pixels of the longer side, 480 at scale 2; the quality of the JPEG (3§3, 3§9). */
const PICTURE = { longSide: 480 * 2, quality: 0.5 }

/**
 * A scene at rest as the JPEG that is saved with an ad, in a data URL. The names of what could not be loaded are told
 * to `onMissing`.
 */
export function savedPicture(
  scene: Scene,
  size: Size,
  media: MediaResolver,
  onMissing: (name: string) => void,
): Promise<string> {
  return scenePicture(scene, size, media, { ...PICTURE, onMissing })
}

export function plainPicture(size: Size): string {
  return paint(undefined, sizeWithin(size, PICTURE.longSide)).toDataURL('image/jpeg', PICTURE.quality)
}
