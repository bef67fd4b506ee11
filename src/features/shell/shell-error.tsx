import { lazy, Suspense } from 'react'
import { ForbiddenError } from '#src/lib/forbidden-error.ts'
import { BareErrorPage, ErrorPage } from './error-page.tsx'

const Shell = lazy(() => import('./shell.tsx').then(({ Shell: component }) => ({ default: component })))

/** A page that the session may not open keeps the shell around it; without user info there is no shell to keep. */
export function ShellError(props: { error: unknown; reset?: () => void }) {
  const bare = <BareErrorPage {...props} />
  if (!(props.error instanceof ForbiddenError)) return bare
  return (
    <Suspense fallback={bare}>
      <Shell>
        <ErrorPage {...props} />
      </Shell>
    </Suspense>
  )
}
