/*
 * What should be known of an ad before it is saved. Only what the specification forbids (3§5) is an error and keeps it
 * from being saved; the rest is advice. A scene is looked at again only when it changed, so that this can go along with
 * editing.
 */
import { isJsonObject } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { OverflowCheck } from '../kinds/editor-kind.ts'
import { editorKindOf } from '../kinds/editor-kind-of.ts'
import { elementView, viewOf, type EditDocument, type EditElement, type EditScene } from './edit-document.ts'
import {
  barsFound,
  contentsFound,
  materialFound,
  materialsFound,
  placeFound,
  type MaterialCheck,
} from './element-checks.ts'
import { elementKind, elementName } from './element-name.ts'
import { warning, type Finding, type Found } from './finding.ts'
import { brokenOff, cutShort, durationFound, limitsFound, overVideo } from './scene-checks.ts'
import type { SensitiveFinder } from './sensitive.ts'
import { mediaOfScene } from './used-media.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface PreflightOptions {
  readonly find: SensitiveFinder
  /** Why a material should not be used, by its id; left out while that is not known. */
  readonly material?: MaterialCheck
  /** Whether a text shows in full; left out where there is no page to measure in. */
  readonly overflows?: OverflowCheck
  /** What is found of letters where a scene is painted, by ids of elements; left out where nobody has looked. */
  readonly letters?: ReadonlyMap<string, readonly Found[]>
}

const unknown: MaterialCheck = () => undefined
const unmeasured: OverflowCheck = () => false
const NONE: ReadonlyMap<string, readonly Found[]> = new Map()

/** All findings of an ad, in the order of its scenes and their elements; errors first. */
export function preflight(document: EditDocument, options: PreflightOptions): Finding[] {
  const { scenes } = document
  const found: Finding[] = [
    ...(scenes.length === 0 ? [{ severity: 'error' as const, message: '请至少添加一个场景' }] : []),
    ...(scenes.length > adLimits.scenes
      ? [warning(`每个广告最多 ${adLimits.scenes} 个场景，现有 ${formatNumber(scenes.length)} 个`)]
      : []),
    ...scenes.flatMap((scene) => sceneFindings(scene, document, options)),
  ]
  const rank = { error: 0, warning: 1, info: 2 }
  return found.sort((a, b) => rank[a.severity] - rank[b.severity])
}

/** Why an ad cannot be saved, in words; undefined when it can (3§5). Its name is checked where it is entered. */
export function cannotSave(document: EditDocument, find: SensitiveFinder): string | undefined {
  const wrong = preflight(document, { find }).filter(({ severity }) => severity === 'error')
  if (wrong.length === 0) return undefined
  return document.scenes.length === 0 ? wrong[0]?.message : '包含敏感词，请重新输入！'
}

interface Known {
  readonly width: number
  readonly height: number
  readonly find: SensitiveFinder
  readonly material: MaterialCheck
  readonly overflows: OverflowCheck
  readonly letters: ReadonlyMap<string, readonly Found[]>
  readonly findings: readonly Finding[]
}

const known = new WeakMap<EditScene, Known>()

function sceneFindings(
  scene: EditScene,
  { width, height }: EditDocument,
  { find, material = unknown, overflows = unmeasured, letters = NONE }: PreflightOptions,
): readonly Finding[] {
  const last = known.get(scene)
  if (
    last?.width === width &&
    last.height === height &&
    last.find === find &&
    last.material === material &&
    last.overflows === overflows &&
    last.letters === letters
  )
    return last.findings
  const findings = checked(scene, { width, height, find, material, overflows, letters })
  known.set(scene, { width, height, find, material, overflows, letters, findings })
  return findings
}

function checked(
  scene: EditScene,
  { find, material, overflows, letters, ...size }: Omit<Known, 'findings'>,
): Finding[] {
  const view = viewOf(scene)
  const background = mediaOfScene(scene).filter(({ elementId }) => elementId === undefined)
  const ofScene = [
    ...(scene.elements.length + background.length === 0 ? [warning('场景里什么都没有')] : []),
    ...limitsFound(view),
    ...durationFound(view),
    ...background.flatMap(({ raw }) => materialFound(raw, material)),
  ]
  overflows.ahead?.(view.elements, size)
  const amongOthers = [...overVideo(view, size), ...brokenOff(view), ...cutShort(view, size, overflows.width)]
  const ofElement = (element: EditElement, index: number): Found[] => {
    if (!isJsonObject(element.raw)) return []
    const view: SceneElement = elementView(element, index)
    return [
      ...editorKindOf(view).checks(view, { size, find, overflows }),
      ...(letters.get(element.id) ?? []),
      ...placeFound(view, size),
      ...barsFound(view, size),
      ...contentsFound(view),
      ...materialsFound(element, material),
      ...amongOthers.filter((one) => one.index === index).map(({ found }) => found),
    ]
  }
  return [
    ...ofScene.map((found) => ({ ...found, sceneId: scene.id })),
    ...scene.elements.flatMap((element, index) =>
      ofElement(element, index).map((found) => ({
        ...found,
        sceneId: scene.id,
        elementId: element.id,
        elementName: labelOf(elementView(element, index)),
      })),
    ),
  ]
}

function labelOf(view: SceneElement): string {
  return [...new Set([elementKind(view), elementName(view)])].join(' · ')
}
