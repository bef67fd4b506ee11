import { useCell } from '#src/lib/data/cell.ts'
import { addElement, additions } from '../../commands/add-commands.ts'
import { insertApart } from '../../commands/insert-apart.ts'
import { editorKinds } from '../../kinds/kinds.ts'
import { cannotHold } from '../../model/limits.ts'
import { mediaRaw } from '../../model/media.ts'
import { useEditor } from '../../session/editor-context.ts'
import { focusCanvas } from '../../session/focus-canvas.ts'
import { deskOf } from '../../session/run-command.ts'
import { addingOf } from '../../session/writing.ts'
import { say } from '../use-shortcuts.ts'
import { MaterialPicker } from './material-picker.tsx'

/** The choice of materials that a new element begins with. */
export function ContentsPicker() {
  const editor = useEditor()
  const adding = addingOf(editor.store)
  const id = useCell(adding)
  const addition = additions.find((each) => each.id === id)
  const contents = addition && editorKinds[addition.kind].contents
  if (!contents) return null
  const close = () => adding.set(undefined)
  return (
    <MaterialPicker
      key={id}
      kind={contents.picks}
      max={contents.most}
      limit={cannotHold(addition.kind, contents.most + 1)}
      title={contents.pickTitle}
      onPick={(materials) => {
        close()
        say(addElement(editor.store, deskOf(editor), addition, materials.map(mediaRaw)))
      }}
      // of what a scene may have few of, several are shown in one
      onPickApart={
        editorKinds[addition.kind].limit === undefined
          ? (materials) => {
              close()
              say(insertApart(editor.store, addition, materials.map(mediaRaw)))
              focusCanvas()
            }
          : undefined
      }
      onClose={close}
    />
  )
}
