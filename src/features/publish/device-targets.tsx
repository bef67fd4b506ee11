import type { Program } from '#src/api/generated/types.gen.ts'
import type { Scheduled } from '#src/domain/schedule.ts'
import { DevicePicker, type PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { useChosen, useRefreshed, type Selection } from '#src/ui/table/selection.ts'
import { PreCheckSection } from './pre-check-section.tsx'
import { useSelectableDevices } from './use-selectable-devices.ts'

export interface DeviceTargetsProps {
  programs: readonly Program[]
  /** When they are to play. */
  wanted: Scheduled
  /** With that schedule nothing would play. */
  neverPlays: boolean
  selection: Selection<PickDevice>
}

export function DeviceTargets({ programs, wanted, neverPlays, selection }: DeviceTargetsProps) {
  const [type, ...otherTypes] = new Set(programs.map(({ resolutionType }) => resolutionType))
  const list = useSelectableDevices(otherTypes.length === 0 ? type : undefined)
  useRefreshed(selection, list.rows)
  const chosen = useChosen(selection).list
  const drop = (devices: readonly PickDevice[]) => selection.toggle(devices, false)
  return (
    <>
      <DevicePicker {...list} selection={selection} />
      {chosen.length > 0 && (
        <PreCheckSection
          title="投放前检查"
          programs={programs}
          wanted={wanted}
          devices={chosen}
          neverPlays={neverPlays}
          onDrop={drop}
        />
      )}
    </>
  )
}
