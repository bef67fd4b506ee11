import { CommandType } from '../../simulation/commands.ts'
import { devicePresence } from '../../simulation/devices.ts'
import { wallTime } from '#src/domain/schedule.ts'
import type {
  CommandRow,
  DeviceRow,
  MaterialRow,
  PlayRecordRow,
  ProgramRow,
  PublicationRow,
  Reviewed,
} from '../models.ts'
import type { World } from '../world.ts'

const MINUTE = 60_000
const ADMIN = '13800000000'
const OPERATOR = '13800000001'
/** How many terminals got an ad anew. */
const HANDFUL = 5

const { screenshot, restart, diskCleanup, fetchInfo } = CommandType
/** Who sent what, how many minutes after midnight, to which of the terminals that are there, and why it failed. */
const COMMANDS = [
  [screenshot, 516.3, 33, ADMIN],
  [screenshot, 516.3, 48, ADMIN],
  [fetchInfo, 527.8, 62, OPERATOR],
  [fetchInfo, 533.2, 48, ADMIN],
  [diskCleanup, 546.4, 55, ADMIN, '磁盘正在被占用，清理失败'],
  [diskCleanup, 549.1, 55, ADMIN],
  [screenshot, 563.7, 72, OPERATOR],
  [restart, 572.5, 72, OPERATOR],
  [restart, 578.9, 87, ADMIN],
  [screenshot, 583.6, 72, OPERATOR],
] as const
const FURTHEST = 90

interface Rows {
  devices: readonly DeviceRow[]
  commands: CommandRow[]
  materials: readonly MaterialRow[]
  programs: readonly ProgramRow[]
  publications: PublicationRow[]
  playRecords: PlayRecordRow[]
}

/**
 * What was done before ten on the day of the world, most of it by the administrator: nobody begins with an empty day.
 * There are as many commands as before, and what is played does not change.
 */
export function addThisMorning(world: World, rows: Rows) {
  const { epoch } = world.scenario
  const moment = (minutes: number) => epoch + Math.round(minutes * MINUTE)
  const reached = rows.devices.filter((row) => {
    const { isOnline } = devicePresence(world, row)
    return row.lostUntil === 0 && [510, 540, 570, 600].every((minutes) => isOnline(moment(minutes)))
  })
  if (reached.length < FURTHEST) return

  const first = rows.commands.length - COMMANDS.length
  for (const [index, [type, minutes, place, creator, msg = '']] of COMMANDS.entries()) {
    const device = reached[place] as DeviceRow
    const settleAt = moment(minutes) + 4_000
    rows.commands[first + index] = {
      id: first + index + 1,
      deviceId: device.id,
      type,
      creator,
      createTime: moment(minutes),
      settleAt,
      succeeds: msg === '',
      msg,
    }
    if (type === screenshot) device.screenshotAt = settleAt
  }

  // some terminals of a plan got it anew, and not of what came last anyway
  const { day } = wallTime(new Date(epoch))
  const there = new Set(reached.map(({ id }) => id))
  const before = rows.publications
    .slice(0, -4)
    .findLast(
      ({ orderId, deviceIds, schedules: [plan] }) =>
        orderId === undefined &&
        plan !== undefined &&
        plan.dateEnd > day &&
        deviceIds.filter((id) => there.has(id)).length > 12,
    )
  if (before) {
    const deviceIds = before.deviceIds.filter((id) => there.has(id)).slice(-HANDFUL)
    const { programId, scheduleType, schedules } = before
    const plan = { programId, scheduleType, schedules, deviceIds, creator: ADMIN, createTime: moment(574.4) }
    before.deviceIds = before.deviceIds.filter((id) => !deviceIds.includes(id))
    rows.publications.push({ ...plan, id: rows.publications.length + 1 })
    rows.playRecords.push({ ...plan, type: 1, id: rows.playRecords.length + 1 })
  }

  const decide = (row: Reviewed | undefined, minutes: number, decided: 0 | 1) =>
    row && Object.assign(row, { decidedBy: ADMIN, decidedAt: moment(minutes), decided })
  decide(
    rows.materials.findLast(({ status }) => status === 1),
    538.7,
    0,
  )
  decide(
    rows.programs.findLast(({ status }) => status === 4),
    557.2,
    1,
  )
}
