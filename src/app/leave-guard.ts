import { useBlocker, useRouter } from '@tanstack/react-router'
import { session } from '#src/api/session.ts'
import { unsavedPage } from '#src/lib/hooks/unsaved-work.ts'

/**
 * Asks before a page with unsaved work is left, by the back button for instance; uploads go on over that. Leaving the
 * console altogether is asked by the browser; a session that has ended asks nothing.
 */
export function useLeaveGuard() {
  const router = useRouter()
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      const question = unsavedPage()
      if (current.pathname === next.pathname || session.token === undefined || !question) return false
      // back to the page that still stands, while the one it was left for is loading
      if (next.pathname === router.state.resolvedLocation?.pathname) return false
      // asked rarely, so that the first page need not load what asks
      const { confirmLeave } = await import('#src/ui/overlay/confirm.tsx')
      return !(await confirmLeave(question))
    },
  })
}
