import { Title } from '@mantine/core'
import { resolutionText } from '#src/domain/resolution.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { ChangeFacts, ChangeWarnings, ReplacedNote } from './change-notes.tsx'
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
}: PreCheckResultProps) {
  const [first] = programs
  return (
    <section aria-label="检查" className={classes.section}>
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
            <ChangeWarnings change={change} onDrop={onDrop} />
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
        facts={change && <ChangeFacts change={change} onDrop={onDrop} />}
        onDrop={onDrop}
      />
      {playLists && plans && first && devices.length > 0 && (
        <PublishWeek program={first} wanted={change?.wanted} devices={devices} />
      )}
    </section>
  )
}
