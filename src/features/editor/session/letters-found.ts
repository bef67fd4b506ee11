import type { Box } from '#src/scene/draw/box.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { writeSvg } from '#src/scene/draw/write-svg.ts'
import { kindOf } from '#src/scene/kinds/kind-of.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import { overlap, visibleBounds, type Bounds } from '../model/bounds.ts'
import { editorKindOf } from '../kinds/editor-kind-of.ts'
import { elementName } from '../model/element-name.ts'
import { LOST, warning, type Found } from '../model/finding.ts'
import { contrast } from '../model/readable.ts'
import { loadImage, paint, sizeWithin, type Size } from './paint.ts'
import { stillFrame } from './still-frame.ts'

/** Pixels of the longer side: the smallest letters (3§5) are four high. */
const LONG_SIDE = 320
/** The least contrast of large letters, WCAG AA, as those of a screen are. */
const CONTRAST = 3
/** The share of an element's letters that must be below it. */
const MOST = 0.5
/** How opaque letters are painted, so that those below others are seen. */
const HALF = 0.5
/** The share of a letter's square that two must both cover. */
const COLLISION = 0.03
/** What the edges of letters that only touch may cover both, for each pixel of its side. */
const EDGE = 0.35

const loaded = new WeakMap<MediaResolver, Map<string, string>>()

/**
 * What is found of the letters of elements, by their places in the content: that they can hardly be told from what lies
 * behind them, or lie on the letters of another one. Undefined where a picture cannot be loaded. The scene is painted
 * at rest without letters, and with half transparent ones, black, then red, green and blue, which tell letters apart
 * that lie on each other: so it shows where those of an element are, also below others.
 */
export async function lettersFound(
  scene: Scene,
  size: Size,
  media: MediaResolver,
): Promise<ReadonlyMap<number, readonly Found[]> | undefined> {
  if (!scene.elements.some((element) => kindOf(element).lettering(element))) return new Map()
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
  const dark = await paintWith(() => `rgba(0,0,0,${HALF})`)
  const bright = await paintWith(
    (at) => `rgba(${[0, 1, 2].map((channel) => (channels[at] === channel ? 255 : 0))},${HALF})`,
  )

  // of each, where its letters are: how much of a pixel they cover, from the uppermost on
  const covered = lettered.map(() => new Map<number, number>())
  for (let index = lettered.length - 1; index >= 0; index--)
    for (const at of pixelsIn(places[index], none)) {
      const channel = at + (channels[index] ?? 0)
      const shown = ((bright.data[channel] ?? 0) - (dark.data[channel] ?? 0)) / 255
      if (shown <= 0) continue
      const above = covered.slice(index + 1).reduce((rest, other) => rest * (1 - HALF * (other.get(at) ?? 0)), 1)
      covered[index]?.set(at, Math.min(1, shown / HALF / above))
    }

  // where more meet than there are channels, nobody can tell whose letters are seen
  const isTold = (index: number) =>
    !places.some(
      (place, other) =>
        other !== index && channels[other] === channels[index] && overlap(place, places[index] ?? place),
    )
  const told = lettered.map((_, index) => isTold(index))
  const found = new Map<number, Found[]>()
  for (const [at, element] of lettered.entries()) {
    const letters = covered[at] ?? new Map<number, number>()
    const below = lettered.slice(0, at).find((other, index) => {
      const others = covered[index]
      return (
        others &&
        told[at] &&
        told[index] &&
        !sayTheSame(other, element) &&
        collide(letters, others, letterOf(element, other), none.width)
      )
    })
    const all = [
      ...(isLost(element, letters, none) ? [LOST] : []),
      ...(below ? [warning(`文字与“${elementName(below)}”的文字重叠，可能看不清`)] : []),
    ]
    if (all.length > 0) found.set(element.index, all)
  }
  return found

  /** The height of a letter of the smaller ones of two, in pixels of what is painted. */
  function letterOf(...elements: SceneElement[]): number {
    return Math.min(...elements.map((each) => ((kindOf(each).lettering(each)?.style.size ?? 0) / 1000) * none.width))
  }
}

function isLost(element: SceneElement, letters: ReadonlyMap<number, number>, { data }: ImageData): boolean {
  const { color } = kindOf(element).lettering(element)?.style ?? {}
  let [seen, unseen] = [0, 0]
  for (const [at, covered] of letters) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (!color) continue
    seen += covered
    if (contrast(color, { r, g, b }) < CONTRAST) unseen += covered
  }
  return unseen > seen * MOST
}

/** The same words twice are meant, as a shadow is. */
function sayTheSame(one: SceneElement, other: SceneElement): boolean {
  const words = editorKindOf(one).written(one)?.text
  return words !== undefined && words === editorKindOf(other).written(other)?.text
}

/**
 * Whether letters lie on others: in a square as large as a letter both cover enough of the same pixels. What only meets
 * at the edges, as lines close to each other do, does not.
 */
function collide(
  some: ReadonlyMap<number, number>,
  others: ReadonlyMap<number, number>,
  letter: number,
  width: number,
): boolean {
  const squares = new Map<string, number>()
  for (const [at, covered] of some) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const square = `${Math.floor(x / letter)} ${Math.floor(y / letter)}`
    squares.set(square, (squares.get(square) ?? 0) + Math.min(covered, others.get(at) ?? 0))
  }
  const most = Math.max(COLLISION, EDGE / letter) * letter ** 2
  return [...squares.values()].some((both) => both > most)
}

/** Red, green or blue for each place: not the same where they meet, as far as there are enough. */
function channelsOf(places: readonly Bounds[]): number[] {
  const channels: number[] = []
  for (const [index, place] of places.entries()) {
    const taken = new Set(channels.filter((_, before) => overlap(place, places[before] ?? place)))
    channels.push([0, 1, 2].find((channel) => !taken.has(channel)) ?? index % 3)
  }
  return channels
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
