import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Activity, Outcome } from '#src/domain/activity.ts'
import { DeviceLink } from '#src/components/device-picker/device-link.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { outcomeLabel, targetName } from './activity-words.ts'
import classes from './activity-panel.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** What needs somebody comes first. */
const ORDER: readonly Outcome['state'][] = ['failed', 'unknown', 'pending', 'done']

/** Terminals that are shown at first, and at each press more. */
const FIRST = 10
const STEP = 50

export function ActivityTargets({
  targets,
  work,
  mayOpenDevices,
}: Pick<Activity, 'targets' | 'work'> & { mayOpenDevices: boolean }) {
  const [shown, setShown] = useState(FIRST)
  const sorted = ORDER.flatMap((state) => targets.filter((target) => target.state === state))
  const rest = sorted.length - shown
  return (
    <>
      <ul className={classes.targets} aria-label="终端明细">
        {sorted.slice(0, shown).map((target) => (
          <li key={String(target.id)} className={classes.target}>
            <span className={classes.name} title={targetName(target)}>
              <DeviceLink id={target.id} linked={mayOpenDevices}>
                {targetName(target)}
              </DeviceLink>
            </span>
            <StatusBadge label={outcomeLabel(target, work)} whole={target.state === 'failed'} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="subtle" size="compact-xs" onClick={() => setShown(shown + STEP)}>
          再显示 {formatNumber(Math.min(rest, STEP))} 台（还有 {formatNumber(rest)} 台）
        </Button>
      )}
    </>
  )
}
