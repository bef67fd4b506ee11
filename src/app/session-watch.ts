import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio/vanilla'
import { followOtherTabs, mayGoOn, session } from '#src/api/session.ts'
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
  let waits = mayGoOn(session)
  const unsubscribe = subscribe(session, () => {
    // another user's session takes the place of one that was waited for over unsaved work
    const waited = waits && router.state.location.pathname !== '/login'
    const givenUp = waited && session.ended?.reason === 'switchedElsewhere'
    waits = mayGoOn(session)
    if (session.token === token && !givenUp) return
    const ended = (token !== undefined && session.token === undefined) || givenUp
    const another = session.token !== undefined && session.account !== account
    token = session.token
    if (session.account !== undefined && session.token !== undefined) account = session.account
    if (another) {
      queryClient.clear()
      forgetUser()
    }
    // signed in again over unsaved work: what failed meanwhile is loaded
    if (!ended) return void queryClient.invalidateQueries()
    if (waits && hasUnsavedWork()) return
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
