import { isRepeatedClick } from '#src/lib/dom/repeated-click.ts'
import { useCell } from '#src/lib/data/cell.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { addElement, additions } from '../../commands/add-commands.ts'
import { insertApart } from '../../commands/insert-apart.ts'
import { commandOf } from '../../commands/commands.ts'
import { editorKinds } from '../../kinds/kinds.ts'
import { cannotHold, countIn } from '../../model/limits.ts'
import { mediaRaw } from '../../model/media.ts'
import { useEditor, useEditorState, useScene } from '../../session/editor-context.ts'
import { focusCanvas } from '../../session/focus-canvas.ts'
import { deskOf } from '../../session/run-command.ts'
import { addingOf } from '../../session/writing.ts'
import { useRunCommand } from '../command-button.tsx'
import classes from '../editor-header.module.css'
import { PickerDialog } from '../pickers/picker-dialog.tsx'
import { say } from '../use-shortcuts.ts'

/** What can be added (3§2); what is full says so before it is pressed. */
export function AddButtons() {
  const { store } = useEditor()
  const port = { ...store, state: useEditorState() }
  const scene = useScene()
  const run = useRunCommand()
  return (
    <div className={classes.group} role="group" aria-label="添加元素">
      {additions.map(({ id, kind, label, icon: Sign }) => {
        const { limit } = editorKinds[kind]
        return (
          <ActionButton
            key={id}
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<Sign size={16} aria-hidden />}
            disabledReason={commandOf(id).blocked(port)}
            onClick={(event) => {
              if (!isRepeatedClick(event)) run(id)
            }}
          >
            {label}
            {limit !== undefined && scene && (
              <span className={classes.counter}>
                {countIn(scene, kind)}/{limit}
              </span>
            )}
          </ActionButton>
        )
      })}
      <ContentsPicker />
    </div>
  )
}

/** The choice of materials that a new element begins with. */
function ContentsPicker() {
  const editor = useEditor()
  const adding = addingOf(editor.store)
  const id = useCell(adding)
  const addition = additions.find((each) => each.id === id)
  const contents = addition && editorKinds[addition.kind].contents
  if (!contents) return null
  const close = () => adding.set(undefined)
  return (
    <PickerDialog
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
