import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { session } from '#src/api/session.ts'
import { codesHeld, userInfoQuery } from '#src/api/user-info.ts'
import { allows } from '#src/domain/permissions.ts'
import { hasUnsavedPage, onWorkChanged } from '#src/lib/hooks/unsaved-work.ts'
import { notifyInfo } from '#src/ui/feedback/notify.ts'
import type { AppRouter } from './router.tsx'

/**
 * Decides anew whether the page may be open whenever user info changes (P13): the guard of the shell has decided by
 * what was kept. Over unsaved work a page that was taken away stays until that is saved or given up.
 */
export function PermissionWatch() {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => watchPermissions(router, queryClient), [router, queryClient])
  return null
}

function watchPermissions(router: AppRouter, queryClient: QueryClient): () => void {
  const { queryKey } = userInfoQuery()
  const userInfo = hashKey(queryKey)
  let told = false

  function decide() {
    const user = queryClient.getQueryData(queryKey)
    // a navigation that is under way decides by itself, and is looked at once it has ended
    if (session.token === undefined || user === undefined || router.state.isLoading) return
    const matches = router.matchRoutes(router.state.location)
    if (!matches.some(({ routeId }) => routeId === '/_shell')) return
    const refused = router.state.matches.some(({ status }) => status === 'notFound')
    const allowed = allows(codesHeld(user.functionIds), matches.at(-1)?.staticData.permission ?? '-1')
    if (allowed || refused || !hasUnsavedPage()) told = false
    if (allowed !== refused) return
    if (refused || !hasUnsavedPage()) return void router.invalidate()
    if (told) return
    told = true
    notifyInfo('当前账号已没有打开此页面的权限。未保存的内容仍在，关闭后将离开此页面。')
  }

  decide()
  const stops = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === userInfo) decide()
    }),
    router.subscribe('onResolved', decide),
    onWorkChanged(decide),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
