import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { knownName } from '#src/api/known-name.ts'
import { keepRecent, openedBy } from './recent.ts'

/** Keeps what is opened, once its name is known, for the palette; it shows nothing. */
export function RecentRecorder() {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    let stopWaiting: (() => void) | undefined
    function look() {
      stopWaiting?.()
      stopWaiting = undefined
      const { pathname, search } = router.state.location
      const opened = openedBy(pathname, search)
      const keep = () => {
        const name = opened && knownName(client, opened.kind, opened.id)
        if (opened && name !== undefined) keepRecent({ ...opened, name })
        return !opened || name !== undefined
      }
      if (keep()) return
      const stop = client.getQueryCache().subscribe(({ type }) => {
        if (type === 'updated' && keep()) stop()
      })
      stopWaiting = stop
    }
    look()
    const stopLooking = router.subscribe('onResolved', look)
    return () => {
      stopLooking()
      stopWaiting?.()
    }
  }, [client, router])
  return null
}
