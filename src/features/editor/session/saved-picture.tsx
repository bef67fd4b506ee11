import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { withoutVideos } from '#src/scene/draw/without-videos.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import { SceneFrame } from '#src/scene/scene-view.tsx'
import { paint, sizeWithin, type Size } from './paint.ts'
import { stillFrame } from './still-frame.ts'

/** Pixels of the longer side before `scale`; the quality of the JPEG (3§3, 3§9). */
const LONG_SIDE = 480
const SCALE = 2
const QUALITY = 0.5

/** Loads what draws the picture. A newer version on the host may not have it any more when an ad is saved. */
export const pictureCode = {
  preload: async () => {
    await import('dom-to-image-more')
  },
}

/**
 * A scene at rest as the page lays it out, as the JPEG that is saved with an ad, in a data URL. The names of what could
 * not be loaded, or not be copied, are told to `onMissing`.
 */
export async function savedPicture(
  scene: Scene,
  size: Size,
  media: MediaResolver,
  onMissing: (name: string) => void,
): Promise<string> {
  const [{ default: domToImage }, frame] = await Promise.all([
    import('dom-to-image-more'),
    stillFrame(scene, size, media, { longSide: LONG_SIDE * SCALE, onMissing }),
    document.fonts.ready,
  ])
  const shown = sizeWithin(size, LONG_SIDE)
  // in the page, since its styles are copied as the browser computes them, but out of sight
  const aside = document.createElement('div')
  Object.assign(aside.style, { position: 'fixed', top: '0', left: `-${2 * LONG_SIDE}px` })
  aside.inert = true
  document.body.append(aside)
  const root = createRoot(aside)
  try {
    flushSync(() => root.render(<SceneFrame frame={withoutVideos(frame)} scale={shown.width / size.width} {...size} />))
    return await domToImage.toJpeg(aside.firstChild ?? aside, {
      ...shown,
      scale: SCALE,
      quality: QUALITY,
      bgcolor: 'white',
      copyDefaultStyles: false,
      disableEmbedFonts: true,
      onImageError: () => onMissing('图片'),
    })
  } finally {
    root.unmount()
    aside.remove()
  }
}

export function plainPicture(size: Size): string {
  return paint(undefined, sizeWithin(size, LONG_SIDE * SCALE)).toDataURL('image/jpeg', QUALITY)
}
