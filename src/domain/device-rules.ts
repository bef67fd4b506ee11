import type { Permission } from './permissions.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** The actions on terminals, each with the codes of which any suffices (1§6, P2, P3, P7). */
export const devicePermissions = {
  edit: '11',
  setPower: '12',
  setVolume: '12',
  sendCommand: '13',
  addGroup: '14',
  deleteGroup: '15',
  renameGroup: ['14', '15'],
  setGroup: '16',
  setOrg: '17',
  stopPlay: '18',
  view: '1',
  viewPrograms: '1',
  batch: ['12', '13', '16', '17'],
  // any of its parts: settings, power and volume, group, organisation, publications
  takeOver: ['11', '12', '16', '17', '3c'],
} as const satisfies Record<string, Permission>

/** What a terminal must be known by to decide whether a command may go to it. */
interface Commandable {
  state?: number
}

/** Why a command cannot be sent to these terminals, in words, or undefined when it can (1§4: some, and all online). */
export function commandBlocked(devices: readonly Commandable[]): string | undefined {
  if (devices.length === 0) return '请选择终端'
  const offline = devices.filter((device) => device.state !== 1).length
  if (offline === 0) return undefined
  return devices.length === 1
    ? '终端不在线，不能下发指令'
    : `选中的终端中有 ${formatNumber(offline)} 台不在线，不能下发指令`
}

/** The power window that a terminal is to have, else the one that it has; an empty text is none. */
export function powerWindowOf({
  workCronTarget,
  workCron,
}: {
  workCronTarget?: string
  workCron?: string
}): string | undefined {
  return workCronTarget || workCron || undefined
}

/** What a terminal is called: its name, else its serial number, and nothing when it has neither. */
export function deviceName({ name, sn }: { name?: string; sn?: string }): string {
  return name || sn || ''
}
