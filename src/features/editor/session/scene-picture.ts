import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { drawScene } from '#src/scene/draw/draw-scene.ts'
import { writeSvg } from '#src/scene/draw/write-svg.ts'
import type { Media, Scene } from '#src/scene/model/scene-types.ts'

/** How a scene becomes a JPEG. */
export interface PictureOptions {
  /** The longer side in pixels. */
  longSide: number
  /** Of the JPEG, 0 to 1. */
  quality: number
}

interface Size {
  width: number
  height: number
}

/** Milliseconds after which a material is given up. */
const MATERIAL_LIMIT = 3500

/** A scene at rest, as a JPEG in a data URL. What could not be loaded is left out, and its name told to `onMissing`. */
export async function scenePicture(scene: Scene, size: Size, media: MediaResolver, { longSide, quality, onMissing = () => {} }: PictureOptions & { onMissing?: (name: string) => void }): Promise<string> {
  await document.fonts.ready
  const clock = new Date()
  // drawn once to hear which pictures it takes, and again with them inside: in an image nothing is loaded
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
  const pictures = new Map<string, string>()
  await Promise.all(
    [...wanted].map(async ([key, wants]) => {
      const picture = await within(MATERIAL_LIMIT, loadWanted(wants, longSide)).catch(() => undefined)
      if (picture === undefined) onMissing(wants.item.name || (wants.item.kind === 'video' ? '视频' : '图片'))
      else pictures.set(key, picture)
    }),
  )
  const frame = drawScene(scene, size, {
    time: null,
    clock,
    media: (item) => {
      const found = media(item)
      const key = keyOf(item, found)
      const inside = key === undefined ? undefined : pictures.get(key)
      // of a video only its picture is asked for
      return item.kind === 'video' ? { src: found.src, poster: inside } : { src: inside }
    },
  })
  const svg = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(writeSvg(frame, size))}`)
  return paint(svg, sizeWithin(size, longSide)).toDataURL('image/jpeg', quality)
}

/** Nothing but white in the shape of the ad. */
export function plainPicture(size: Size, { longSide, quality }: PictureOptions): string {
  return paint(undefined, sizeWithin(size, longSide)).toDataURL('image/jpeg', quality)
}

/** What some work answers, or a failure when it takes longer. */
export function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
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
    video.addEventListener('loadeddata', () => {
      try {
        resolve(paint(video, sizeWithin({ width: video.videoWidth || longSide, height: video.videoHeight || longSide }, longSide, true), false).toDataURL('image/webp', 0.9))
      } catch (error) {
        // of another origin that does not let it be read
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
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
  const image = await loadImage(address).catch(() => loadImage(`${address}${address.includes('?') ? '&' : '?'}snapshot=1`))
  return paint(image, sizeWithin({ width: image.naturalWidth || longSide, height: image.naturalHeight || longSide }, longSide, true), false).toDataURL('image/webp', 0.9)
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('A picture could not be loaded')))
    image.src = address
  })
}

function paint(image: CanvasImageSource | undefined, { width, height }: Size, onWhite = true): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  if (onWhite) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
  }
  if (image) context.drawImage(image, 0, 0, width, height)
  return canvas
}

function sizeWithin({ width, height }: Size, longSide: number, onlySmaller = false): Size {
  const scale = longSide / Math.max(width, height)
  const by = onlySmaller ? Math.min(1, scale) : scale
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}
