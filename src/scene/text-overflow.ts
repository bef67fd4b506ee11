import type { Box } from './draw/box.ts'
import { drawScene } from './draw/draw-scene.ts'
import type { DrawOptions } from './draw/draw-options.ts'
import type { Lettering } from './kinds/element-kind.ts'
import { kindOf } from './kinds/kind-of.ts'
import type { SceneElement } from './kinds/kinds.ts'
import { frameAround } from './model/frame.ts'
import { isJsonObject, own } from './model/json.ts'
import { momentAt } from '#src/domain/server-time.ts'

/** A date as long as any. */
const LONGEST_DATE = momentAt(2026, 12, 30, 20, 58, 58)
/** Rounding of the browser, pixels of the ad. */
const TOLERANCE_PX = 0.5

const AT_REST: DrawOptions = { time: null, clock: LONGEST_DATE, media: () => ({ src: undefined }) }

interface Size {
  readonly width: number
  readonly height: number
}

interface Measured {
  /** Whether the words are cut off. */
  cut: boolean
  /** Of the longest line, pixels of the ad. */
  width: number
}

/** By the data of elements: what their words take, by what else decides that. */
const measured = new WeakMap<object, Map<string, Measured>>()

/** An element that is moved keeps its data, and is not measured anew. */
function knownOf({ raw }: SceneElement): Map<string, Measured> {
  const data = own(raw, 'data')
  const key = isJsonObject(data) ? data : raw
  const known = measured.get(key) ?? new Map<string, Measured>()
  measured.set(key, known)
  return known
}

function roomOf(element: SceneElement, size: Size): string {
  const { width, height, lineHeight } = element.layout
  return [element.type, size.width, size.height, width, height, lineHeight, frameAround(element)].join(' ')
}

/**
 * Whether what is written in an element is cut off at the edge of its box, in an ad of a size in pixels. Measured in
 * the page with the boxes that are drawn, because only the browser knows its fonts and where it breaks lines. Each
 * element is measured once for its words and its room; `ahead` measures many at the cost of one layout of the page.
 */
export const textOverflows = Object.assign(
  (element: SceneElement, size: Size): boolean => measuredOf(element, size)?.cut ?? false,
  { ahead: measure, width: (element: SceneElement, size: Size) => measuredOf(element, size)?.width ?? 0 },
)

function measuredOf(element: SceneElement, size: Size): Measured | undefined {
  measure([element], size)
  return knownOf(element).get(roomOf(element, size))
}

function measure(elements: readonly SceneElement[], size: Size) {
  const fresh = elements.filter(
    (element) => kindOf(element).lettering(element) && !knownOf(element).has(roomOf(element, size)),
  )
  if (fresh.length === 0) return
  const found = laidOut(fresh, size, (element, line, column) => {
    const { style, scrolls } = kindOf(element).lettering(element) as Lettering
    // the space above the letters of the first line and below those of the last may be cut
    const leading = (element.layout.lineHeight - 1) * (style.size / 1000) * size.width
    const spared = style.verticalAlign === 'middle' ? leading : leading / 2
    const [text, box] = [line.getBoundingClientRect(), column.getBoundingClientRect()]
    const tooHigh = text.height - spared > box.height + TOLERANCE_PX
    const width = line.scrollWidth
    return { cut: tooHigh || (!scrolls && width > box.width + TOLERANCE_PX), width }
  })
  for (const [index, element] of fresh.entries()) knownOf(element).set(roomOf(element, size), found[index] as Measured)
}

/**
 * The box that shows all that is written in an element, border and padding with it, in whole pixels of the ad: as wide
 * as it is, wider only for what cannot be broken into lines, and as high as its lines. Undefined for what has no words.
 */
export function boxOfLetters(element: SceneElement, size: Size): Size | undefined {
  const lettering = kindOf(element).lettering(element)
  if (!lettering) return undefined
  const { layout } = element
  const around = (2 * frameAround(element) * size.width) / 1000
  const width = (layout.width / 100) * size.width
  const [wider = width] = laidOut([element], size, (_, line, { clientWidth }) =>
    !lettering.scrolls && line.scrollWidth > clientWidth ? Math.ceil(line.scrollWidth + around) : width,
  )
  const wide = { ...element, layout: { ...layout, width: Math.min(100, (wider / size.width) * 100) } }
  const [height = 0] = laidOut([wide], size, (_, line) => line.getBoundingClientRect().height)
  return { width: wider, height: Math.ceil(height + around) }
}

/** What is seen of the lines of elements and of their columns, laid out like any scene, out of sight. */
function laidOut<Seen>(
  elements: readonly SceneElement[],
  size: Size,
  look: (element: SceneElement, line: Element, column: Element) => Seen,
): Seen[] {
  const nothing = { color: undefined, image: undefined, opacity: 1 }
  const room = document.createElement('div')
  // of no size of its own
  Object.assign(room.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    width: '0',
    height: '0',
    overflow: 'hidden',
    visibility: 'hidden',
    contain: 'strict',
  })
  room.ariaHidden = 'true'
  const drawn = elements.map((element) => {
    const alone = { ...element, layout: { ...element.layout, rotate: 0 }, background: nothing }
    const node = nodeOf(drawScene({ background: nothing, elements: [alone], stay: 1, raw: null }, size, AT_REST))
    return { element, node }
  })
  room.append(...drawn.map(({ node }) => node))
  document.body.append(room)
  try {
    return drawn.map(({ element, node }) => {
      const line = node.querySelector('[data-key="line"]')
      const column = line?.parentElement
      if (!line || !column) throw new Error('A text is drawn as a line in a column')
      return look(element, line, column)
    })
  } finally {
    room.remove()
  }
}

function nodeOf({ key, style, text, children = [] }: Box): HTMLElement {
  const node = document.createElement('div')
  node.dataset.key = key
  Object.assign(node.style, style)
  node.append(...(text === undefined ? [] : [text]), ...children.map(nodeOf))
  return node
}
