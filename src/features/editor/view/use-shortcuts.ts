import { useEffect, useEffectEvent, useRef } from 'react'
import { isDialogOpen } from '#src/lib/dom/is-dialog-open.ts'
import { isTextField } from '#src/lib/dom/is-text-field.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { commandFor, commandOf, type CommandId } from '../commands/commands.ts'
import { keysOf } from '../commands/keys.ts'
import { useEditor } from '../session/editor-context.ts'
import { answerFiles } from '../session/foreign-files.ts'
import { runCommand } from '../session/run-command.ts'
import { followClipboardEvents } from '../session/system-clipboard.ts'
import { followTyping } from './typed-field.ts'

export interface ShortcutActions {
  onSave: () => void
  onHelp: () => void
  onPreview: () => void
}

export const SCREEN_KEYS = { save: 'Mod+S', preview: 'Mod+Enter', help: '?' } as const

const HISTORY: ReadonlySet<CommandId | undefined> = new Set(['undo', 'redo'])

/** The keys of the editor, wherever in it the focus is; fields and dialogs keep theirs. */
export function useShortcuts({ onSave, onHelp, onPreview }: ShortcutActions) {
  const { store } = useEditor()

  const typing = useRef<ReturnType<typeof followTyping>>(undefined)
  useEffect(() => {
    const { stop } = (typing.current = followTyping())
    return stop
  }, [])
  /** Where nothing is being typed, undo and redo mean the ad. */
  const leavesField = (keys: string, field: EventTarget | null) =>
    HISTORY.has(commandFor(keys)) && typing.current?.isTyped(field) === false

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogOpen()) return
    const keys = keysOf(event)
    if (keys === SCREEN_KEYS.save) onSave()
    else if (isTextField(event.target) && !leavesField(keys, event.target)) return
    // a question mark needs Shift on most keyboards
    else if (event.key === '?' || event.key === '？') onHelp()
    else if (keys === SCREEN_KEYS.preview) onPreview()
    else {
      const id = commandFor(keys)
      if (id === undefined || commandOf(id).byClipboardEvent) return
      void runCommand(store, id).then(say)
    }
    event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(() => followClipboardEvents(store, say, () => !isDialogOpen()), [store])
  useEffect(() => answerFiles(notifyError), [])
}

function say(refusal: string | undefined) {
  if (refusal !== undefined) notifyError(refusal)
}
