/* What can be wrong with a scene as a whole. */
import { cycleSeconds, decidingElement, sceneSeconds } from '#src/scene/model/durations.ts'
import { own } from '#src/scene/model/json.ts'
import { viewLimits } from '#src/scene/model/limits.ts'
import { finite } from '#src/scene/model/read-values.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { STANDS_MS } from '#src/scene/kinds/text.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import type { OverflowCheck } from '../kinds/editor-kind.ts'
import { editorKindOf } from '../kinds/editor-kind-of.ts'
import { overlap, visibleBounds } from './bounds.ts'
import { info, warning, type Found } from './finding.ts'
import { tooMany } from './limits.ts'
import type { Size } from './new-elements.ts'
import { spokenSeconds } from './spoken-seconds.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** Shorter scenes cannot be read, longer ones are hardly meant, seconds. */
const SHORT = 5
const LONG = 600

export function limitsFound({ elements }: Scene): Found[] {
  const kinds = [...new Set(elements.map(({ kind }) => kind))]
  return [
    ...kinds.flatMap((kind) => {
      const count = elements.filter((element) => element.kind === kind).length
      const wrong = tooMany(kind, count)
      return wrong === undefined ? [] : [warning(`${wrong}，现有 ${formatNumber(count)} 个`)]
    }),
    ...(elements.length > viewLimits.elements
      ? [
          warning(
            `元素过多（共 ${formatNumber(elements.length)} 个），列表的预览仅显示前 ${formatNumber(viewLimits.elements)} 个`,
          ),
        ]
      : []),
  ]
}

/**
 * Elements that lie over a video: many players draw video in front of everything. Answers with their places in the
 * content.
 */
export function overVideo({ elements }: Scene, size: Size): { index: number; found: Found }[] {
  const videos = elements.filter((element) => editorKindOf(element).showsVideo(element))
  const inFront = (element: SceneElement, video: SceneElement) => elements.indexOf(element) > elements.indexOf(video)
  return elements.flatMap((element) => {
    const covers = videos.some(
      (video) =>
        inFront(element, video) && overlap(visibleBounds(element.layout, size), visibleBounds(video.layout, size)),
    )
    return covers ? [{ index: element.index, found: warning('盖在视频上，部分终端会把视频显示在最上层') }] : []
  })
}

export function durationFound({ elements, raw, stay }: Scene): Found[] {
  // where nothing is timed, what is said was set (E37)
  const computed = decidingElement(elements) ? sceneSeconds(elements) : stay
  const said = finite(own(raw, 'stay'))
  return [
    ...(said !== undefined && Math.abs(said - computed) > 0.001
      ? [info(`场景时长为 ${spokenSeconds(said)}，按内容应为 ${spokenSeconds(computed)}，修改场景后会更正`)]
      : []),
    ...(stay < SHORT ? [warning(`场景只有 ${spokenSeconds(stay)}，可能来不及看清`)] : []),
    ...(stay > LONG ? [info(`场景长达 ${spokenSeconds(stay)}`)] : []),
  ]
}

/**
 * Scrolling texts whose scene ends before their last letter has come. Answers with their places in the content.
 */
export function cutShort(
  { elements, stay }: Scene,
  size: Size,
  widthOf: OverflowCheck['width'] = () => 0,
): { index: number; found: Found }[] {
  return elements.flatMap((element) => {
    if (element.kind !== 'text' || !element.isScroll || element.speed <= 0) return []
    const hidden = widthOf(element, size) - (element.layout.width / 100) * size.width
    // percent of the width a second (E11)
    const seconds = Math.ceil(STANDS_MS / 1000 + hidden / ((element.speed / 100) * size.width))
    return hidden > 0 && seconds > stay
      ? [
          {
            index: element.index,
            found: warning(`文字约 ${spokenSeconds(seconds)}才显示完，场景只有 ${spokenSeconds(stay)}`),
          },
        ]
      : []
  })
}

/** Carousels and playlists that are broken off when the scene ends. Answers with their places in the content. */
export function brokenOff({ elements }: Scene): { index: number; found: Found }[] {
  const deciding = decidingElement(elements)
  if (!deciding) return []
  const whole = cycleSeconds(deciding)
  return elements.flatMap((element) => {
    // one picture stands through all its rounds
    const cycle = element.kind === 'carousel' && element.images.length < 2 ? 0 : cycleSeconds(element)
    const left = cycle > 0 ? whole % cycle : 0
    // a round that ends within a tenth of a second of the scene is not missed
    return left > 0.1 && cycle - left > 0.1
      ? [
          {
            index: element.index,
            found: info(`每轮 ${spokenSeconds(cycle)}，场景 ${spokenSeconds(whole)}，最后一轮会中断`),
          },
        ]
      : []
  })
}
