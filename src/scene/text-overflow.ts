import type { Box } from './draw/box.ts'
import { drawScene } from './draw/draw-scene.ts'
import type { DrawOptions } from './draw/draw-options.ts'
import type { Lettering } from './kinds/element-kind.ts'
import { kindOf } from './kinds/kind-of.ts'
import type { SceneElement } from './kinds/kinds.ts'
import { momentAt } from '#src/domain/server-time.ts'

/** A date as long as any. */
const LONGEST_DATE = momentAt(2026, 12, 30, 20, 58, 58)
/** Rounding of the browser, pixels of the ad. */
const TOLERANCE_PX = 0.5

const AT_REST: DrawOptions = { time: null, clock: LONGEST_DATE, media: () => ({ src: undefined }) }

interface Measured {
  width: number
  height: number
  overflows: boolean
}

const measured = new WeakMap<object, Measured>()

/**
 * Whether what is written in an element is cut off at the edge of its box, in an ad of a size in pixels. Measured in
 * the page with the boxes that are drawn, because only the browser knows its fonts and where it breaks lines. Each
 * element is measured once.
 */
export function textOverflows(element: SceneElement, { width, height }: { width: number; height: number }): boolean {
  const lettering = kindOf(element).lettering(element)
  if (!lettering) return false
  const last = measured.get(element.raw)
  if (last?.width === width && last.height === height) return last.overflows
  const overflows = measure(element, lettering, { width, height })
  measured.set(element.raw, { width, height, overflows })
  return overflows
}

function measure(
  element: SceneElement,
  { style, scrolls }: Lettering,
  size: { width: number; height: number },
): boolean {
  const nothing = { color: undefined, image: undefined, opacity: 1 }
  const alone = { ...element, layout: { ...element.layout, rotate: 0 }, background: nothing }
  const room = document.createElement('div')
  // laid out like any scene, but out of sight and of no size of its own
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
  room.append(nodeOf(drawScene({ background: nothing, elements: [alone], stay: 1, raw: null }, size, AT_REST)))
  document.body.append(room)
  try {
    const line = room.querySelector('[data-key="line"]')
    const column = line?.parentElement
    if (!line || !column) return false
    const [text, box] = [line.getBoundingClientRect(), column.getBoundingClientRect()]
    // the space above the letters of the first line and below those of the last may be cut
    const leading = (element.layout.lineHeight - 1) * (style.size / 1000) * size.width
    const cut = style.verticalAlign === 'middle' ? leading : leading / 2
    const tooHigh = text.height - cut > box.height + TOLERANCE_PX
    return tooHigh || (!scrolls && line.scrollWidth > box.width + TOLERANCE_PX)
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
