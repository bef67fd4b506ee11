import { RunningInsertions } from '#src/features/publish/running/running-insertions.tsx'
import { RecentRecorder } from '#src/features/shell/palette/recent-recorder.tsx'

/** What goes on over every page and may come after it: what interrupts the rotation, and what the palette remembers. */
export function LateWork() {
  return (
    <>
      <RunningInsertions />
      <RecentRecorder />
    </>
  )
}
