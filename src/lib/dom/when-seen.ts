import { unlessAborted } from '../data/gather-pages.ts'

/** Waits while the page is hidden: nothing is asked out of sight. */
export function whenSeen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  let seen: () => void
  const visible = new Promise<void>((resolve) => {
    seen = () => document.hidden || resolve()
    document.addEventListener('visibilitychange', seen)
  })
  return unlessAborted(visible, signal).finally(() => document.removeEventListener('visibilitychange', seen))
}
