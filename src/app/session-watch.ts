import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio/vanilla'
import { followOtherTabs, session } from '#src/api/session.ts'
import { forgetUser } from '#src/api/user-info.ts'
import { hasUnsavedWork } from '#src/lib/hooks/unsaved-work.ts'
import type { AppRouter } from './router.tsx'

/**
 * Follows the session for as long as the page lives. When it ends, everything known of its user is forgotten and the
 * page goes to login, which leads back here; over unsaved work it stays, and SessionGuard opens a login on top of it.
 * Returns how to stop.
 */
export function watchSession(router: AppRouter, queryClient: QueryClient): () => void {
  const stopFollowing = followOtherTabs()
  let token = session.token
  let account = session.account
  const unsubscribe = subscribe(session, () => {
    if (session.token === token) return
    const ended = token !== undefined && session.token === undefined
    const another = session.token !== undefined && session.account !== account
    token = session.token
    if (session.account !== undefined && session.token !== undefined) account = session.account
    if (another) {
      queryClient.clear()
      forgetUser()
    }
    // signed in again over unsaved work: what failed meanwhile is loaded
    if (!ended) return void queryClient.invalidateQueries()
    if (session.ended?.reason === 'expired' && hasUnsavedWork()) return
    // what the user of another tab has stored is not this tab's to forget
    if (session.ended?.reason !== 'switchedElsewhere') forgetUser()
    const { pathname, searchStr } = router.state.location
    const back = pathname === '/login' || session.ended === undefined ? undefined : pathname + searchStr
    void router.navigate({ to: '/login', search: { redirect: back }, replace: true }).then(() => queryClient.clear())
  })
  return () => {
    stopFollowing()
    unsubscribe()
  }
}
