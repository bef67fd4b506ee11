import { commandOf, type CommandId } from '../commands/commands.ts'
import type { Editor } from './editor-context.ts'
import { systemClipboard } from './system-clipboard.ts'
import { namingOf, pickingOf, titlingOf, writingOf } from './writing.ts'

/**
 * Does a command; answers why it did not, in words for a message. What cannot be done just now is only said to those
 * who listen: nothing to undo or to delete is no mistake.
 */
export async function runCommand({ store, screen }: Editor, id: CommandId): Promise<string | undefined> {
  const command = commandOf(id)
  const blocked = command.blocked(store)
  const opens = (cell: ReturnType<typeof writingOf>) => (elementId: string) => {
    cell.set(elementId)
    return undefined
  }
  const desk = {
    clipboard: systemClipboard,
    screen,
    write: opens(writingOf(store)),
    pick: opens(pickingOf(store)),
    name: opens(namingOf(store)),
    title: () => opens(titlingOf(store))('ad'),
  }
  if (blocked === undefined) return command.run(store, desk)
  store.announce(blocked)
  return undefined
}
