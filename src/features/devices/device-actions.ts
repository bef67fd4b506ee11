import type { Device } from '#src/api/generated/types.gen.ts'
import { commandBlocked, devicePermissions } from '#src/domain/device-rules.ts'
import { commandTypes, issuableCommands, labelOf } from '#src/domain/labels.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { when, type RowAction } from '#src/ui/table/table-column.ts'
import type { OpenDialog } from './device-dialogs.tsx'
import type { DeviceTab } from './device-search.ts'
import type { useSendCommand } from './use-send-command.ts'

export interface DeviceActionHandlers {
  can: (permission: Permission) => boolean
  open: (dialog: OpenDialog) => void
  inspect: (device: Device, tab: DeviceTab) => void
  send: ReturnType<typeof useSendCommand>
}

/** The actions on one terminal in a list, most used first; those that the role lacks are absent (P8). */
export function rowActions(device: Device, { inspect, ...handlers }: DeviceActionHandlers): RowAction[] {
  return [
    { label: '查看节目', onClick: () => inspect(device, 'programs') },
    ...edit(device, handlers),
    { label: '一周', onClick: () => inspect(device, 'week') },
    ...others(device, handlers),
  ]
}

/** The actions at the head of a terminal that is open: its programmes and its week are tabs there. */
export function headActions(device: Device, handlers: HeadHandlers): RowAction[] {
  return [...edit(device, handlers), ...others(device, handlers)]
}

type HeadHandlers = Omit<DeviceActionHandlers, 'inspect'>

function edit(device: Device, { can, open }: HeadHandlers): RowAction[] {
  return when(can(devicePermissions.edit), { label: '编辑', onClick: () => open({ kind: 'edit', device }) })
}

function others(device: Device, { can, open, send }: HeadHandlers): RowAction[] {
  return [
    ...settings([device], can, open),
    ...commands([device], can, send),
    ...when(can(devicePermissions.takeOver), {
      label: '从其他终端接管',
      onClick: () => open({ kind: 'takeOver', device }),
    }),
  ]
}

export function settings(
  devices: readonly Device[],
  can: DeviceActionHandlers['can'],
  open: DeviceActionHandlers['open'],
): RowAction[] {
  return [
    ...when(can(devicePermissions.setPower), {
      label: '设置开关机时间',
      onClick: () => open({ kind: 'power', devices }),
    }),
    ...when(can(devicePermissions.setVolume), { label: '设置音量', onClick: () => open({ kind: 'volume', devices }) }),
    ...when(can(devicePermissions.setGroup), { label: '设置分组', onClick: () => open({ kind: 'group', devices }) }),
    ...when(can(devicePermissions.setOrg), { label: '设置组织机构', onClick: () => open({ kind: 'org', devices }) }),
  ]
}

/** The commands that can be sent to terminals; all of them must be online (1§4). */
export function commands(
  devices: readonly Device[],
  can: DeviceActionHandlers['can'],
  send: DeviceActionHandlers['send'],
): RowAction[] {
  if (!can(devicePermissions.sendCommand)) return []
  const disabledReason = commandBlocked(devices)
  return issuableCommands.map((type) => ({
    label: labelOf(commandTypes, type).text,
    disabledReason,
    onClick: () => void send(devices, type),
  }))
}
