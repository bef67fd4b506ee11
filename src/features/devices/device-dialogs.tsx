import type { Device, DeviceGroup } from '#src/api/generated/types.gen.ts'
import type { BatchDialogProps } from './device-batch.ts'
import { DeviceEditForm } from './device-edit-form.tsx'
import { DeviceGroupForm } from './device-group-form.tsx'
import { DeviceGroupNameForm } from './device-group-name-form.tsx'
import { DeviceOrgForm } from './device-org-form.tsx'
import { DeviceVolumeForm } from './device-volume-form.tsx'
import { DevicePowerForm } from './power/device-power-form.tsx'
import { PowerFileForm } from './power/power-file-form.tsx'
import { TakeOverForm } from './take-over-form.tsx'

export type OpenDialog =
  | { kind: 'edit' | 'takeOver'; device: Device }
  | { kind: 'power' | 'volume' | 'group' | 'org'; devices: readonly Device[] }
  | { kind: 'powerFile' }
  | { kind: 'groupName'; group?: DeviceGroup }

interface DeviceDialogsProps extends Omit<BatchDialogProps, 'devices'> {
  open: OpenDialog
}

export function DeviceDialogs({ open, onClose, ...batch }: DeviceDialogsProps) {
  switch (open.kind) {
    case 'edit':
      return <DeviceEditForm device={open.device} onClose={onClose} />
    case 'takeOver':
      return <TakeOverForm device={open.device} onClose={onClose} />
    case 'power':
      return <DevicePowerForm devices={open.devices} onClose={onClose} {...batch} />
    case 'powerFile':
      return <PowerFileForm onClose={onClose} retryWithoutDeleted={batch.retryWithoutDeleted} />
    case 'volume':
      return <DeviceVolumeForm devices={open.devices} onClose={onClose} {...batch} />
    case 'group':
      return <DeviceGroupForm devices={open.devices} onClose={onClose} {...batch} />
    case 'org':
      return <DeviceOrgForm devices={open.devices} onClose={onClose} {...batch} />
    case 'groupName':
      return <DeviceGroupNameForm group={open.group} onClose={onClose} />
  }
}
