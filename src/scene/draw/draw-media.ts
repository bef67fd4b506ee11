import { cycleSeconds, mediaSeconds } from '#src/scene/model/durations.ts'
import type { CarouselElement, Media, MediaBoxElement } from '#src/scene/model/scene-types.ts'
import { FILL, type Box, type Style } from './box.ts'
import type { DrawOptions } from './draw-options.ts'
import { placeholder } from './placeholder.ts'
import { percent, round } from './styles.ts'

/** A picture or video in the whole of a box, or a sign of why there is none (M8, M12). */
export function drawMedia(
  key: string,
  media: Media,
  options: DrawOptions,
  {
    at = null,
    muted = true,
    fit = 'contain' as const,
  }: { at?: number | null; muted?: boolean; fit?: 'contain' | 'cover' } = {},
): Box {
  const { src, poster } = options.media(media)
  if (src === undefined) return placeholder(key, media.path === '' ? '素材缺失' : '素材地址无效')
  return { key, style: FILL, media: { kind: media.kind, src, poster, name: media.name, at, muted, fit } }
}

export function drawCarousel({ images, stay, change, effect, exit }: CarouselElement, options: DrawOptions): Box[] {
  if (images.length === 0) return options.composing ? [placeholder('empty', '暂无图片')] : []
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

export function drawMediaBox(element: MediaBoxElement, options: DrawOptions): Box[] {
  const { medias, isMuted } = element
  const [first] = medias
  if (!first) return options.composing ? [placeholder('empty', '暂无素材')] : []
  if (options.time === null) return [drawMedia('0', first, options, { muted: isMuted })]
  let at = (options.time / 1000) % cycleSeconds(element)
  let index = 0
  for (const [place, media] of medias.entries()) {
    index = place
    if (at < mediaSeconds(media) || place === medias.length - 1) break
    at -= mediaSeconds(media)
  }
  return medias
    .slice(index, index + 1)
    .map((media) => drawMedia(String(index), media, options, { muted: isMuted, at: round(at) }))
}
