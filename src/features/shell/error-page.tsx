import { Button } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { session } from '#src/api/session.ts'
import { signOut } from '#src/api/sign-out.ts'
import { isNewerThere } from '#src/api/newer-version.ts'
import { isChunkLoadError } from '#src/lib/hooks/lazy-component.tsx'
import { UserError } from '#src/lib/errors/user-error.ts'
import { ReloadButton } from '#src/ui/feedback/reload-button.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'

/** A retry would be in vain. */
const OLD = new UserError('当前页面属于旧版本，刷新后即可继续使用')

/** What a page shows when it could not be loaded or drawn: the reason, and another try in place. */
export function ErrorPage({ error, reset, bare = false }: { error: unknown; reset?: () => void; bare?: boolean }) {
  const router = useRouter()
  const retry = () => {
    reset?.()
    void router.invalidate()
  }
  // back online, what failed for want of a network tries again by itself
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  })
  const unloaded = isChunkLoadError(error)
  const outdated = useOutdated(unloaded)
  if (outdated) return <ErrorState page title="系统已更新，请刷新页面" action={<ReloadButton />} error={OLD} />
  return (
    <ErrorState
      page
      title="页面打开失败"
      error={error}
      onRetry={retry}
      action={
        <>
          {unloaded && <ReloadButton />}
          {bare && session.token !== undefined ? <SignOutButton /> : <HomeButton />}
        </>
      }
    />
  )
}

/**
 * Whether what did not come is gone for good, because the host has a newer version; asked when something did not come.
 */
function useOutdated(unloaded: boolean): boolean {
  const [outdated, setOutdated] = useState(false)
  useEffect(() => {
    let gone = false
    if (unloaded)
      void isNewerThere().then((newer) => {
        if (!gone) setOutdated(newer)
      })
    return () => {
      gone = true
    }
  }, [unloaded])
  return unloaded && outdated
}

export function BareErrorPage(props: { error: unknown; reset?: () => void }) {
  return (
    <main>
      <ErrorPage {...props} bare />
    </main>
  )
}

/** Without the shell nothing else leads out of a session: home leads here again, and login to home. */
function SignOutButton() {
  return (
    <Button variant="default" onClick={() => void signOut()}>
      退出登录
    </Button>
  )
}

export function HomeButton() {
  return (
    <Button component={Link} to="/homePage" variant="default">
      返回首页
    </Button>
  )
}
