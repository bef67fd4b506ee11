import type { Kind } from '#src/scene/kinds/kinds.ts'
import { cycleSeconds, decidingElement } from '#src/scene/model/durations.ts'
import { elementTypeName } from '#src/scene/model/element-types.ts'
import { editorKindOf } from '../kinds/editor-kind-of.ts'
import { elementView, viewOf, type EditDocument, type EditScene } from './edit-document.ts'

export interface ScenePlayTime {
  sceneId: string
  seconds: number
  /** What decides it; undefined where nothing is timed, or the content says another time. */
  decidedBy: DecidingItem | undefined
}

export interface DecidingItem {
  elementId: string
  kind: Kind
  /** Of its type. */
  name: string
  /** Seconds of each of its contents, in turn. */
  items: readonly number[]
}

export function playTimes(document: EditDocument): ScenePlayTime[] {
  return document.scenes.map(playTime)
}

const known = new WeakMap<EditScene, ScenePlayTime>()

/** The same object for the same scene, so that what shows it can be memoised. */
export function playTime(scene: EditScene): ScenePlayTime {
  const time = known.get(scene) ?? computed(scene)
  known.set(scene, time)
  return time
}

function computed(scene: EditScene): ScenePlayTime {
  const seconds = viewOf(scene).stay
  const deciding = decidingElement(scene.elements.map(elementView))
  const element = deciding && scene.elements[deciding.index]
  // a content may say another time than its elements need
  if (!deciding || !element || Math.abs(cycleSeconds(deciding) - seconds) > 0.001)
    return { sceneId: scene.id, seconds, decidedBy: undefined }
  const { kind, type } = deciding
  const items = editorKindOf(deciding).contents?.seconds(deciding) ?? []
  return { sceneId: scene.id, seconds, decidedBy: { elementId: element.id, kind, name: elementTypeName(type), items } }
}
