import type { Cell } from '#src/lib/data/cell.ts'
import { whenIdle } from '#src/lib/dom/when-idle.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { UNWRITTEN, type Found } from '../model/finding.ts'
import { viewOf, type EditDocument, type EditScene } from '../model/edit-document.ts'
import { SAMPLE, sampleFound } from '../model/templates/sample-words.ts'
import { lettersFound } from './letters-found.ts'
import type { LettersFound } from './use-letters.ts'

interface Looked {
  size: string
  found: ReadonlyMap<number, readonly Found[]>
}

const looked = new WeakMap<EditScene, Looked>()

const SAMPLES: ReadonlySet<Found> = new Set([SAMPLE, UNWRITTEN])

/**
 * Looks at the scenes of an ad that changed and keeps what is found of the letters of elements, by their ids; of what
 * cannot be looked at that stays what it was. Words of templates are told by themselves. It ends when it is called off.
 */
export async function lookAtLetters(
  document: EditDocument,
  media: MediaResolver,
  kept: Cell<LettersFound>,
  isOff: () => boolean,
) {
  const size = `${document.width}*${document.height}`
  for (const scene of document.scenes) {
    const known = looked.get(scene)
    // between two scenes whatever else there is has its turn
    if (known?.size !== size) await new Promise<void>((resolve) => whenIdle(resolve))
    if (isOff()) return
    const found = known?.size === size ? known.found : await lettersFound(viewOf(scene), document, media)
    if (found) looked.set(scene, { size, found })
    if (isOff()) return
    const before = kept.get()
    const here = new Set(scene.elements.map(({ id }) => id))
    const now = scene.elements.flatMap(({ id, raw }, index) => {
      const sample = sampleFound(raw)
      const seen = found ? found.get(index) : before.get(id)?.filter((one) => !SAMPLES.has(one))
      const some = [...(sample ? [sample] : []), ...(seen ?? [])]
      return some.length > 0 ? [[id, some] as const] : []
    })
    const next = new Map([...[...before].filter(([id]) => !here.has(id)), ...now])
    if (next.size !== before.size || now.some(([id, some]) => wordsOf(before.get(id)) !== wordsOf(some))) kept.set(next)
  }
}

function wordsOf(found: readonly Found[] | undefined): string | undefined {
  return found?.map(({ message }) => message).join(' ')
}
