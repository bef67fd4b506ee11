import { useRef, useState } from 'react'
import { useHeldWork } from '#src/lib/hooks/use-held-work.ts'

/**
 * Reasons that are typed and not sent, by item, kept while other items are looked at; the page is not left over them
 * unasked.
 */
export function useDrafts() {
  const drafts = useRef(new Map<string, string>())
  const [any, setAny] = useState(false)
  useHeldWork(any)
  return {
    of: (key: string) => drafts.current.get(key),
    set: (key: string, reason: string) => {
      if (reason.trim() === '') drafts.current.delete(key)
      else drafts.current.set(key, reason)
      setAny(drafts.current.size > 0)
    },
  }
}
