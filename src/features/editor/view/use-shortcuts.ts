import { useEffect, useEffectEvent, useRef } from 'react'
import { isDialogOpen, isModalOpen } from '#src/lib/dom/is-dialog-open.ts'
import { isTextField } from '#src/lib/dom/is-text-field.ts'
import { notifyError, notifyInfo } from '#src/ui/feedback/notify.ts'
import { commandFor, commandOf, type CommandId } from '../commands/commands.ts'
import { keysOf } from '../commands/keys.ts'
import { useEditor } from '../session/editor-context.ts'
import { runCommand } from '../session/run-command.ts'
import { followClipboardEvents } from '../session/system-clipboard.ts'
import { followTyping } from './typed-field.ts'

const HISTORY: ReadonlySet<CommandId> = new Set(['undo', 'redo'])
const SAVING: ReadonlySet<CommandId> = new Set(['save', 'saveHere'])

/** The keys of the editor, wherever in it the focus is; fields and dialogs keep theirs. */
export function useShortcuts() {
  const editor = useEditor()
  const { store } = editor
  const typing = useRef<ReturnType<typeof followTyping>>(undefined)
  useEffect(() => {
    const { stop } = (typing.current = followTyping())
    return stop
  }, [])

  /** Where nothing is being typed, undo and redo mean the ad. */
  const leavesField = (id: CommandId, field: EventTarget | null) =>
    commandOf(id).focus === 'fields' || (HISTORY.has(id) && typing.current?.isTyped(field) === false)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const id = commandFor(keysOf(event), partOf(event.target))
    if (id === undefined || commandOf(id).byClipboardEvent) return
    // nobody means to save the page of the console
    if (SAVING.has(id)) event.preventDefault()
    if (isModalOpen()) return
    if (isOwnKeys(event.target) && !leavesField(id, event.target)) return
    const { blocked, never } = commandOf(id)
    const refusal = blocked(store)
    // whoever wants what there is not has made no mistake, and whoever saves has to see that it is not done
    if (refusal !== undefined && never) notifyInfo(refusal)
    else if (refusal !== undefined && SAVING.has(id)) say(refusal)
    else void runCommand(editor, id).then(say)
    event.preventDefault()
  })

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(() => followClipboardEvents(store, say, () => !isDialogOpen()), [store])
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    import('../session/foreign-files.ts').then(
      ({ answerFiles }) => {
        if (!gone) stop = answerFiles(notifyError)
      },
      // then the browser asks before it shows a file
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [])
}

/** Whether what has the focus goes by keys of its own: a field, or what stands open over the editor. */
function isOwnKeys(target: EventTarget | null): boolean {
  return isTextField(target) || (target instanceof Element && target.closest('[role=dialog]') !== null)
}

/** Which part of the editor has the focus, of those with keys of their own. */
function partOf(target: EventTarget | null): 'canvas' | 'scenes' | undefined {
  if (!(target instanceof Element)) return undefined
  if (target.getAttribute('role') === 'application') return 'canvas'
  return target.closest('[data-scene]') ? 'scenes' : undefined
}

/** Says why something was not done. */
export function say(refusal: string | undefined) {
  if (refusal !== undefined) notifyError(refusal)
}
