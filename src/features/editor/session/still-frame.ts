import { withTimeLimit } from '#src/lib/data/with-time-limit.ts'
import type { Box } from '#src/scene/draw/box.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { drawScene } from '#src/scene/draw/draw-scene.ts'
import type { Media, Scene } from '#src/scene/model/scene-types.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { isClear, loadImage, paint, sizeWithin, type Size } from './paint.ts'

export interface StillOptions {
  /** The longer side in pixels. */
  longSide: number
  /** Is told the name of each material that could not be loaded. */
  onMissing?: ((name: string) => void) | undefined
  /** Pictures that have been loaded before at this size, by their addresses; what is loaded now is added. */
  pictures?: Map<string, string>
}

/** Milliseconds after which a material is given up. */
const MATERIAL_LIMIT = 3500

/**
 * A scene at rest with its pictures inside as `data:` addresses, and posters or first frames for its videos: in an
 * image nothing is loaded. What cannot be loaded is left out.
 */
export async function stillFrame(
  scene: Scene,
  size: Size,
  media: MediaResolver,
  { longSide, onMissing, pictures = new Map<string, string>() }: StillOptions,
): Promise<Box> {
  const clock = new Date(serverNow())
  // drawn once to hear which pictures it takes, and again with them inside
  const wanted = new Map<string, Wanted>()
  drawScene(scene, size, {
    time: null,
    clock,
    media: (item) => {
      const found = media(item)
      const key = keyOf(item, found)
      if (key !== undefined) wanted.set(key, { item, ...found })
      return found
    },
  })
  const fresh = [...wanted].filter(([key]) => !pictures.has(key))
  await Promise.all(
    fresh.map(async ([key, wants]) => {
      const picture = await withTimeLimit(
        loadWanted(wants, longSide).catch(() => undefined),
        MATERIAL_LIMIT,
        () => undefined,
      )
      if (picture === undefined) onMissing?.(wants.item.name || (wants.item.kind === 'video' ? '视频' : '图片'))
      else pictures.set(key, picture)
    }),
  )
  return drawScene(scene, size, {
    time: null,
    clock,
    media: (item) => {
      const found = media(item)
      const key = keyOf(item, found)
      const inside = key === undefined ? undefined : pictures.get(key)
      return item.kind === 'video' ? { src: found.src, poster: inside } : { src: inside }
    },
  })
}

/** A material that a picture needs. */
interface Wanted extends Resolved {
  item: Media
}

type Resolved = ReturnType<MediaResolver>

/** What a material's picture is kept under: the address that it is made from. */
function keyOf({ kind }: Media, { src, poster }: Resolved): string | undefined {
  return kind === 'video' ? (poster ?? src) : src
}

/** The picture of a material as a data URL: of a video its poster, or its first frame where it has none that loads. */
async function loadWanted({ item, src, poster }: Wanted, longSide: number): Promise<string> {
  if (item.kind !== 'video') return loadPicture(src ?? '', longSide)
  const ofPoster = poster === undefined ? undefined : await loadPicture(poster, longSide).catch(() => undefined)
  return ofPoster ?? loadFrame(src ?? '', longSide)
}

/** The first frame of a video as a data URL. */
function loadFrame(address: string, longSide: number): Promise<string> {
  const video = document.createElement('video')
  const frame = new Promise<string>((resolve, reject) => {
    const take = () => {
      try {
        const { videoWidth: width, videoHeight: height } = video
        const canvas = paint(
          video,
          sizeWithin({ width: width || longSide, height: height || longSide }, longSide, true),
          false,
        )
        if (!isClear(canvas)) resolve(canvas.toDataURL('image/webp', 0.9))
      } catch (error) {
        // of another origin that does not let it be read
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
    // a busy browser may say that it has the frame before it can paint it
    video.addEventListener('loadeddata', take)
    video.requestVideoFrameCallback(take)
    video.addEventListener('error', () => reject(new Error('A video could not be loaded')))
  })
  Object.assign(video, { crossOrigin: 'anonymous', muted: true, preload: 'auto', src: address })
  return frame.finally(() => {
    // what is not played any more is not loaded to its end
    video.removeAttribute('src')
    video.load()
  })
}

/** A picture as a data URL no larger than what it goes into. */
async function loadPicture(address: string, longSide: number): Promise<string> {
  // a copy in the browser's cache may come from a time when nobody asked for the right to read it
  const image = await loadImage(address).catch(() =>
    loadImage(`${address}${address.includes('?') ? '&' : '?'}snapshot=1`),
  )
  return paint(
    image,
    sizeWithin({ width: image.naturalWidth || longSide, height: image.naturalHeight || longSide }, longSide, true),
    false,
  ).toDataURL('image/webp', 0.9)
}
