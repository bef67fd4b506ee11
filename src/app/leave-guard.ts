import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { session } from '#src/api/session.ts'
import { leaveThisPage } from '#src/lib/hooks/this-page.ts'
import { questionBefore, type LeaveQuestion } from '#src/lib/hooks/unsaved-work.ts'
import type { AppRouter } from './router.tsx'

/** What the history of the browser does by its own buttons. */
const MOVES: ReadonlySet<string> = new Set(['BACK', 'FORWARD', 'GO'])

/** Where an address stands in the history, and which entry of it it is. */
interface Entry {
  pathname: string
  href: string
  state: { __TSR_index: number; __TSR_key?: string }
}

/**
 * Asks before work is left, by the back button for instance, and closes with a page what is open over it (N20); uploads
 * go on. Leaving the console altogether is asked by the browser; a session that has ended asks nothing.
 */
export function useLeaveGuard() {
  const router: AppRouter = useRouter()
  useEffect(() => guard(router), [router])
}

function guard(router: AppRouter): () => void {
  const { history } = router
  let asking = false
  let shown: Entry = history.location

  async function ask(question: LeaveQuestion): Promise<boolean> {
    if (asking) return false
    asking = true
    try {
      // asked rarely, so that the first page need not load what asks
      const { confirmLeave } = await import('#src/ui/overlay/confirm.tsx')
      return await confirmLeave(question)
    } finally {
      asking = false
    }
  }

  const unblock = history.block({
    enableBeforeUnload: false,
    async blockerFn({ currentLocation: current, nextLocation: next, action }) {
      const moves = MOVES.has(action)
      const question = session.token === undefined ? undefined : questionBefore(stepBetween(current, next, moves))
      if (!question || isStanding(next, current)) return false
      if (!moves) return !(await ask(question))
      // the history has moved already: it goes back while it is asked, so that the address stays
      const by = next.state.__TSR_index - current.state.__TSR_index
      void ask(question).then((leave) => leave && history.go(by, { ignoreBlocker: true }))
      return true
    },
  })

  /** Whether an address is the page that still stands, while the one that it was left for is loading. */
  function isStanding(next: Entry, current: Entry): boolean {
    const resolved = router.state.resolvedLocation
    return resolved !== undefined && resolved.href === next.href && resolved.state.__TSR_key !== current.state.__TSR_key
  }

  const stopFollowing = history.subscribe(({ location: next, action }) => {
    // a move that was kept from happening is told as well
    if (next.state.__TSR_key === shown.state.__TSR_key) return
    const step = stepBetween(shown, next, MOVES.has(action.type))
    shown = next
    if (step.moves || step.otherPage) leaveThisPage()
  })
  // what was opened in a page while the next one was loading
  const stopAtArrival = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    if (pathChanged) leaveThisPage('arrival')
  })

  return () => {
    unblock()
    stopFollowing()
    stopAtArrival()
  }
}

const stepBetween = (from: Entry, to: Entry, moves: boolean) => ({
  otherPage: from.pathname !== to.pathname,
  otherAddress: from.href !== to.href,
  moves,
})
