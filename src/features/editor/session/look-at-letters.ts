import type { Cell } from '#src/lib/data/cell.ts'
import { whenIdle } from '#src/lib/dom/when-idle.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { viewOf, type EditDocument, type EditScene } from '../model/edit-document.ts'
import { lostIn } from './lost-in.ts'

interface Looked {
  size: string
  lost: ReadonlySet<number>
}

const looked = new WeakMap<EditScene, Looked>()

/**
 * Looks at the scenes of an ad that changed and keeps the ids of the elements whose letters are lost; of what cannot
 * be looked at they stay what they were. It ends when it is called off.
 */
export async function lookAtLetters(
  document: EditDocument,
  media: MediaResolver,
  found: Cell<ReadonlySet<string>>,
  isOff: () => boolean,
) {
  const size = `${document.width}*${document.height}`
  for (const scene of document.scenes) {
    const known = looked.get(scene)
    // between two scenes whatever else there is has its turn
    if (known?.size !== size) await new Promise<void>((resolve) => whenIdle(resolve))
    if (isOff()) return
    const lost = known?.size === size ? known.lost : await lostIn(viewOf(scene), document, media)
    if (lost) looked.set(scene, { size, lost })
    if (isOff()) return
    if (!lost) continue
    const before = found.get()
    const here = new Set(scene.elements.map(({ id }) => id))
    const now = scene.elements.filter((_, index) => lost.has(index)).map(({ id }) => id)
    const next = new Set([...[...before].filter((id) => !here.has(id)), ...now])
    if (next.size !== before.size || now.some((id) => !before.has(id))) found.set(next)
  }
}
