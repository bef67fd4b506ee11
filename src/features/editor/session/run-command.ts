import { commandOf, type CommandId } from '../commands/commands.ts'
import type { EditorStore } from './editor-store.ts'
import { systemClipboard } from './system-clipboard.ts'

/** Does a command if it can be done; answers why not, in words for a message. */
export async function runCommand(store: EditorStore, id: CommandId): Promise<string | undefined> {
  const command = commandOf(id)
  return command.blocked(store) ?? (await command.run(store, systemClipboard))
}
