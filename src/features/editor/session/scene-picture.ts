import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { drawScene } from '#src/scene/draw/draw-scene.ts'
import { writeSvg } from '#src/scene/draw/write-svg.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'

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
  const wanted = new Map<string, string>()
  drawScene(scene, size, {
    time: null,
    clock,
    media: (item) => {
      const found = media(item)
      const picture = item.kind === 'video' ? found.poster : found.src
      if (picture !== undefined) wanted.set(picture, item.name)
      return found
    },
  })
  const pictures = new Map<string, string>()
  await Promise.all(
    [...wanted].map(async ([address, name]) => {
      const picture = await within(MATERIAL_LIMIT, loadPicture(address, longSide)).catch(() => undefined)
      if (picture === undefined) onMissing(name === '' ? '图片' : name)
      else pictures.set(address, picture)
    }),
  )
  const frame = drawScene(scene, size, {
    time: null,
    clock,
    media: (item) => {
      const { src, poster } = media(item)
      const inside = (address: string | undefined) => (address === undefined ? undefined : pictures.get(address))
      // of a video only its picture is asked for
      return item.kind === 'video' ? { src, poster: inside(poster) } : { src: inside(src) }
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
