import { saveFile } from '#src/lib/sheet/save-file.ts'
import { fileName } from '#src/lib/sheet/names.ts'
import { writeContent } from '#src/scene/model/content.ts'
import { contentOf, type EditDocument } from '../../model/edit-document.ts'

export function downloadContent(document: EditDocument) {
  saveFile(
    new Blob([writeContent({ raw: contentOf(document) })], { type: 'application/json;charset=utf-8' }),
    fileName(document.name || '广告', 'json'),
  )
}
