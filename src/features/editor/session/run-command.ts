import { commandOf, type CommandId } from '../commands/commands.ts'
import type { EditorStore } from './editor-store.ts'
import { systemClipboard } from './system-clipboard.ts'

/**
 * Does a command; answers why it did not, in words for a message. What cannot be done just now is only said to those
 * who listen: nothing to undo or to delete is no mistake.
 */
export async function runCommand(store: EditorStore, id: CommandId): Promise<string | undefined> {
  const command = commandOf(id)
  const blocked = command.blocked(store)
  if (blocked === undefined) return command.run(store, systemClipboard)
  store.announce(blocked)
  return undefined
}
