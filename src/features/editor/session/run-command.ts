import type { Cell } from '#src/lib/data/cell.ts'
import type { Desk } from '../commands/command.ts'
import { commandOf, type CommandId } from '../commands/commands.ts'
import type { Editor } from './editor-context.ts'
import { focusCanvas } from './focus-canvas.ts'
import { systemClipboard } from './system-clipboard.ts'
import { ground } from './ground.ts'
import { addingOf, groundingOf, namingOf, pickingOf, resizingOf, titlingOf, writingOf } from './writing.ts'

/** The parts of the screen that a command may open or focus. */
export function deskOf({ store, screen }: Editor): Desk {
  const opens =
    <Id>(cell: Cell<Id | undefined>) =>
    (id: Id) => {
      cell.set(id)
      return undefined
    }
  return {
    clipboard: systemClipboard,
    screen,
    write: opens(writingOf(store)),
    pick: opens(pickingOf(store)),
    add: opens(addingOf(store)),
    focus(): undefined {
      focusCanvas()
    },
    name: opens(namingOf(store)),
    title: () => opens(titlingOf(store))('ad'),
    resize: () => opens(resizingOf(store))('ad'),
    pickBackground: () => opens(groundingOf(store))(store.state.sceneId),
    lettersAt: ground.at,
  }
}

/**
 * Does a command; answers why it did not, in words for a message. What cannot be done just now is only said to those
 * who listen: nothing to undo or to delete is no mistake.
 */
export async function runCommand(editor: Editor, id: CommandId): Promise<string | undefined> {
  const { store } = editor
  const command = commandOf(id)
  const blocked = command.blocked(store)
  if (blocked === undefined) return command.run(store, deskOf(editor))
  store.announce(blocked)
  return undefined
}
