import { withTimeLimit } from '#src/lib/data/with-time-limit.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { viewOf, type EditDocument } from '../model/edit-document.ts'
import { plainPicture, savedPicture } from './saved-picture.ts'

export interface Snapshot {
  /** JPEG as a data URL. */
  image: string
  /** Names of the materials that are not in it. */
  missing: readonly string[]
  /** Whether the scene itself could not be drawn, so that a plain picture or the last one stands for it. */
  plain: boolean
}

/** Milliseconds after which the snapshot is given up. */
const LIMIT = 5000

let last: { name: string; image: string } | undefined

/**
 * The first scene at rest as a small JPEG. Never throws and never takes longer than five seconds: what could not be
 * loaded is left out and named, and what cannot be drawn at all is the last picture or a plain one (E9).
 */
export async function takeSnapshot(document: EditDocument, media: MediaResolver): Promise<Snapshot> {
  const missing = new Set<string>()
  const [first] = document.scenes
  try {
    const image = first
      ? await withTimeLimit(
          savedPicture(viewOf(first), document, media, (name) => missing.add(name)),
          LIMIT,
          () => {
            throw new Error('The snapshot took too long')
          },
        )
      : plainPicture(document)
    last = { name: document.name, image }
    return { image, missing: [...missing], plain: false }
  } catch {
    return {
      image: last?.name === document.name ? last.image : plainPicture(document),
      missing: [...missing],
      plain: true,
    }
  }
}
