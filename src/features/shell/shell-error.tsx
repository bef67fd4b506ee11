import { lazy, Suspense } from 'react'
import { ForbiddenError } from '#src/lib/errors/forbidden-error.ts'
import { PagePending } from './page-pending.tsx'
import { BareErrorPage, ErrorPage } from './error-page.tsx'

const Shell = lazy(() => import('./shell.tsx').then(({ Shell: component }) => ({ default: component })))

/** A page that the session may not open keeps the shell around it; without user info there is no shell to keep. */
export function ShellError(props: { error: unknown; reset?: () => void }) {
  if (!(props.error instanceof ForbiddenError)) return <BareErrorPage {...props} />
  return (
    // shown once: what is pressed before the shell has come would be lost
    <Suspense fallback={<PagePending />}>
      <Shell>
        <ErrorPage {...props} />
      </Shell>
    </Suspense>
  )
}
