import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import type { PlannedChange } from '../change-notes.tsx'
import { PreCheckSection } from '../pre-check-section.tsx'
import classes from './urgent-dialog.module.css'
import type { OwnPlans } from '../use-own-plans.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface UrgentCheckProps {
  program: Program
  /** What would be inserted. */
  wanted: Scheduled
  /** Where; undefined while they are loaded. */
  devices: readonly PickDevice[] | undefined
  plans: OwnPlans
  /** What it changes; undefined while there is no end. */
  change: PlannedChange | undefined
  /** How many terminals of the scope have been taken out. */
  dropped: number
  onDrop: (devices: readonly PickDevice[]) => void
  onRestore: () => void
}

export function UrgentCheck({ program, devices, dropped, onRestore, ...check }: UrgentCheckProps) {
  const programs = useMemo(() => [program], [program])
  return (
    <>
      {devices && (
        <PreCheckSection {...check} title="插播前检查" programs={programs} devices={devices} neverPlays={false} />
      )}
      {dropped > 0 && (
        <p className={classes.hint}>
          已移除 {formatNumber(dropped)} 台终端
          <Button variant="transparent" size="compact-sm" onClick={onRestore}>
            恢复
          </Button>
        </p>
      )}
    </>
  )
}
