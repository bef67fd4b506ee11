import { Activities } from '#src/features/activity/activities.tsx'
import { RunningInsertions } from '#src/features/publish/running/running-insertions.tsx'
import { Uploads } from '#src/features/uploads/uploads.tsx'

/** What goes on over every page: uploads, what was sent to terminals, and what interrupts the rotation. */
export function ShellWork() {
  return (
    <>
      <RunningInsertions />
      <Activities />
      <Uploads />
    </>
  )
}
