import { lazy, Suspense } from 'react'
import { Forbidden } from '#src/ui/feedback/states.tsx'
import { HomeButton } from './error-page.tsx'
import { PagePending } from './page-pending.tsx'

const Shell = lazy(() => import('./shell.tsx').then(({ Shell: component }) => ({ default: component })))

/** Stands for a page that the session may not open, with the shell around it. */
export function ForbiddenPage() {
  return (
    // shown once: what is pressed before the shell has come would be lost
    <Suspense fallback={<PagePending />}>
      <Shell>
        <Forbidden action={<HomeButton />} />
      </Shell>
    </Suspense>
  )
}
