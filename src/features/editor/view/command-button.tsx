import type { Icon } from '@tabler/icons-react'
import { ActionButton, type ActionButtonProps } from '#src/ui/action-button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { commandOf, type CommandId } from '../commands/commands.ts'
import { keyShortcuts } from '../commands/keys.ts'
import { useEditor, useEditorState } from '../session/editor-context.ts'
import { runCommand } from '../session/run-command.ts'
import { say } from './use-shortcuts.ts'

export function useRunCommand(): (id: CommandId) => void {
  const editor = useEditor()
  return (id) => void runCommand(editor, id).then(say)
}

/** What a button of a command shows: drawn anew when the command can be done, or no longer. */
function useCommand(id: CommandId) {
  const { store } = useEditor()
  const state = useEditorState()
  const { label, keys, isOn, blocked } = commandOf(id)
  const port = { ...store, state }
  return { label, keys: keyShortcuts(keys), isOn: isOn?.(port), blocked: blocked(port) }
}

export function CommandIcon({ id, icon: Sign, label }: { id: CommandId; icon: Icon; label?: string }) {
  const run = useRunCommand()
  const command = useCommand(id)
  return (
    <IconButton
      label={label ?? command.label}
      aria-keyshortcuts={command.keys}
      disabledReason={command.blocked}
      {...(command.isOn !== undefined && {
        'aria-pressed': command.isOn,
        variant: command.isOn ? 'light' : 'subtle',
      })}
      onClick={() => run(id)}
    >
      <Sign size={18} aria-hidden />
    </IconButton>
  )
}

export function CommandButton({
  id,
  icon: Sign,
  variant,
  size = 'xs',
}: { id: CommandId; icon: Icon } & Pick<ActionButtonProps, 'variant' | 'size'>) {
  const run = useRunCommand()
  const { label, keys, blocked } = useCommand(id)
  return (
    <ActionButton
      variant={variant}
      size={size}
      aria-keyshortcuts={keys}
      leftSection={<Sign size={size === 'xs' ? 16 : 14} aria-hidden />}
      disabledReason={blocked}
      onClick={() => run(id)}
    >
      {label}
    </ActionButton>
  )
}
