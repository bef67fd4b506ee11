import { cycleSeconds, decidingElement } from '#src/scene/model/durations.ts'
import type { CarouselElement } from '#src/scene/kinds/carousel.ts'
import { mediaSeconds, type MediaBoxElement } from '#src/scene/kinds/media-box.ts'
import { isTimed } from './element-checks.ts'
import { elementView, viewOf, type EditDocument, type EditScene } from './edit-document.ts'

export interface ScenePlayTime {
  sceneId: string
  seconds: number
  /** What decides it; undefined where nothing is timed, or the content says another time. */
  decidedBy: DecidingItem | undefined
}

export interface DecidingItem {
  elementId: string
  kind: 'carousel' | 'mediaBox'
  /** Seconds of each of its contents, in turn. */
  items: readonly number[]
}

export function playTimes(document: EditDocument): ScenePlayTime[] {
  return document.scenes.map(playTime)
}

/** How long a scene lasts, and why. */
function playTime(scene: EditScene): ScenePlayTime {
  const seconds = viewOf(scene).stay
  const deciding = decidingElement(scene.elements.map(elementView))
  const element = deciding && scene.elements[deciding.index]
  // a content may say another time than its elements need
  if (!deciding || !isTimed(deciding) || !element || Math.abs(cycleSeconds(deciding) - seconds) > 0.001)
    return { sceneId: scene.id, seconds, decidedBy: undefined }
  return {
    sceneId: scene.id,
    seconds,
    decidedBy: { elementId: element.id, kind: deciding.kind, items: itemSeconds(deciding) },
  }
}

function itemSeconds(element: CarouselElement | MediaBoxElement): number[] {
  return element.kind === 'carousel' ? element.images.map(() => element.stay) : element.medias.map(mediaSeconds)
}
