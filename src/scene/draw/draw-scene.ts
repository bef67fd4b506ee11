import { kindOf } from '#src/scene/kinds/kind-of.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { elementTypeName } from '#src/scene/model/element-types.ts'
import type { Background, Scene } from '#src/scene/model/scene-types.ts'
import { FILL, type Box, type Style } from './box.ts'
import { drawMedia } from './draw-media.ts'
import type { DrawOptions, MediaResolver } from './draw-options.ts'
import { placeholder } from './placeholder.ts'
import { em, FONTS, percent, rgb, round } from './styles.ts'

/** No scene is shown longer than a day. */
const LATEST_MS = 86_400_000

/** One frame of a scene in an ad of a size in pixels. The only thing that knows what a scene looks like. */
export function drawScene(scene: Scene, size: { width: number; height: number }, given: DrawOptions): Box {
  const options = {
    ...given,
    time: given.time === null ? null : Number.isFinite(given.time) ? Math.min(LATEST_MS, Math.max(0, given.time)) : 0,
  }
  const opaque = scene.background.opacity === 1 ? scene.background.color : undefined
  return {
    key: 'scene',
    style: {
      position: 'relative',
      width: `${round(size.width)}px`,
      height: `${round(size.height)}px`,
      overflow: 'hidden',
      // an opaque colour is the ground itself: a layer upon white would let white through at the edges
      background: opaque ? rgb(opaque) : 'rgb(255 255 255)',
      color: 'rgb(21 21 21)',
      fontSize: `${round(size.width / 100)}px`,
      // nothing comes from what the scene stands in
      fontFamily: FONTS,
      fontStyle: 'normal',
      fontWeight: 400,
      fontVariantNumeric: 'normal',
      letterSpacing: 'normal',
      lineHeight: 1.2,
      textAlign: 'left',
      direction: 'ltr',
    },
    children: [
      ...drawBackground(opaque ? { ...scene.background, color: undefined } : scene.background, options),
      ...scene.elements.map((element) => drawElement(element, options)),
    ],
  }
}

interface Drawn {
  frame: string
  box: Box
}

const drawn = new WeakMap<MediaResolver, WeakMap<SceneElement, Drawn>>()

/** One frame of an element. What does not change from one frame to the next stays the same object. */
function drawElement(element: SceneElement, options: DrawOptions): Box {
  const known = drawn.get(options.media) ?? new WeakMap<SceneElement, Drawn>()
  drawn.set(options.media, known)
  const frame = kindOf(element).frameKey(element, options)
  const last = known.get(element)
  if (last?.frame === frame) return last.box
  const box = attempted(element, options)
  known.set(element, { frame, box })
  return box
}

/**
 * An element that cannot be drawn is a sign with its name, beside the others; what is saved of it stays what it was
 * (D4).
 */
function attempted(element: SceneElement, options: DrawOptions): Box {
  try {
    return makeElement(element, options)
  } catch (error) {
    console.error(error)
    const { left, top, width, height } = element.layout
    const style: Style = {
      position: 'absolute',
      left: percent(left),
      top: percent(top),
      width: percent(width),
      height: percent(height),
      overflow: 'hidden',
    }
    return {
      key: String(element.index),
      style,
      children: [placeholder('failed', `${elementTypeName(element.type)}（无法显示）`)],
    }
  }
}

function makeElement(element: SceneElement, options: DrawOptions): Box {
  const { layout, border, background } = element
  return {
    key: String(element.index),
    style: {
      position: 'absolute',
      left: percent(layout.left),
      top: percent(layout.top),
      width: percent(layout.width),
      height: percent(layout.height),
      boxSizing: 'border-box',
      overflow: 'hidden',
      ...(layout.rotate !== 0 && { transform: `rotate(${round(layout.rotate)}deg)` }),
      ...(border.width > 0 &&
        border.style !== 'none' && {
          border: `${em(border.width)} ${border.style} ${rgb(border.color, border.opacity)}`,
        }),
      ...(border.radius > 0 && { borderRadius: em(border.radius) }),
    },
    children: [
      ...drawBackground(background, options),
      {
        key: 'content',
        style: { position: 'absolute', inset: insetOf(element), overflow: 'hidden' },
        children: kindOf(element).draw(element, options),
      },
    ],
  }
}

/** How far the content lies from the edges; a scrolling text has the padding at its ends, and moves with it. */
function insetOf({ border, ...element }: SceneElement): string {
  const padding = em(border.padding)
  return 'isScroll' in element && element.isScroll ? `${padding} 0` : padding
}

function drawBackground({ color, image, opacity }: Background, options: DrawOptions): Box[] {
  return [
    ...(color ? [{ key: 'color', style: { ...FILL, background: rgb(color, opacity) } }] : []),
    ...(image
      ? [
          {
            key: 'image',
            style: { ...FILL, ...(opacity !== 1 && { opacity: round(opacity) }) },
            children: [drawMedia('media', image, options, { fit: 'cover' })],
          },
        ]
      : []),
  ]
}
