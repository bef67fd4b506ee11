import { Button } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ForbiddenError } from '#src/lib/forbidden-error.ts'
import { ScreenLoadError } from '#src/lib/lazy-screen.tsx'
import { ErrorState, Forbidden } from '#src/ui/states.tsx'

/** What a page shows when it could not be loaded or drawn: the reason, and another try in place. */
export function ErrorPage({ error, reset }: { error: unknown; reset?: () => void }) {
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
  return error instanceof ForbiddenError ? (
    <Forbidden action={<HomeButton />} />
  ) : (
    <ErrorState
      page
      title="页面打开失败"
      error={error}
      onRetry={retry}
      action={
        <>
          {error instanceof ScreenLoadError && <ReloadButton />}
          <HomeButton />
        </>
      }
    />
  )
}

/** The way to a screen's code that is no longer on the server: a newer version has replaced it. */
function ReloadButton() {
  return (
    <Button variant="default" onClick={() => window.location.reload()}>
      刷新页面
    </Button>
  )
}

/** The same outside the shell, which otherwise has the landmark. */
export function BareErrorPage(props: { error: unknown; reset?: () => void }) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  )
}

/** The way home, from pages that lead nowhere else. */
export function HomeButton() {
  return (
    <Button component={Link} to="/homePage" variant="default">
      返回首页
    </Button>
  )
}
