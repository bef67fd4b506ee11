import { useEffect } from 'react'
import { dropEarlyAnswers } from '#src/api/early-answers.ts'
import { DayRecorder } from '#src/features/activity/day/day-recorder.tsx'
import { PowerReminder } from '#src/features/devices/power/power-reminder.tsx'
import { RunningInsertions } from '#src/features/publish/running/running-insertions.tsx'
import { RecentRecorder } from '#src/features/shell/palette/recent-recorder.tsx'
import { Palette } from '#src/features/shell/shell-overlays.tsx'
import { UploadNotes } from '#src/features/uploads/upload-notes.tsx'
import { usePreloadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'

/**
 * What goes on over every page and may come after it: what interrupts the rotation, what is to be brought back today,
 * what the palette remembers, and what the day does.
 */
export function LateWork() {
  // the first page has all that it asked for
  useEffect(dropEarlyAnswers, [])
  usePreloadWhenIdle(Palette)
  return (
    <>
      <RunningInsertions />
      <PowerReminder />
      <RecentRecorder />
      <DayRecorder />
      <UploadNotes />
    </>
  )
}
