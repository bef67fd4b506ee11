import { Title } from '@mantine/core'
import { useEffect, useMemo } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { useCan } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { resolutionText } from '#src/domain/resolution.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import { DevicePicker, type PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { useSelection } from '#src/ui/table/selection.ts'
import { PreCheckPanel } from './pre-check-panel.tsx'
import { preCheck } from './pre-check.ts'
import classes from './publish-form.module.css'
import { usePlayLists } from './use-play-lists.ts'
import { useSelectableDevices } from './use-selectable-devices.ts'

/** Terminals for some ads that are to play together. */
export interface DeviceTargetsProps {
  programs: readonly Program[]
  /** When they are to play. */
  wanted: Scheduled
  /** With that schedule nothing would play. */
  neverPlays: boolean
  /** Is told the choice whenever it changes; must stay the same function. */
  onChange: (devices: readonly PickDevice[]) => void
}

const idOf = (device: PickDevice) => device.id

/** Chooses terminals, and says what should be known of them before. */
export function DeviceTargets({ programs, wanted, neverPlays, onChange }: DeviceTargetsProps) {
  const can = useCan()
  const [type, ...otherTypes] = new Set(programs.map(({ resolutionType }) => resolutionType))
  const list = useSelectableDevices(otherTypes.length === 0 ? type : undefined)
  const selection = useSelection<PickDevice>(idOf, list.rows)
  const chosen = useMemo(() => [...selection.rows.values()], [selection.rows])
  useEffect(() => onChange(chosen), [onChange, chosen])
  const maySeeLists = can(devicePermissions.viewPrograms)
  const playLists = usePlayLists(chosen, maySeeLists)
  return (
    <>
      <DevicePicker {...list} selection={selection} />
      {chosen.length > 0 && (
        <section aria-label="检查" className={classes.section}>
          <Title order={3}>投放前检查</Title>
          <PreCheckPanel
            check={preCheck(programs, wanted, chosen, { lists: playLists.known })}
            resolutions={[...new Set(programs.map(resolutionText))]}
            playLists={maySeeLists ? playLists : undefined}
            neverPlays={neverPlays}
            onDrop={(drop) => selection.toggle(drop, false)}
          />
        </section>
      )}
    </>
  )
}
