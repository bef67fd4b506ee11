import { Title } from '@mantine/core'
import { useEffect, useMemo, type Ref } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { useCan } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { ChangeNotes, ReplacedNote, type PlannedChange } from './change-notes.tsx'
import { PreCheckPanel } from './pre-check-panel.tsx'
import { preCheck, replacedPlans } from './pre-check.ts'
import classes from './publish-form.module.css'
import { PublishWeek } from './publish-week.tsx'
import type { OwnPlans } from './use-own-plans.ts'
import { usePlayLists } from './use-play-lists.ts'

export interface CheckState {
  /** How many kinds of warnings there are. */
  warnings: number
  /** Terminals are still being looked into, or have not been. */
  unchecked: boolean
}

export interface PreCheckSectionProps {
  title: string
  programs: readonly Program[]
  wanted: Scheduled
  devices: readonly PickDevice[]
  /** Where the ad is now; undefined where only the play lists say it. */
  plans?: OwnPlans
  /** What it changes; undefined where only the play lists say it, or while the schedule is not complete. */
  change?: PlannedChange
  neverPlays: boolean
  onDrop: (devices: readonly PickDevice[]) => void
  /** Is told what it has found; must stay the same function. */
  onState?: (state: CheckState) => void
  ref?: Ref<HTMLElement>
}

/**
 * What should be known before ads go to terminals: what changes, and what stands against it on any of them. It is a
 * part of its own because answers come in one after the other, and the form around it stays as it is meanwhile.
 */
export function PreCheckSection({
  title,
  programs,
  wanted,
  devices,
  plans,
  change,
  neverPlays,
  onDrop,
  onState,
  ref,
}: PreCheckSectionProps) {
  const can = useCan()
  const maySeeLists = can(devicePermissions.viewPrograms)
  const playLists = usePlayLists(devices, maySeeLists)
  const check = useMemo(
    () => preCheck(programs, wanted, devices, playLists.known),
    [programs, wanted, devices, playLists.known],
  )
  const replaced = useMemo(
    () => (plans ? change?.changed : replacedPlans(programs, wanted, devices, playLists.known)) ?? [],
    [plans, change, programs, wanted, devices, playLists.known],
  )
  const warnings = [
    neverPlays,
    replaced.length,
    change?.unknown.length,
    check.mismatched.length,
    check.offline.length,
    check.clashing.length,
  ].filter(Boolean).length
  const [first] = programs
  const unchecked = maySeeLists && playLists.state !== 'ended'
  useEffect(() => onState?.({ warnings, unchecked }), [onState, warnings, unchecked])
  return (
    <section ref={ref} aria-label="检查" className={classes.section}>
      <Title order={3}>{title}</Title>
      <PreCheckPanel
        check={check}
        wanted={wanted}
        incomplete={plans !== undefined && change === undefined}
        resolutions={[...new Set(programs.map(resolutionText))]}
        playLists={maySeeLists ? playLists : undefined}
        ownPlans={plans}
        neverPlays={neverPlays}
        replaces={replaced.length > 0}
        changes={
          change ? (
            <ChangeNotes change={change} onDrop={onDrop} />
          ) : (
            !plans &&
            replaced.length > 0 && (
              <ReplacedNote
                changed={replaced}
                wanted={wanted}
                onDrop={() => onDrop(replaced.map(({ device }) => device))}
              />
            )
          )
        }
        onDrop={onDrop}
      />
      {maySeeLists && plans && first && devices.length > 0 && (
        <PublishWeek program={first} wanted={change?.wanted} devices={devices} />
      )}
    </section>
  )
}
