import type { PageAction } from '#src/lib/hooks/page-actions.ts'
import { GROUP_LABELS } from '../commands/command.ts'
import { commandIds, commandOf } from '../commands/commands.ts'
import type { Editor } from '../session/editor-context.ts'
import { runCommand } from '../session/run-command.ts'
import { say } from './use-shortcuts.ts'

/** The commands that can be done now, for the palette of the console. */
export function paletteActions(editor: Editor): PageAction[] {
  return commandIds
    .filter((id) => commandOf(id).blocked(editor.store) === undefined)
    .map((id) => ({ id, ...commandOf(id) }))
    .map(({ id, label, hint, group }) => ({
      id,
      title: label,
      place: hint ?? GROUP_LABELS[group],
      run: () => void runCommand(editor, id).then(say),
    }))
}
