import type { JsonObject } from '#src/scene/model/json.ts'
import { setIn } from '../model/edit-document.ts'
import { percent, percentDown } from '../model/percent.ts'
import { layoutOf } from '../model/within-scene.ts'
import type { AdditionEntry } from './add-commands.ts'
import type { EditorPort, Refusal } from './editor-port.ts'
import { insertElements } from './insert.ts'

/** Between pictures and around them, percent of the scene. */
const GAP = 4

/**
 * Adds a new element for each material, beside each other in rows of one height, in one step, and chooses them. Each
 * keeps its shape.
 */
export function insertApart(store: EditorPort, { label, make }: AdditionEntry, medias: readonly JsonObject[]): Refusal {
  const columns = Math.ceil(Math.sqrt(medias.length))
  const rows = Math.ceil(medias.length / columns)
  const cell = { width: (100 - GAP) / columns - GAP, height: (100 - GAP) / rows - GAP }
  const raws = medias.map((media, index) => {
    const raw = make(store.state.document, [media])
    const { width, height } = layoutOf(raw)
    const scale = Math.min(cell.width / width, cell.height / height)
    const size = { width: percentDown(width * scale), height: percentDown(height * scale) }
    const row = Math.floor(index / columns)
    // the last row may be shorter, and stands in the middle
    const inRow = Math.min(columns, medias.length - row * columns)
    const before = GAP + (index % columns) * (cell.width + GAP) + ((columns - inRow) * (cell.width + GAP)) / 2
    const above = GAP + row * (cell.height + GAP)
    const place = {
      left: percent(before + (cell.width - size.width) / 2),
      top: percent(above + (cell.height - size.height) / 2),
      ...size,
    }
    return Object.entries(place).reduce((made, [side, value]) => setIn(made, ['layout', side], value), raw)
  })
  return insertElements(store, raws, `分别添加${label}`)
}
