import { FILL, type Box, type Style } from '#src/scene/draw/box.ts'
import { drawMedia } from '#src/scene/draw/draw-media.ts'
import type { DrawOptions } from '#src/scene/draw/draw-options.ts'
import { emptyPlace } from '#src/scene/draw/placeholder.ts'
import { percent, round } from '#src/scene/draw/styles.ts'
import { own } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import { DAY, readMedias } from '#src/scene/model/read-parts.ts'
import { finite, flag, numberIn } from '#src/scene/model/read-values.ts'
import type { ElementFrame, Media } from '#src/scene/model/scene-types.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { everyFrame, listedMedia, type ElementKind } from './element-kind.ts'
import { CAROUSEL } from './types.ts'

/** Images one after the other. */
export interface CarouselElement extends ElementFrame {
  kind: 'carousel'
  images: Media[]
  /** Seconds that each image stays. */
  stay: number
  /** Milliseconds that the change takes, within the stay; 0 for none. */
  change: number
  /** How an image comes: 1 from the left, 2 right, 3 below, 4 above, 5 fade, 6 grows, 7 opens (E29). */
  effect: number
  /** How the one before it goes, by the same numbers; where it is the same, that stays and is covered. */
  exit: number
}

export const carousel: ElementKind<CarouselElement> = {
  types: { [CAROUSEL]: '图片轮播' },

  read(frame, data, report) {
    const stay = numberIn(own(data, 'stay'), 1, DAY, 10)
    const animation = own(data, 'animation')
    const effect = finite(own(animation, 'inId')) ?? 1
    return {
      ...frame,
      kind: 'carousel',
      images: readMedias(own(data, 'images'), '轮播图片', adLimits.images, report),
      stay,
      change: flag(own(data, 'disableAnimation'), false)
        ? 0
        : Math.min(stay * 1000, numberIn(own(data, 'duration'), 0, 10_000, 2000)),
      effect,
      exit: finite(own(animation, 'outId')) ?? effect,
    }
  },

  draw: drawCarousel,
  frameKey: (_element, options) => everyFrame(options),
  describe: ({ images }) => `图片轮播 ${formatNumber(images.length)} 张`,
  lettering: () => undefined,
  seconds: ({ stay, images }) => stay * images.length,
  media: (data) => listedMedia(own(data, 'images')),
}

/** The image of a carousel that is up, and while they change the one before it. */
function drawCarousel({ images, stay, change, effect, exit }: CarouselElement, options: DrawOptions): Box[] {
  if (images.length === 0) return emptyPlace('图片', options)
  const { time } = options
  const image = (index: number, style?: Style): Box => ({
    key: String(index),
    style: { ...FILL, ...style },
    children: images.slice(index, index + 1).map((media) => drawMedia('media', media, options)),
  })
  if (time === null || images.length === 1) return [image(0)]

  const turn = Math.floor(time / (stay * 1000))
  const current = turn % images.length
  const next = (current + 1) % images.length
  const since = time - turn * stay * 1000
  const moves = turn > 0 && since < change && options.motion !== false
  const previous = (current + images.length - 1) % images.length
  // the one to come is there before it is seen, so that it is loaded; of two images it is also the one before
  return [
    ...(moves ? [image(previous, exit === effect ? undefined : away(exit, (since / change) ** 3))] : []),
    ...(moves && next === previous ? [] : [image(next, { visibility: 'hidden' })]),
    image(current, moves ? away(effect, (1 - since / change) ** 3) : undefined),
  ]
}

/**
 * An image on its way in or out, from 0 (there) to 1 (away): 1 left, 2 right, 3 below, 4 above, 5 fade (3§4), 6
 * small, 7 closed to a line in the middle (E29); others just are there (E11).
 */
function away(effect: number, left: number): Style {
  switch (effect) {
    case 1:
      return { transform: `translateX(${percent(-100 * left)})` }
    case 2:
      return { transform: `translateX(${percent(100 * left)})` }
    case 3:
      return { transform: `translateY(${percent(100 * left)})` }
    case 4:
      return { transform: `translateY(${percent(-100 * left)})` }
    case 5:
      return { opacity: round(1 - left) }
    case 6:
      return { transform: `scale(${round(1 - left)})` }
    case 7:
      return { clipPath: `inset(0 ${percent(50 * left)})` }
    default:
      return {}
  }
}
