import { Activities } from '#src/features/activity/activities.tsx'
import { Uploads } from '#src/features/uploads/uploads.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLoadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'

const LateWork = lazyComponent(() => import('./-late-work.tsx'), 'LateWork')

/** What goes on over every page: uploads, what was sent to terminals, and what may come later. */
export function ShellWork() {
  return (
    <>
      {useLoadWhenIdle(LateWork) && <LateWork />}
      <Activities />
      <Uploads />
    </>
  )
}
