import { plainId } from '#src/lib/data/parse-json.ts'
import { isJsonObject, own, type JsonObject } from '#src/scene/model/json.ts'
import { replaceInContent } from '#src/scene/model/replace-in-content.ts'
import { contentOf, editDocument, withStay, type EditDocument } from './edit-document.ts'

/**
 * The document with one material in the place of another wherever its content names that; the same one where it does
 * not. `item` is as `mediaRaw` makes it. Scenes last as long as what is timed in them then (E2).
 */
export function replaceMaterial(document: EditDocument, from: string | number, item: JsonObject): EditDocument {
  const raw = contentOf(document)
  const next = replaceInContent(raw, plainId(from), item)
  if (next === raw || !isJsonObject(next)) return document
  const pages = own(raw, 'pages')
  const made = editDocument(next, document)
  return {
    ...made,
    scenes: made.scenes.map((scene, index) => {
      const before = document.scenes[index]
      return before && Array.isArray(pages) && scene.raw !== pages[index] ? withStay(scene, before) : scene
    }),
  }
}
