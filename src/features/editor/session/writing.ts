import { createCell, type Cell } from '#src/lib/data/cell.ts'
import type { AdditionId } from '../commands/add-commands.ts'
import type { EditorStore } from './editor-store.ts'

/** A cell for each editor, made when it is first asked for. */
function cellOfEach<Id extends string>(): (store: EditorStore) => Cell<Id | undefined> {
  const cells = new WeakMap<EditorStore, Cell<Id | undefined>>()
  return (store) => {
    const known = cells.get(store) ?? createCell<Id | undefined>(undefined)
    cells.set(store, known)
    return known
  }
}

/** The id of the element whose text is being written in its place on the canvas. */
export const writingOf = cellOfEach<string>()

/** The id of the element whose materials are being chosen. */
export const pickingOf = cellOfEach<string>()

/** The addition whose materials are being chosen. */
export const addingOf = cellOfEach<AdditionId>()

/** The id of the element that is being named in the list of layers. */
export const namingOf = cellOfEach<string>()

/** Set while the ad is being named in the header. */
export const titlingOf = cellOfEach<string>()

/** Set while the sizes that the ad may have are open in the header. */
export const resizingOf = cellOfEach<string>()

/** The id of the scene for whose ground a picture is being chosen. */
export const groundingOf = cellOfEach<string>()
