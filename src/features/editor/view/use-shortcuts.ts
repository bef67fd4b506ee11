import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '#src/lib/composing.ts'
import { notifyError } from '#src/ui/notify.ts'
import { commandFor, commandOf, commands, type Clipboard, type CommandId } from '../commands/commands.ts'
import { copiedText, cutElements, pasteText } from '../commands/copy-paste.ts'
import { keysOf } from '../commands/keys.ts'
import { useEditor } from '../session/editor-context.ts'

/** What keys do beside the commands. */
export interface ShortcutActions {
  onSave: () => void
  onHelp: () => void
  onPreview: () => void
}

/** Keys beside those of the commands, as `keysOf` writes them, and what they are called in the help. */
export const SCREEN_KEYS = { save: 'Mod+S', preview: 'Mod+Enter', help: '?' } as const

/** The clipboard of the system, for commands that are chosen from a menu. */
const systemClipboard: Clipboard = {
  write: (text) => navigator.clipboard.writeText(text),
  read: () => navigator.clipboard.readText(),
}

/** The keys of the editor, wherever in it the focus is; fields and dialogs keep theirs. */
export function useShortcuts({ onSave, onHelp, onPreview }: ShortcutActions) {
  const run = useRunCommand()
  const { store } = useEditor()

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || inDialog()) return
    const keys = keysOf(event)
    if (keys === SCREEN_KEYS.save) {
      event.preventDefault()
      return onSave()
    }
    if (isField(event.target)) return
    // a question mark needs Shift on most keyboards
    if (event.key === '?' || event.key === '？') onHelp()
    else if (keys === SCREEN_KEYS.preview) onPreview()
    else {
      const id = commandFor(keys)
      if (id === undefined || commandOf(id).byClipboardEvent) return
      run(id)
    }
    event.preventDefault()
  })

  const onClipboard = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || inDialog() || isField(event.target) || !event.clipboardData) return
    // words that are marked on the page are what is meant
    if (event.type !== 'paste' && window.getSelection()?.isCollapsed === false) return
    if (event.type === 'paste') say(pasteText(store, event.clipboardData.getData('text/plain')))
    else {
      const text = copiedText(store)
      if (text === undefined) return
      event.clipboardData.setData('text/plain', text)
      if (event.type === 'cut') say(cutElements(store))
      else store.announce(`已复制 ${store.state.selection.length} 个元素`)
    }
    event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    const events = ['copy', 'cut', 'paste'] as const
    for (const name of events) document.addEventListener(name, onClipboard)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      for (const name of events) document.removeEventListener(name, onClipboard)
    }
  }, [])
}

/** Runs a command, and says why when it does nothing. */
export function useRunCommand(): (id: CommandId) => void {
  const { store } = useEditor()
  return (id) => {
    const command = commandOf(id)
    const blocked = command.blocked(store)
    // nothing to undo or to delete is no mistake
    if (blocked !== undefined) return store.announce(blocked)
    void Promise.resolve(command.run(store, systemClipboard)).then(say, () => notifyError(`无法使用剪贴板，请按 ${commands.paste.keys[0].replace('Mod', 'Ctrl')}`))
  }
}

function say(refusal: string | undefined) {
  if (refusal !== undefined) notifyError(refusal)
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
}

function inDialog(): boolean {
  return document.querySelector('[role=dialog]') !== null
}
