import { useCallback, useEffect, useRef } from 'react'
import { useLatest } from './use-latest.ts'
import { holdUnsavedWork, type PageWork } from './unsaved-work.ts'

/**
 * Holds unsaved work for as long as there is some; answers how to let go of it at once, where what follows may leave
 * the page. While it is `sending` what is asked before it is left says so.
 */
export function useUnsavedChanges(dirty: boolean, endsBy?: PageWork['endsBy'], sending = false): () => void {
  const release = useRef<() => void>(undefined)
  const isSending = useLatest(sending)
  useEffect(() => {
    if (!dirty) return
    release.current = holdUnsavedWork({ endsBy, sending: () => isSending.current })
    return release.current
  }, [dirty, endsBy, isSending])
  return useCallback(() => release.current?.(), [])
}
