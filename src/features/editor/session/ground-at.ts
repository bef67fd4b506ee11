import type { Color } from '#src/scene/model/scene-types.ts'
import type { Bounds } from '../model/bounds.ts'
import { readableOn } from '../model/readable.ts'

/** Resolution of the sample: points along each side. */
const POINTS = 24

/** The colour in which new letters are read at a place; undefined where what is seen there is not known. */
export function lettersAt(place: Bounds): Color | undefined {
  const ground = groundAt(place)
  return ground && readableOn(ground)
}

/**
 * The colour that the canvas shows at a place, percent of the scene, on the whole: of the grounds, pictures and films
 * that are seen there. Undefined where a picture has not come yet, or is of another origin that keeps it from being
 * read.
 */
function groundAt({ left, top, width, height }: Bounds): Color | undefined {
  const board = document.querySelector('[data-board]')
  const context = Object.assign(document.createElement('canvas'), { width: POINTS, height: POINTS }).getContext('2d')
  if (!board || !context || width <= 0 || height <= 0) return undefined
  const scene = board.getBoundingClientRect()
  const place = new DOMRect(
    scene.x + (scene.width * left) / 100,
    scene.y + (scene.height * top) / 100,
    (scene.width * width) / 100,
    (scene.height * height) / 100,
  )
  context.fillStyle = 'white'
  context.fillRect(0, 0, POINTS, POINTS)
  context.setTransform(POINTS / place.width, 0, 0, POINTS / place.height, 0, 0)
  context.translate(-place.x, -place.y)
  // what comes later in the page lies above, and each is drawn once
  for (const node of board.querySelectorAll<HTMLElement>('*')) {
    const box = node.getBoundingClientRect()
    if (!meet(box, place)) continue
    const { backgroundColor, objectFit } = getComputedStyle(node)
    context.globalAlpha = opacityOf(node, board)
    context.fillStyle = backgroundColor
    context.fillRect(box.x, box.y, box.width, box.height)
    const picture = pictureOf(node)
    if (picture === 'coming') return undefined
    if (!picture) continue
    const { x, y, width: wide, height: high } = fitted(picture, box, objectFit)
    context.save()
    context.beginPath()
    context.rect(box.x, box.y, box.width, box.height)
    context.clip()
    context.drawImage(picture.image, x, y, wide, high)
    context.restore()
  }
  return meanOf(context)
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function opacityOf(node: Element, board: Element): number {
  const around = node === board || !node.parentElement ? 1 : opacityOf(node.parentElement, board)
  return around * Number(getComputedStyle(node).opacity)
}

interface Picture {
  image: HTMLImageElement | HTMLVideoElement
  width: number
  height: number
}

function pictureOf(node: HTMLElement): Picture | 'coming' | undefined {
  const picture =
    node instanceof HTMLImageElement
      ? { image: node, width: node.naturalWidth, height: node.naturalHeight }
      : node instanceof HTMLVideoElement
        ? { image: node, width: node.videoWidth, height: node.videoHeight }
        : undefined
  return picture && picture.width * picture.height === 0 ? 'coming' : picture
}

/** Where a picture lies that is shown whole in a box, or fills it. */
function fitted({ width, height }: Picture, box: DOMRect, fit: string): DOMRect {
  const sides = [box.width / width, box.height / height]
  const scale = fit === 'cover' ? Math.max(...sides) : Math.min(...sides)
  const [wide, high] = [width * scale, height * scale]
  return new DOMRect(box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2, wide, high)
}

function meanOf(context: CanvasRenderingContext2D): Color | undefined {
  try {
    const { data } = context.getImageData(0, 0, POINTS, POINTS)
    const mean = (part: number) =>
      Math.round(data.reduce((sum, value, at) => (at % 4 === part ? sum + value : sum), 0) / (POINTS * POINTS))
    return { r: mean(0), g: mean(1), b: mean(2) }
  } catch {
    return undefined
  }
}
