import { own } from '#src/scene/model/json.ts'
import { finite } from '#src/scene/model/read-values.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { viewOf, type EditDocument, type EditScene } from './edit-document.ts'
import { mediaOf } from './used-media.ts'

export interface Figures {
  readonly scenes: number
  /** How long it lasts, the sum of its scenes (E2). */
  readonly seconds: number
  /** How many materials it uses. */
  readonly resources: number
  /** How large they are together; each counts once. */
  readonly bytes: number
  /** Materials that do not say how large they are, and are not in `bytes`. */
  readonly unknownSizes: number
  /** Ids of the materials, each once, as the content has them (E10). */
  readonly materialIds: readonly (string | number)[]
}

/** How long a scene lasts, seconds. */
function secondsOf(scene: EditScene): number {
  return viewOf(scene).stay
}

/** How long an ad lasts, seconds (E2). */
function totalSeconds(document: EditDocument): number {
  // binary fractions of tenths of seconds add up to more digits than anybody wants
  return Math.round(document.scenes.reduce((sum, scene) => sum + secondsOf(scene), 0) * 1000) / 1000
}

export function figuresOf(document: EditDocument): Figures {
  const materials = new Map<string, { id: string | number; bytes: number | undefined }>()
  for (const { raw } of mediaOf(document)) {
    const id = own(raw, 'id')
    if (typeof id !== 'string' && typeof id !== 'number') continue
    const size = finite(own(raw, 'size'))
    const known = materials.get(plainId(id))
    // backgrounds name a material without its size
    if (!known) materials.set(plainId(id), { id, bytes: sizeOf(size) })
    else known.bytes ??= sizeOf(size)
  }
  const all = [...materials.values()]
  return {
    scenes: document.scenes.length,
    seconds: totalSeconds(document),
    resources: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
    unknownSizes: all.filter(({ bytes }) => bytes === undefined).length,
    materialIds: all.map(({ id }) => id),
  }
}

function sizeOf(size: number | undefined): number | undefined {
  return size !== undefined && size >= 0 ? size : undefined
}
