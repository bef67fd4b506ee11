import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { preloadHash } from '#src/api/password.ts'
import { mayGoOn, session } from '#src/api/session.ts'
import { pageWaitsFor } from '#src/ui/overlay/page-idle.ts'
import { useLoadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { hasUnsavedWork } from '#src/lib/hooks/unsaved-work.ts'
import { useLeaveGuard } from './leave-guard.ts'

const SessionOverlay = lazyComponent(async () => {
  const [overlay] = await Promise.all([import('#src/features/session/session-overlay.tsx'), preloadHash()])
  return overlay
}, 'SessionOverlay')

/**
 * Stands around the pages: asks before unsaved work is left, and opens the login over it when the session has ended.
 * Where there is none, watchSession goes to the login page.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  useLeaveGuard()
  return (
    <>
      {children}
      <LoginOverWork />
    </>
  )
}

// decides only by what has come later than the page
const PermissionWatch = lazyComponent(() => import('./permission-watch.tsx'), 'PermissionWatch')

function LoginOverWork() {
  const inShell = useRouterState({ select: (state) => state.matches.some((match) => match.routeId === '/_shell') })
  return inShell && <Overlay />
}

/** What comes at rest waits for the first page, whose frame is there before its code has come. */
function useWaitsForFirstPage() {
  const router = useRouter()
  useEffect(() => {
    if (router.state.resolvedLocation) return
    let end = () => {}
    pageWaitsFor(new Promise<void>((resolve) => (end = resolve)))
    const stop = router.subscribe('onResolved', () => end())
    return () => {
      stop()
      end()
    }
  }, [router])
}

function Overlay() {
  useWaitsForFirstPage()
  const now = useSnapshot(session)
  const { account, ended } = now
  // loaded while all is well: when the session ends there may be no network, or a newer version without this one's
  // files
  const loaded = useLoadWhenIdle(SessionOverlay)
  const watching = useLoadWhenIdle(PermissionWatch)
  const wanted = account !== undefined && ended && mayGoOn(now) && hasUnsavedWork()
  return (
    <>
      {watching && <PermissionWatch />}
      {wanted && loaded && <SessionOverlay account={account} message={ended.message} />}
    </>
  )
}
