import { notifyError } from '#src/ui/feedback/notify.ts'
import { loadSensitiveWords } from '../../session/sensitive-words.ts'

/** 3§5. */
export const REFUSED = '包含敏感词，请重新输入！'

export async function refuseSensitive(field: () => HTMLTextAreaElement | null): Promise<boolean> {
  const { find } = await loadSensitiveWords()
  const now = field()
  if (!now || !document.hasFocus() || find(now.value).length === 0) return false
  // two such fields would take the focus from each other for ever: writing goes on in the other one
  const other = document.activeElement
  if (other !== now && other instanceof HTMLTextAreaElement && find(other.value).length > 0) return false
  notifyError(REFUSED)
  // a dialog keeps the focus that it has
  if (!document.activeElement?.closest('[role=dialog]')) now.focus()
  return true
}
