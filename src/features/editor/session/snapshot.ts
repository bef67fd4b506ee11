import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { drawScene } from '#src/scene/draw/draw-scene.ts'
import { writeSvg } from '#src/scene/draw/write-svg.ts'
import { viewOf, type EditDocument } from '../model/edit-document.ts'

/** The picture that goes with a saved ad. */
export interface Snapshot {
  /** JPEG as a data URL. */
  image: string
  /** Names of the materials that are not in it. */
  missing: readonly string[]
  /** Whether the scene itself could not be drawn, so that a plain picture or the last one stands for it. */
  plain: boolean
}

/** The longer side in pixels: scale 2 of 480 (3§9). */
const LONG_SIDE = 960
const QUALITY = 0.5
/** Milliseconds after which a picture is given up, and the whole snapshot. */
const PICTURE_LIMIT = 3500
const LIMIT = 5000

let last: { name: string; image: string } | undefined

/**
 * The first scene at rest as a small JPEG. Never throws and never takes longer than five seconds: what could not be loaded
 * is left out and named, and what cannot be drawn at all is the last picture or a plain one (E9).
 */
export async function takeSnapshot(document: EditDocument, media: MediaResolver): Promise<Snapshot> {
  const missing = new Set<string>()
  try {
    const image = await within(LIMIT, draw(document, media, missing))
    last = { name: document.name, image }
    return { image, missing: [...missing], plain: false }
  } catch {
    return { image: last?.name === document.name ? last.image : plainPicture(document), missing: [...missing], plain: true }
  }
}

async function draw(document: EditDocument, media: MediaResolver, missing: Set<string>): Promise<string> {
  const [first] = document.scenes
  if (!first) return plainPicture(document)
  await globalThis.document.fonts.ready
  const scene = viewOf(first)
  const clock = new Date()
  // drawn once to hear which pictures it takes, and again with them inside: in an image nothing is loaded
  const wanted = new Map<string, string>()
  drawScene(scene, document, {
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
      const picture = await within(PICTURE_LIMIT, loadPicture(address)).catch(() => undefined)
      if (picture === undefined) missing.add(name === '' ? '图片' : name)
      else pictures.set(address, picture)
    }),
  )
  const frame = drawScene(scene, document, {
    time: null,
    clock,
    media: (item) => {
      const { src, poster } = media(item)
      const inside = (address: string | undefined) => (address === undefined ? undefined : pictures.get(address))
      // of a video only its picture is asked for
      return item.kind === 'video' ? { src, poster: inside(poster) } : { src: inside(src) }
    },
  })
  const svg = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(writeSvg(frame, document))}`)
  return paint(svg, sizeWithin(document)).toDataURL('image/jpeg', QUALITY)
}

/** A picture as a data URL no larger than the snapshot. */
async function loadPicture(address: string): Promise<string> {
  const image = await loadImage(address).catch((error: unknown) => {
    // a copy in the browser's cache may come from a time when nobody asked for the right to read it
    if (!/^https?:/.test(address)) throw error
    return loadImage(`${address}${address.includes('?') ? '&' : '?'}snapshot=1`)
  })
  return paint(image, sizeWithin({ width: image.naturalWidth || LONG_SIDE, height: image.naturalHeight || LONG_SIDE }, true), false).toDataURL('image/webp', 0.9)
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

function paint(image: CanvasImageSource | undefined, { width, height }: { width: number; height: number }, onWhite = true): HTMLCanvasElement {
  const canvas = globalThis.document.createElement('canvas')
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

/** Nothing but white in the shape of the ad. */
function plainPicture(document: EditDocument): string {
  return paint(undefined, sizeWithin(document)).toDataURL('image/jpeg', QUALITY)
}

function sizeWithin({ width, height }: { width: number; height: number }, onlySmaller = false): { width: number; height: number } {
  const scale = LONG_SIDE / Math.max(width, height)
  const by = onlySmaller ? Math.min(1, scale) : scale
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
