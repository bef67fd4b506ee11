import { useBlocker } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { confirmLeave } from '#src/ui/overlay/confirm.tsx'

/**
 * Asks before a dialog that stands in the address goes with what was entered, by the back button for instance. Gives
 * the way to close it that asks nothing more.
 */
export function useKeepOpen(dirty: boolean, onClose: () => void): () => void {
  const closing = useRef(false)
  useBlocker({
    enableBeforeUnload: false,
    disabled: !dirty,
    shouldBlockFn: async ({ current, next }) => {
      // another page is asked about by the shell
      if (closing.current || current.pathname !== next.pathname || openIn(current.search) === openIn(next.search))
        return false
      return !(await confirmLeave())
    },
  })
  return useCallback(() => {
    closing.current = true
    onClose()
  }, [onClose])
}

/** Which of the dialogs is open at an address. */
function openIn(search: object): string {
  const { publish, urgent } = search as { publish?: unknown; urgent?: unknown }
  return JSON.stringify([publish, urgent])
}
