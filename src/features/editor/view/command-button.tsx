import type { Icon } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import { ActionButton, type ActionButtonProps } from '#src/ui/action-button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { commandOf, type CommandId } from '../commands/commands.ts'
import { keyShortcuts } from '../commands/keys.ts'
import { useEditor, useEditorState } from '../session/editor-context.ts'
import { focusCanvasIfNothing } from '../session/focus-canvas.ts'
import { runCommand } from '../session/run-command.ts'
import { say } from './use-shortcuts.ts'

export function useRunCommand(): (id: CommandId) => void {
  const editor = useEditor()
  return useCallback((id) => void runCommand(editor, id).then(say).then(focusCanvasIfNothing), [editor])
}

function useCommand(id: CommandId) {
  const { store } = useEditor()
  const state = useEditorState()
  const { label, keys, isOn, blocked } = commandOf(id)
  const port = { ...store, state }
  return { name: label, keys: keyShortcuts(keys), isOn: isOn?.(port), blocked: blocked(port) }
}

/** Drawn anew when the command can be done or no longer, not with every change: there are some twenty in sight. */
export function CommandIcon({ id, icon: Sign, label }: { id: CommandId; icon: Icon; label?: string }) {
  const run = useRunCommand()
  const { name, keys, isOn, blocked } = useCommand(id)
  return useMemo(
    () => (
      <IconButton
        label={label ?? name}
        aria-keyshortcuts={keys}
        disabledReason={blocked}
        {...(isOn !== undefined && { 'aria-pressed': isOn, variant: isOn ? 'light' : 'subtle' })}
        onClick={() => run(id)}
      >
        <Sign size={18} aria-hidden />
      </IconButton>
    ),
    [id, Sign, label, name, keys, isOn, blocked, run],
  )
}

export function CommandButton({
  id,
  icon: Sign,
  variant,
  size = 'xs',
}: { id: CommandId; icon: Icon } & Pick<ActionButtonProps, 'variant' | 'size'>) {
  const run = useRunCommand()
  const { name, keys, blocked } = useCommand(id)
  return useMemo(
    () => (
      <ActionButton
        variant={variant}
        size={size}
        aria-keyshortcuts={keys}
        leftSection={<Sign size={size === 'xs' ? 16 : 14} aria-hidden />}
        disabledReason={blocked}
        onClick={() => run(id)}
      >
        {name}
      </ActionButton>
    ),
    [id, Sign, variant, size, name, keys, blocked, run],
  )
}
