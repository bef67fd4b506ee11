import { useCell } from '#src/lib/data/cell.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { addContents, replaceContent } from '../../commands/contents.ts'
import { editorKindOf } from '../../kinds/editor-kind-of.ts'
import { viewById } from '../../model/edit-document.ts'
import { cannotHold, contentsOf } from '../../model/limits.ts'
import { mediaRaw } from '../../model/media.ts'
import { useEditor, useScene } from '../../session/editor-context.ts'
import { pickingOf } from '../../session/writing.ts'
import { MaterialPicker } from './material-picker.tsx'

/**
 * The choice of materials for the element that was opened on the canvas: another one in place of its only one, else
 * more of them.
 */
export function ElementPicker() {
  const { store } = useEditor()
  const picking = pickingOf(store)
  const id = useCell(picking)
  const scene = useScene()
  const view = id !== undefined && scene ? viewById(scene, id) : undefined
  const { contents } = view ? editorKindOf(view) : {}
  if (id === undefined || !view || !contents) return null
  const count = contentsOf(view.raw)?.count ?? 0
  const replaces = count === 1
  const max = replaces ? 1 : Math.max(1, contents.most - count)
  const close = () => picking.set(undefined)

  function pick(medias: readonly JsonObject[]) {
    close()
    const [first] = medias
    if (id === undefined || !first) return
    const refusal = replaces ? replaceContent(store, id, 0, first) : addContents(store, id, medias)
    if (refusal !== undefined) notifyError(refusal)
  }
  return (
    <MaterialPicker
      key={id}
      kind={contents.picks}
      max={max}
      limit={replaces ? undefined : cannotHold(view.kind, contents.most + 1)}
      title={replaces ? `更换${contents.noun}` : contents.pickTitle}
      onPick={(materials) => pick(materials.map(mediaRaw))}
      onClose={close}
    />
  )
}
