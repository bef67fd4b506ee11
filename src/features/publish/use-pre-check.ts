import { useMemo } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { usePlayLists } from '#src/api/use-play-lists.ts'
import { useCan } from '#src/api/user-info.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { devicePermissions } from '#src/domain/device-rules.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import type { PlannedChange } from './change-notes.tsx'
import { preCheck, replacedPlans } from './pre-check.ts'
import type { OwnPlans } from './use-own-plans.ts'

export interface PreCheckOptions {
  programs: readonly Program[]
  wanted: Scheduled
  devices: readonly PickDevice[]
  /** Where the ad is now; undefined where only the play lists say it. */
  plans?: OwnPlans
  /** What it changes; undefined where only the play lists say it, or while the schedule is not complete. */
  change?: PlannedChange
  neverPlays: boolean
}

/**
 * What should be known before ads go to terminals. Answers come in one after the other: who asks is drawn anew up to
 * four times a second.
 */
export function usePreCheck({ programs, wanted, devices, plans, change, neverPlays }: PreCheckOptions) {
  const can = useCan()
  const maySeeLists = can(devicePermissions.viewPrograms)
  const playLists = usePlayLists(devices, maySeeLists)
  const { known } = playLists
  const check = useMemo(() => preCheck(programs, wanted, devices, known), [programs, wanted, devices, known])
  const replaced = useMemo(
    () => (plans ? change?.changed : replacedPlans(programs, wanted, devices, known)) ?? [],
    [plans, change, programs, wanted, devices, known],
  )
  return {
    check,
    replaced,
    /** Undefined when this account may not see them. */
    playLists: maySeeLists ? playLists : undefined,
    /** How many kinds of warnings there are. */
    warnings: [
      neverPlays,
      replaced.length,
      change?.unknown.length,
      check.mismatched.length,
      check.offline.length,
      check.clashing.length,
    ].filter(Boolean).length,
    /** Terminals are still being looked into, or have not been. */
    unchecked: maySeeLists && playLists.state !== 'ended',
  }
}
