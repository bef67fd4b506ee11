import { useRef, useState } from 'react'
import { useUnsavedChanges } from '#src/lib/hooks/use-unsaved-changes.ts'

/**
 * Reasons that are typed and not sent, by item, kept while other items are looked at; the page is not left over them
 * unasked.
 */
export function useDrafts() {
  const drafts = useRef(new Map<string, string>())
  const [any, setAny] = useState(false)
  useUnsavedChanges(any, 'page')
  return {
    of: (key: string) => drafts.current.get(key),
    set: (key: string, reason: string) => {
      if (reason.trim() === '') drafts.current.delete(key)
      else drafts.current.set(key, reason)
      setAny(drafts.current.size > 0)
    },
  }
}
