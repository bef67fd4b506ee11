import { useCallback, useEffect, useRef } from 'react'
import { holdUnsavedWork, type PageWork } from './unsaved-work.ts'

/**
 * Holds unsaved work for as long as there is some; answers how to let go of it at once, where what follows may leave
 * the page.
 */
export function useUnsavedChanges(dirty: boolean, endsBy?: PageWork['endsBy']): () => void {
  const release = useRef<() => void>(undefined)
  useEffect(() => {
    if (!dirty) return
    release.current = holdUnsavedWork({ endsBy })
    return release.current
  }, [dirty, endsBy])
  return useCallback(() => release.current?.(), [])
}
