import { createCell, type Cell } from '#src/lib/data/cell.ts'
import type { EditorStore } from './editor-store.ts'

type IdCell = Cell<string | undefined>

/** A cell for each editor, made when it is first asked for. */
function cellOfEach(): (store: EditorStore) => IdCell {
  const cells = new WeakMap<EditorStore, IdCell>()
  return (store) => {
    const known = cells.get(store) ?? createCell<string | undefined>(undefined)
    cells.set(store, known)
    return known
  }
}

/** The id of the element whose text is being written in its place on the canvas. */
export const writingOf = cellOfEach()

/** The id of the element whose materials are being chosen. */
export const pickingOf = cellOfEach()

/** The id of the element that is being named in the list of layers. */
export const namingOf = cellOfEach()

/** Set while the ad is being named in the header. */
export const titlingOf = cellOfEach()
