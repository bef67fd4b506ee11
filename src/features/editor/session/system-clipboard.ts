import { isTextField } from '#src/lib/dom/is-text-field.ts'
import { copiedScene, copiedText, cutElements, pasteText } from '../commands/copy-paste.ts'
import type { Clipboard } from '../commands/command.ts'
import type { Refusal } from '../commands/editor-port.ts'
import type { EditorStore } from './editor-store.ts'
import { ground } from './ground.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** Of a mouse. */
const MIDDLE = 1

/** What was copied last in this page: what is left where the system's clipboard may not be read. */
let kept = ''

/** The clipboard of the system; where it is not allowed, that of this page. */
export const systemClipboard: Clipboard = {
  async write(text) {
    kept = text
    await allowed(() => navigator.clipboard.writeText(text))
  },
  read: async () => (await allowed(() => navigator.clipboard.readText())) || kept,
}

/**
 * Copies, cuts and pastes elements when the browser is asked to, by its keys or its menu: that needs no permission.
 * Leaves texts in fields and chosen texts of the page alone. `onRefusal` gets why something was not done. Answers how
 * to stop.
 */
export function followClipboardEvents(
  store: EditorStore,
  onRefusal: (reason: string) => void,
  isActive: () => boolean = () => true,
): () => void {
  const answer = (event: ClipboardEvent, work: (data: DataTransfer) => Refusal) => {
    if (!event.clipboardData || event.defaultPrevented || isTextField(event.target) || !isActive()) return
    const refusal = work(event.clipboardData)
    event.preventDefault()
    if (refusal !== undefined) onRefusal(refusal)
  }
  const copy = (data: DataTransfer): Refusal => {
    const text = copiedText(store)
    if (text === undefined) return undefined
    kept = text
    data.setData('text/plain', text)
    store.announce(`已复制 ${formatNumber(store.state.selection.length)} 个元素`)
    return undefined
  }
  const copyScene = (data: DataTransfer): Refusal => {
    const text = copiedScene(store)
    if (text === undefined) return undefined
    kept = text
    data.setData('text/plain', text)
    store.announce('已复制场景')
    return undefined
  }
  const onCopy = (event: ClipboardEvent) => {
    if (isSceneFocused() && !hasChosenText()) answer(event, copyScene)
    else if (store.state.selection.length > 0 && !hasChosenText()) answer(event, copy)
  }
  const onCut = (event: ClipboardEvent) => {
    if (store.state.selection.length > 0 && !hasChosenText())
      answer(event, (data) => store.state.readOnly ?? copy(data) ?? cutElements(store))
  }
  // where the release of the middle button pastes what was marked last, it only moved the view (E40)
  let released = false
  const onRelease = ({ button }: MouseEvent) => {
    released = button === MIDDLE
    setTimeout(() => (released = false))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!released) answer(event, (data) => pasteText(store, data.getData('text/plain'), ground.at))
  }
  document.addEventListener('copy', onCopy)
  document.addEventListener('cut', onCut)
  document.addEventListener('paste', onPaste)
  document.addEventListener('mouseup', onRelease, true)
  return () => {
    document.removeEventListener('copy', onCopy)
    document.removeEventListener('cut', onCut)
    document.removeEventListener('paste', onPaste)
    document.removeEventListener('mouseup', onRelease, true)
  }
}

/** The list of scenes has the focus: what is copied is the scene. */
function isSceneFocused(): boolean {
  return document.activeElement?.closest('[data-scene]') != null
}

function hasChosenText(): boolean {
  return getSelection()?.isCollapsed === false
}

async function allowed<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch {
    // no permission, no secure page, or no clipboard at all
    return undefined
  }
}
