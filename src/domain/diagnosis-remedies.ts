import type { Device, DeviceCommandRequest, PlayEntry } from '#src/api/generated/types.gen.ts'
import { commandBlocked, devicePermissions } from './device-rules.ts'
import { isPlanned } from './diagnosis-text.ts'
import type { Reason } from './diagnosis.ts'
import { issuableCommands } from './labels.ts'
import type { Permission } from './permissions.ts'
import { programPermissions } from './program-rules.ts'

export type Remedy =
  /** `blocked` says why it cannot be sent now, in words. */
  | { kind: 'command'; type: DeviceCommandRequest['type']; blocked: string | undefined }
  /** Change the power window. */
  | { kind: 'power' }
  /** Choose an ad to publish. */
  | { kind: 'publish' }
  /** See how far the publish of an ad has come. */
  | { kind: 'rollout'; programId: PlayEntry['programId'] }
  /** See what is offline in the same district: a power cut or a network takes several. */
  | { kind: 'neighbours' }
  | { kind: 'week' }
  | { kind: 'history' }

/** What can be done about a reason, the likeliest first; what the role lacks is absent (P8). */
export function remediesOf(reason: Reason, device: Device, can: (permission: Permission) => boolean): Remedy[] {
  const command = (...types: DeviceCommandRequest['type'][]): Remedy[] =>
    can(devicePermissions.sendCommand)
      ? types.map((type) => ({ kind: 'command', type, blocked: commandBlocked([device]) }))
      : []
  switch (reason.kind) {
    case 'offline':
      return device.district || device.city ? [{ kind: 'neighbours' }] : []
    case 'powerOff':
      return can(devicePermissions.setPower) ? [{ kind: 'power' }] : []
    case 'nothingScheduled': {
      const publish: Remedy[] =
        can(programPermissions.preview) && can(programPermissions.publish) ? [{ kind: 'publish' }] : []
      // in a pause what comes next is looked at first
      return isPlanned(reason) ? [{ kind: 'week' }, ...publish] : [...publish, { kind: 'week' }]
    }
    case 'notSynced': {
      const [first] = reason.entries
      return [
        ...command(1),
        ...(first && can(programPermissions.viewTerminals)
          ? [{ kind: 'rollout', programId: first.programId } as const]
          : []),
      ]
    }
    case 'diskFull':
      return command(4)
    case 'clockWrong':
      return command(1, 5)
    case 'commandFailed': {
      const type = issuableCommands.find((issuable) => issuable === reason.command.type)
      return [...(type === undefined ? [] : command(type)), { kind: 'history' }]
    }
  }
}
