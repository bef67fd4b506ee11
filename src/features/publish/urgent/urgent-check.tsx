import { Button, Title } from '@mantine/core'
import type { Program } from '#src/api/generated/types.gen.ts'
import { useCan } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { PreCheckPanel } from '../pre-check-panel.tsx'
import { preCheck } from '../pre-check.ts'
import classes from './urgent-dialog.module.css'
import type { OwnPlans } from '../use-own-plans.ts'
import { usePlayLists } from '../use-play-lists.ts'

interface UrgentCheckProps {
  program: Program
  /** What would be inserted. */
  wanted: Scheduled
  /** Where; undefined while they are loaded. */
  devices: readonly PickDevice[] | undefined
  plans: OwnPlans
  /** How many terminals of the scope have been taken out. */
  dropped: number
  onDrop: (devices: readonly PickDevice[]) => void
  onRestore: () => void
}

const NONE: readonly PickDevice[] = []

/** What should be known before an insertion: the same as before publishing. */
export function UrgentCheck({ program, wanted, devices = NONE, plans, dropped, onDrop, onRestore }: UrgentCheckProps) {
  const can = useCan()
  const maySeeLists = can(devicePermissions.viewPrograms)
  const playLists = usePlayLists(devices, maySeeLists)
  return (
    <section aria-label="检查" className={classes.section}>
      <Title order={3}>插播前检查</Title>
      <PreCheckPanel
        check={preCheck([program], wanted, devices, { lists: playLists.known, own: plans.plans })}
        resolutions={[resolutionText(program)]}
        playLists={maySeeLists ? playLists : undefined}
        ownPlans={plans}
        neverPlays={false}
        onDrop={onDrop}
      />
      {dropped > 0 && (
        <p className={classes.hint}>
          已移除 {dropped} 台终端
          <Button variant="transparent" size="compact-sm" onClick={onRestore}>
            恢复
          </Button>
        </p>
      )}
    </section>
  )
}
