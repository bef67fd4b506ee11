import type { Box } from '#src/scene/draw/box.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { writeSvg } from '#src/scene/draw/write-svg.ts'
import { kindOf } from '#src/scene/kinds/kind-of.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import { visibleBounds, type Bounds } from '../model/bounds.ts'
import { contrast } from '../model/readable.ts'
import { loadImage, paint, sizeWithin, type Size } from './paint.ts'
import { stillFrame } from './still-frame.ts'

/** Pixels of the longer side: the smallest letters (3§5) are four high. */
const LONG_SIDE = 320
/** The least contrast of large letters, WCAG AA, as those of a screen are. */
const CONTRAST = 3
/** The share of an element's letters that must be below it. */
const MOST = 0.5

const loaded = new WeakMap<MediaResolver, Map<string, string>>()

/**
 * The elements whose letters can hardly be told from what lies behind them, by their places in the content; undefined
 * where a picture cannot be loaded. The scene is painted at rest without letters, with black ones, and with red, green
 * and blue ones, which tell letters apart that lie on each other: so it shows where those of an element are.
 */
export async function lostIn(scene: Scene, size: Size, media: MediaResolver): Promise<Set<number> | undefined> {
  if (!scene.elements.some((element) => kindOf(element).lettering(element))) return new Set()
  const pictures = loaded.get(media) ?? new Map<string, string>()
  loaded.set(media, pictures)
  let isWhole = true
  const onMissing = () => (isWhole = false)
  const frame = await stillFrame(scene, size, media, { longSide: LONG_SIDE, onMissing, pictures })
  if (!isWhole) return undefined
  const written = new Set(frame.children?.filter(isWritten).map(({ key }) => key))
  const lettered = scene.elements.filter(
    (element) => kindOf(element).lettering(element) && written.has(String(element.index)),
  )
  const places = lettered.map(({ layout }) => visibleBounds(layout, size))
  const channels = channelsOf(places)
  const paintWith = (colorOf: (index: number) => string) => {
    const byKey = new Map(lettered.map(({ index }, at) => [String(index), colorOf(at)]))
    const children = frame.children?.map((box) => withLetters(box, byKey.get(box.key) ?? 'transparent'))
    return pixelsOf({ ...frame, ...(children && { children }) }, size)
  }
  const none = await paintWith(() => 'transparent')
  const dark = await paintWith(() => '#000')
  const bright = await paintWith((at) => ['#f00', '#0f0', '#00f'][channels[at] ?? 0] ?? '')
  const lost = lettered.filter((element, index) => {
    const { color } = kindOf(element).lettering(element)?.style ?? {}
    const channel = channels[index] ?? 0
    let [seen, unseen] = [0, 0]
    for (const at of pixelsIn(places[index], none)) {
      const covered = ((bright.data[at + channel] ?? 0) - (dark.data[at + channel] ?? 0)) / 255
      const [r = 0, g = 0, b = 0] = none.data.subarray(at, at + 3)
      if (!color || covered <= 0) continue
      seen += covered
      if (contrast(color, { r, g, b }) < CONTRAST) unseen += covered
    }
    return unseen > seen * MOST
  })
  return new Set(lost.map(({ index }) => index))
}

/** Red, green or blue for each place: not the same where they meet, as far as there are enough. */
function channelsOf(places: readonly Bounds[]): number[] {
  const channels: number[] = []
  for (const [index, place] of places.entries()) {
    const taken = new Set(channels.filter((_, before) => meet(place, places[before])))
    channels.push([0, 1, 2].find((channel) => !taken.has(channel)) ?? index % 3)
  }
  return channels
}

function meet(one: Bounds, other: Bounds | undefined): boolean {
  return (
    other !== undefined &&
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}

function isWritten({ text = '', children = [] }: Box): boolean {
  return text.trim() !== '' || children.some(isWritten)
}

function withLetters({ style, children, ...box }: Box, color: string): Box {
  return {
    ...box,
    style: box.text === undefined ? style : { ...style, color },
    ...(children && { children: children.map((child) => withLetters(child, color)) }),
  }
}

async function pixelsOf(frame: Box, size: Size): Promise<ImageData> {
  const svg = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(writeSvg(frame, size))}`)
  const { width, height } = sizeWithin(size, LONG_SIDE)
  const context = paint(svg, { width, height }).getContext('2d')
  if (!context) throw new Error('There is no canvas')
  return context.getImageData(0, 0, width, height)
}

/** Where the pixels of a place begin in the data. */
function* pixelsIn(place: Bounds | undefined, { width, height }: ImageData): Generator<number> {
  if (!place) return
  const within = (from: number, length: number, all: number) => [
    Math.max(0, Math.floor((from / 100) * all)),
    Math.min(all, Math.ceil(((from + length) / 100) * all)),
  ]
  const [left = 0, right = 0] = within(place.left, place.width, width)
  const [top = 0, bottom = 0] = within(place.top, place.height, height)
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) yield 4 * (y * width + x)
}
