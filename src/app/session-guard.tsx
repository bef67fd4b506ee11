import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#src/api/session.ts'
import { hasUnsavedWork } from '#src/lib/unsaved-work.ts'
import { useLeaveGuard } from './leave-guard.ts'

const SessionOverlay = lazy(() => import('#src/features/session/session-overlay.tsx').then((module) => ({ default: module.SessionOverlay })))

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

function LoginOverWork() {
  const { token, account, ended } = useSnapshot(session)
  const inShell = useRouterState({ select: (state) => state.matches.some((match) => match.routeId === '/_shell') })
  if (token !== undefined || account === undefined || ended?.reason !== 'expired' || !inShell || !hasUnsavedWork()) return null
  return (
    <Suspense>
      <SessionOverlay account={account} message={ended.message} />
    </Suspense>
  )
}
