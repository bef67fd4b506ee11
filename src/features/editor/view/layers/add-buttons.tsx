import { isRepeatedClick } from '#src/lib/dom/repeated-click.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { additions } from '../../commands/add-commands.ts'
import { commandOf } from '../../commands/commands.ts'
import { keyShortcuts } from '../../commands/keys.ts'
import { editorKinds } from '../../kinds/kinds.ts'
import { countIn } from '../../model/limits.ts'
import { useEditor, useEditorState, useScene } from '../../session/editor-context.ts'
import { useRunCommand } from '../command-button.tsx'
import classes from '../editor-header.module.css'

/** What can be added (3§2); what is full says so before it is pressed. */
export function AddButtons() {
  const { store } = useEditor()
  const port = { ...store, state: useEditorState() }
  const scene = useScene()
  const run = useRunCommand()
  return (
    <div className={classes.group} role="group" aria-label="添加元素">
      {additions.map(({ id, kind, label, hint, icon: Sign }) => {
        const { limit } = editorKinds[kind]
        const { keys, ...command } = commandOf(id)
        const blocked = command.blocked(port)
        return (
          <ActionButton
            key={id}
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<Sign size={16} aria-hidden />}
            title={blocked === undefined ? hint : undefined}
            disabledReason={blocked}
            aria-keyshortcuts={keyShortcuts(keys)}
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
    </div>
  )
}
