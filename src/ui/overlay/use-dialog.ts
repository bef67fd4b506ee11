import { startTransition, useCallback, useState } from 'react'
import { useLatest } from '#src/lib/hooks/use-latest.ts'
import { notifyError } from '../feedback/notify.ts'

export interface DialogState<Open> {
  /** What was asked for; undefined while nothing is open. */
  opened: Open | undefined
  /** Opens it once its code is there, and says why where that does not come. Never changes. */
  open: (next: Open) => void
  close: () => void
}

/** Holds which dialog is open; `load` brings its code, such as `preload` of a `lazyComponent`. */
export function useDialog<Open>(load: (next: Open) => Promise<unknown>): DialogState<Open> {
  const [opened, setOpened] = useState<Open>()
  const latest = useLatest(load)
  const open = useCallback(
    (next: Open) =>
      // the press is answered first: a dialog takes longer to make
      void latest.current(next).then(() => startTransition(() => setOpened(() => next)), notifyError),
    [latest],
  )
  const close = useCallback(() => setOpened(undefined), [])
  return { opened, open, close }
}
