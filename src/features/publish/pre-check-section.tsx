import { Title } from '@mantine/core'
import type { Ref } from 'react'
import { resolutionText } from '#src/domain/resolution.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { ChangeNotes, ReplacedNote } from './change-notes.tsx'
import { PreCheckPanel } from './pre-check-panel.tsx'
import classes from './publish-form.module.css'
import { PublishWeek } from './publish-week.tsx'
import { usePreCheck, type PreCheckOptions } from './use-pre-check.ts'

interface PreCheckSectionProps extends PreCheckOptions {
  title: string
  onDrop: (devices: readonly PickDevice[]) => void
}

/** What should be known before ads go to terminals: what changes, and what stands against it on any of them. */
export function PreCheckSection(props: PreCheckSectionProps) {
  return <PreCheckResult {...props} found={usePreCheck(props)} />
}

interface PreCheckResultProps extends PreCheckSectionProps {
  found: ReturnType<typeof usePreCheck>
  ref?: Ref<HTMLElement>
}

/** A `PreCheckSection`, for whoever also says elsewhere what was found. */
export function PreCheckResult({
  title,
  programs,
  wanted,
  devices,
  plans,
  change,
  neverPlays,
  onDrop,
  found: { check, replaced, playLists },
  ref,
}: PreCheckResultProps) {
  const [first] = programs
  return (
    <section ref={ref} aria-label="检查" className={classes.section}>
      <Title order={3}>{title}</Title>
      <PreCheckPanel
        check={check}
        wanted={wanted}
        incomplete={plans !== undefined && change === undefined}
        resolutions={[...new Set(programs.map(resolutionText))]}
        playLists={playLists}
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
      {playLists && plans && first && devices.length > 0 && (
        <PublishWeek program={first} wanted={change?.wanted} devices={devices} />
      )}
    </section>
  )
}
