import { useCallback, useEffect, useRef } from 'react'
import { holdUnsavedWork } from './unsaved-work.ts'

/**
 * Holds unsaved work for as long as there is some; answers how to let go of it at once, where what follows may leave
 * the page.
 */
export function useUnsavedChanges(dirty: boolean): () => void {
  const release = useRef<() => void>(undefined)
  useEffect(() => {
    if (!dirty) return
    release.current = holdUnsavedWork()
    return release.current
  }, [dirty])
  return useCallback(() => release.current?.(), [])
}
