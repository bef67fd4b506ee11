import type { Box } from '#src/scene/draw/box.ts'
import { drawMedia } from '#src/scene/draw/draw-media.ts'
import type { DrawOptions } from '#src/scene/draw/draw-options.ts'
import { emptyPlace } from '#src/scene/draw/placeholder.ts'
import { round } from '#src/scene/draw/styles.ts'
import { own } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import { readMedias } from '#src/scene/model/read-parts.ts'
import { flag } from '#src/scene/model/read-values.ts'
import type { ElementFrame, Media } from '#src/scene/model/scene-types.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { everyFrame, listedMedia, type ElementKind } from './element-kind.ts'
import { MEDIA_BOX } from './types.ts'

/** Seconds of an image, and of a video that does not say its length (E3). */
export const IMAGE_SECONDS = 10

export interface MediaBoxElement extends ElementFrame {
  kind: 'mediaBox'
  medias: Media[]
  isMuted: boolean
}

export const mediaBox: ElementKind<MediaBoxElement> = {
  types: { [MEDIA_BOX]: '混合媒体' },

  read: (frame, data, report) => ({
    ...frame,
    kind: 'mediaBox',
    medias: readMedias(own(data, 'medias'), '混合媒体', adLimits.medias, report),
    isMuted: flag(own(data, 'isMuted'), true),
  }),

  draw: drawMediaBox,
  frameKey: (_element, options) => everyFrame(options),

  describe({ medias }) {
    const videos = medias.filter(({ kind }) => kind === 'video').length
    return `混合媒体：图片 ${formatNumber(medias.length - videos)} 张，视频 ${formatNumber(videos)} 个`
  },

  lettering: () => undefined,
  seconds: roundSeconds,
  media: (data) => listedMedia(own(data, 'medias')),
}

/** Seconds that a material takes in a media box (E3). */
export function mediaSeconds(media: Media): number {
  return media.seconds ?? IMAGE_SECONDS
}

function roundSeconds({ medias }: MediaBoxElement): number {
  return medias.reduce((sum, media) => sum + mediaSeconds(media), 0)
}

/** The image or video of a playlist whose turn it is. */
function drawMediaBox(element: MediaBoxElement, options: DrawOptions): Box[] {
  const { medias, isMuted } = element
  const [first] = medias
  if (!first) return emptyPlace('素材', options)
  if (options.time === null) return [drawMedia('0', first, options, { muted: isMuted })]
  let at = (options.time / 1000) % roundSeconds(element)
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
